import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { serveSocket } from './embedded-socket.ts'

/** What the thread is told at its start. */
export interface EmbeddedStart {
  /** Where the database lives; in memory without it. */
  folder: string | undefined
  socket: string
  template: Blob | undefined
}

const start: EmbeddedStart = workerData
const database = await PGlite.create({
  ...(start.folder === undefined ? {} : { dataDir: start.folder }),
  ...(start.template === undefined ? {} : { loadDataDir: start.template }),
})
const server = await serveSocket(database, start.socket)

parentPort?.once('message', async () => {
  await server.close()
  await database.close()
  parentPort?.close()
})
parentPort?.postMessage('ready')
