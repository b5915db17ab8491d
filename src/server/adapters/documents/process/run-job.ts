import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads'
import type { Piscina } from 'piscina'
import type { ReadFailure, ReadProgress } from '#server/ports/documents.ts'
import type {
  Limits,
  PackedDocument,
  PageNews,
  PictureJob,
  PictureResult,
  PictureTask,
  TextResult,
  TextTask,
} from './messages.ts'
import type { Slots } from './slots.ts'

/** Threads, and as many slots: a file's time runs from when a thread has it, not while it waits for one. */
export type Pool = { threads: Piscina; slots: Slots }
export type Pools = { text: Pool; picture: Pool; limits: Limits }

type Report = (progress: ReadProgress) => void

/** Reads one file: its text in one go, then its pictures page by page, side by side. */
export async function readWithPools(
  pools: Pools,
  task: TextTask,
  signal: AbortSignal,
  report: Report,
): Promise<PackedDocument | ReadFailure> {
  report({ done: 0, total: 1, step: 'Reading the text' })
  const text = await readText(pools, task, signal, report)
  if (!text.ok) return text
  const { pictures, ...document } = text
  if (pictures.length > 0) {
    const failure = await readPictures(pools, task.bytes, document, pictures, signal, report)
    if (failure !== undefined) return failure
  }
  if (document.pages.every((page) => page.from.length === 0)) return { ok: false, code: 'FILE_NO_TEXT' }
  return document
}

/** The thread tells of each page while it is at work, by a channel of its own. */
async function readText(
  { text, limits }: Pools,
  task: TextTask,
  signal: AbortSignal,
  report: Report,
): Promise<TextResult> {
  const { port1: heard, port2: news } = new MessageChannel()
  const tell = ({ number, read, pages }: PageNews) =>
    report({ done: read, total: pages, step: `Reading page ${number} of ${pages}` })
  heard.on('message', tell)
  try {
    return await within(text, limits.textMs, signal, (both) =>
      text.threads.run({ ...task, news }, { name: 'readText', signal: both, transferList: [news] }),
    )
  } finally {
    // The last of it may come behind the result.
    for (let late = receiveMessageOnPort(heard); late; late = receiveMessageOnPort(heard)) tell(late.message)
    heard.close()
  }
}

async function readPictures(
  pools: Pools,
  bytes: Uint8Array,
  document: PackedDocument,
  pictures: readonly PictureJob[],
  signal: AbortSignal,
  report: Report,
): Promise<ReadFailure | undefined> {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length))
  shared.set(bytes)
  const kind = document.kind === 'image' ? 'image' : 'pdf'
  const unread: number[] = []
  let failure: ReadFailure | undefined
  const total = Math.max(document.pages.length, pictures.length)
  const sayWhere = teller(total, total - pictures.length, report)
  let next = 0
  const readOn = async () => {
    for (let picture = pictures[next++]; picture !== undefined; picture = pictures[next++]) {
      if (signal.aborted) return
      const task: PictureTask = { bytes: shared, kind, picture }
      const result: PictureResult = await within(pools.picture, pools.limits.pageMs, signal, (both) => {
        sayWhere.begun(picture.page)
        return pools.picture.threads.run(task, { name: 'readPicture', signal: both })
      })
      const at = document.pages.findIndex((page) => page.number === picture.page)
      if (result.ok) document.pages.splice(at < 0 ? document.pages.length : at, at < 0 ? 0 : 1, result.page)
      else {
        failure ??= result
        unread.push(picture.page)
      }
      sayWhere.read(picture.page)
    }
  }
  await Promise.all(Array.from({ length: pools.limits.threads }, readOn))
  if (signal.aborted) return { ok: false, code: 'CANCELED' }
  // A file of nothing but unreadable pictures says why; one that has other pages says which are missing.
  if (failure !== undefined && document.pages.every((page) => page.from.length === 0)) return failure
  if (unread.length > 0) document.notes.push(unreadNote(unread))
  return undefined
}

/** What a page counts for while it is being read: a scan takes seconds a page, and its reader sees that it moves. */
const BEGUN = 0.3

/** Tells of the scanned pages as they are begun and read, several at a time: of the earliest that is still at work. */
function teller(total: number, alreadyRead: number, report: Report) {
  const atWork = new Set<number>()
  let done = alreadyRead
  let last = 0
  const tell = () => {
    const page = atWork.size > 0 ? Math.min(...atWork) : last
    report({ done: done + BEGUN * atWork.size, total, step: `Reading page ${page} of ${total} (scanned)` })
  }
  return {
    begun(page: number) {
      atWork.add(page)
      last = page
      tell()
    },
    read(page: number) {
      atWork.delete(page)
      done += 1
      tell()
    },
  }
}

function unreadNote(pages: number[]): string {
  const list = pages.sort((a, b) => a - b).join(', ')
  return pages.length === 1 ? `Page ${list} could not be read.` : `Pages ${list} could not be read.`
}

/** Runs a task of a pool within a time; the thread of one that takes longer is ended. */
function within<T extends { ok: boolean }>(
  pool: Pool,
  ms: number,
  signal: AbortSignal,
  run: (both: AbortSignal) => Promise<T>,
): Promise<T | ReadFailure> {
  return pool.slots(async () => {
    if (signal.aborted) return { ok: false, code: 'CANCELED' }
    try {
      return await run(AbortSignal.any([signal, AbortSignal.timeout(ms)]))
    } catch {
      // Too long, out of memory, or a thread that died: the file asks for more than we give.
      return { ok: false, code: signal.aborted ? 'CANCELED' : 'FILE_TOO_COMPLEX' }
    }
  })
}
