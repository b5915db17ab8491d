import { loadPdfium, renewPdfium } from '../pdf/pdfium.ts'
import { readFile } from '../read-file.ts'
import { readPicture as read } from '../read-picture.ts'
import type { PictureResult, PictureTask, TextResult, ToldTextTask } from './messages.ts'
import { packPage } from './pack.ts'

/** Loads what most files need. */
export const warmUp = () => loadPdfium().then(() => true)

/** Runs in a thread of the pool. Answers with codes: what is thrown across threads loses its properties. */
export async function readText({ bytes, name, news }: ToldTextTask): Promise<TextResult> {
  try {
    const result = await readFile(bytes, name, (page) => news?.postMessage(page))
    await renewPdfium(false)
    return result.ok ? { ...result, pages: result.pages.map(packPage) } : result
  } catch (error) {
    if (isFault(error)) await renewPdfium(true)
    return failure(error)
  }
}

export async function readPicture(task: PictureTask): Promise<PictureResult> {
  try {
    const result = await read(task)
    await renewPdfium(false)
    return result.ok ? { ok: true, page: packPage(result.page) } : result
  } catch (error) {
    if (isFault(error)) await renewPdfium(true)
    return failure(error)
  }
}

/** A trap inside of WebAssembly, by its name: the language's own types do not know it. */
const isFault = (error: unknown) => error instanceof Error && error.name === 'RuntimeError'

/** Whatever a library throws over a file's content means that the file is not as it should be. */
function failure(error: unknown): { ok: false; code: 'FILE_DAMAGED' | 'FILE_TOO_COMPLEX' } {
  const isExhausted = error instanceof RangeError || /memory|allocat|OOM/i.test(String(error))
  return { ok: false, code: isExhausted ? 'FILE_TOO_COMPLEX' : 'FILE_DAMAGED' }
}
