import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { type DatabaseHandle, databaseOn } from '#server/db/client.ts'
import type { EmbeddedStart } from './embedded-worker.ts'
import { lockFolder } from './folder-lock.ts'

interface EmbeddedOptions {
  /** The data folder. Without one the database lives in memory, as tests want it. */
  folder?: string
  /** A dump of another embedded database to begin from; in memory only. */
  template?: Blob
  onLost(error: Error): void
  onConnectionError(error: Error): void
}

/** The operating system cuts a socket's path off at about this many bytes. */
const LONGEST_SOCKET_PATH = 100
const SOCKET_NAME = '.s.PGSQL.5432'
/** They share one backend: more of them would only wait longer. */
const CONNECTIONS = 8

/**
 * The embedded PostgreSQL: in a thread of its own, because a query blocks its thread, and behind a socket, so
 * that everything above uses the same driver as with any PostgreSQL.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<DatabaseHandle> {
  const unlock = options.folder === undefined ? () => undefined : lockFolder(options.folder)
  const sockets = socketFolder(options.folder)
  const tidy = () => {
    if (sockets.temporary) rmSync(sockets.folder, { recursive: true, force: true })
    unlock()
  }
  try {
    const worker = await startWorker(
      {
        folder: options.folder === undefined ? undefined : databaseFolder(options.folder),
        socket: path.join(sockets.folder, SOCKET_NAME),
        template: options.template,
      },
      options.onLost,
    )
    if (options.folder !== undefined) writeFileSync(madeMark(options.folder), '')
    const connection: pg.PoolConfig = { host: sockets.folder, user: 'postgres', database: 'postgres' }
    const pool = new pg.Pool({ ...connection, max: CONNECTIONS })
    pool.on('error', options.onConnectionError)
    const end = async () => {
      await pool.end()
      await worker.close()
      tidy()
    }
    let closed: Promise<void> | undefined
    const close = () => {
      closed ??= end()
      return closed
    }
    return { kind: 'embedded', db: databaseOn(pool), pool, connection, close }
  } catch (error) {
    tidy()
    throw error
  }
}

/** Written once the database was made in full. */
const madeMark = (folder: string) => path.join(folder, 'database.made')

/** Where the database lives. One whose making was cut short holds nothing yet and cannot be opened: it is put aside. */
function databaseFolder(folder: string): string {
  const place = path.join(folder, 'database')
  if (existsSync(place) && !existsSync(madeMark(folder)))
    renameSync(place, `${place}.unfinished-${Date.now()}`)
  return place
}

/** A folder that only we may enter, because the socket asks for no password. */
function socketFolder(folder: string | undefined): { folder: string; temporary: boolean } {
  const inside = folder === undefined ? undefined : path.join(folder, 'socket')
  if (inside && Buffer.byteLength(path.join(inside, SOCKET_NAME)) <= LONGEST_SOCKET_PATH) {
    mkdirSync(inside, { recursive: true, mode: 0o700 })
    // The folder's lock is ours, so a socket that is there was left behind by a process that was killed.
    if (existsSync(path.join(inside, SOCKET_NAME))) rmSync(path.join(inside, SOCKET_NAME))
    return { folder: inside, temporary: false }
  }
  return { folder: mkdtempSync(path.join(tmpdir(), 'verity-')), temporary: true }
}

async function startWorker(start: EmbeddedStart, onLost: (error: Error) => void) {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: start,
    // Options of the process are not meant for this thread.
    execArgv: [],
  })
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The embedded database ended while it was starting')))
  })
  let closing = false
  worker.removeAllListeners('error')
  worker.on('error', onLost)
  worker.once('exit', () => {
    if (!closing) onLost(new Error('The embedded database ended'))
  })
  return {
    async close() {
      closing = true
      worker.postMessage('close')
      await ended
    },
  }
}
