import { createServer, type Server, type Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { createMessageReader } from './wire-messages.ts'

/** A transaction whose owner says nothing for this long is rolled back: it keeps everybody else out. */
const SILENCE_MS = 30_000

interface Turn {
  socket: Socket
  /** Empty: the connection is gone, and what it had open is to be rolled back. */
  messages: Uint8Array[]
}

/**
 * Lets many connections share the one backend of an embedded database. One unit of one connection runs at a
 * time, and a connection with an open transaction keeps its turn until that ends. Whoever takes turns in
 * smaller pieces than that runs one connection's statement with another's values.
 */
export async function serveSocket(database: PGlite, path: string): Promise<{ close(): Promise<void> }> {
  const waiting: Turn[] = []
  const sockets = new Set<Socket>()
  let holder: Socket | null = null
  let busy = false
  let turns = Promise.resolve()
  let closing = false
  let silence: NodeJS.Timeout | undefined

  async function run({ socket, messages }: Turn): Promise<void> {
    if (messages.length === 0) {
      if (holder === socket && database.isInTransaction()) await database.exec('rollback')
      return
    }
    await database.runExclusive(async () => {
      for (const message of messages) {
        await database.execProtocolRawStream(message, {
          onRawData: (data) => {
            if (socket.writable) socket.write(Buffer.from(data))
          },
        })
      }
    })
  }

  async function takeTurns(): Promise<void> {
    busy = true
    clearTimeout(silence)
    for (let turn = nextTurn(); turn; turn = nextTurn()) {
      const { socket } = turn
      await run(turn).catch((error: unknown) => socket.destroy(error instanceof Error ? error : undefined))
      holder = database.isInTransaction() ? socket : null
    }
    busy = false
    const silent = holder
    if (silent) silence = setTimeout(() => silent.destroy(), SILENCE_MS)
  }

  function nextTurn(): Turn | undefined {
    if (!holder) return waiting.shift()
    const index = waiting.findIndex(({ socket }) => socket === holder)
    return index < 0 ? undefined : waiting.splice(index, 1)[0]
  }

  function queue(turn: Turn): void {
    if (closing) return
    waiting.push(turn)
    if (!busy) turns = takeTurns()
  }

  function accept(socket: Socket): void {
    sockets.add(socket)
    const read = createMessageReader()
    socket.on('data', (bytes: Buffer) => {
      for (const incoming of read(bytes)) {
        if (incoming.kind === 'unit') queue({ socket, messages: incoming.messages })
        else if (incoming.kind === 'encryption') socket.write('N')
        else socket.end()
      }
    })
    // What was broken off is told by the close that follows.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      for (let index = waiting.length - 1; index >= 0; index -= 1) {
        if (waiting[index]?.socket === socket) waiting.splice(index, 1)
      }
      queue({ socket, messages: [] })
    })
  }

  const server = await listen(createServer(accept), path)
  return {
    async close() {
      closing = true
      waiting.length = 0
      for (const socket of sockets) socket.destroy()
      await turns
      clearTimeout(silence)
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function listen(server: Server, path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve(server))
  })
}
