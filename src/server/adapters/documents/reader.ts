import { availableParallelism } from 'node:os'
import type {
  DocumentReader,
  ReadFailure,
  ReadInput,
  ReadOptions,
  ReadResult,
} from '#server/ports/documents.ts'
import { guessLanguage } from './language.ts'
import type { FromHost, Limits, PackedDocument } from './process/messages.ts'
import { unpackPage } from './process/pack.ts'
import { type Host, startHost } from './process/start-host.ts'

export type ReaderOptions = Limits & {
  /** Of the whole child process, in bytes. */
  memory: number
  /** How many files are read at once; others wait. */
  atOnce: number
  /** The module that the threads run. */
  worker: URL
}

const MB = 1024 * 1024
const DEFAULTS: ReaderOptions = {
  threads: Math.max(1, Math.min(4, availableParallelism())),
  textMs: 15_000,
  pageMs: 45_000,
  heapMb: 512,
  memory: 1536 * MB,
  atOnce: 6,
  worker: new URL('./process/worker.ts', import.meta.url),
}

type Job = {
  number: number
  input: ReadInput
  options: ReadOptions
  /** It was being read when the process was lost: read it by itself, so that it can harm no neighbour. */
  isSuspect: boolean
  finish(result: ReadResult): void
  fail(error: Error): void
}

/** Reads documents in a child process with threads, which starts with the first document. */
export function createDocumentReader(options: Partial<ReaderOptions> = {}): DocumentReader {
  const settings = { ...DEFAULTS, ...options }
  const waiting: Job[] = []
  const running = new Map<number, Job>()
  let host: Host | undefined
  let lastJob = 0
  let isClosed = false

  const ensureHost = (): Host => {
    host ??= startHost(settings, { message: onMessage, lost: onLost })
    return host
  }

  const pump = () => {
    while (waiting.length > 0 && running.size < settings.atOnce) {
      if ([...running.values()].some((job) => job.isSuspect)) break
      const suspect = waiting.findIndex((job) => job.isSuspect)
      if (suspect >= 0 && running.size > 0) break
      const [job] = waiting.splice(Math.max(suspect, 0), 1)
      if (job === undefined) break
      running.set(job.number, job)
      ensureHost().send({ type: 'read', job: job.number, bytes: job.input.bytes, name: job.input.name })
    }
    host?.keepAlive(running.size > 0)
  }

  const onMessage = (message: FromHost) => {
    if (message.type === 'memory' && message.bytes > settings.memory) host?.kill()
    if (message.type !== 'progress' && message.type !== 'done') return
    const job = running.get(message.job)
    if (job === undefined) return
    if (message.type === 'progress') {
      job.options.onProgress?.(message.progress)
      return
    }
    running.delete(job.number)
    job.finish(message.result.ok ? unpack(job.input, message.result) : message.result)
    pump()
  }

  const onLost = (hadStarted: boolean) => {
    host = undefined
    const jobs = [...running.values()]
    running.clear()
    for (const job of jobs) {
      if (!hadStarted) job.fail(new Error('The process that reads documents did not start'))
      else if (jobs.length === 1 || job.isSuspect) job.finish({ ok: false, code: 'FILE_TOO_COMPLEX' })
      else waiting.unshift({ ...job, isSuspect: true })
    }
    if (!isClosed) pump()
  }

  const cancel = (number: number): ReadFailure => {
    const at = waiting.findIndex((job) => job.number === number)
    if (at >= 0) waiting.splice(at, 1)
    else if (running.delete(number)) host?.send({ type: 'cancel', job: number })
    pump()
    return { ok: false, code: 'CANCELED' }
  }

  return {
    read: (input, options = {}) =>
      new Promise((resolve, reject) => {
        const { signal } = options
        if (isClosed || signal?.aborted === true) {
          resolve({ ok: false, code: 'CANCELED' })
          return
        }
        const number = ++lastJob
        const onAbort = () => resolve(cancel(number))
        signal?.addEventListener('abort', onAbort, { once: true })
        const settle = () => signal?.removeEventListener('abort', onAbort)
        waiting.push({
          number,
          input,
          options,
          isSuspect: false,
          finish: (result) => {
            settle()
            resolve(result)
          },
          fail: (error) => {
            settle()
            reject(error)
          },
        })
        pump()
      }),
    warm: () => ensureHost().ready,
    close: async () => {
      isClosed = true
      for (const job of [...waiting.splice(0), ...running.values()])
        job.finish({ ok: false, code: 'CANCELED' })
      running.clear()
      await host?.end()
    },
  }
}

function unpack({ id, name }: ReadInput, packed: PackedDocument): ReadResult {
  const { kind, fields, notes } = packed
  const pages = packed.pages.map(unpackPage)
  const language = guessLanguage(pages.map((page) => page.text))
  return { ok: true, document: { id, name, kind, language, pages, fields, notes } }
}
