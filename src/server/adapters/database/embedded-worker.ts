import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

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
const server = new PGLiteSocketServer({ db: database, path: start.socket, maxConnections: 30 })
await server.start()

parentPort?.once('message', async () => {
  await server.stop()
  await database.close()
  parentPort?.close()
})
parentPort?.postMessage('ready')
