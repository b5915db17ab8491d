import type { Page } from '#protocol/document.ts'
import type { ReadFailure } from '#server/ports/documents.ts'
import { readImage } from './images/read-image.ts'
import { readScan } from './ocr/read-scan.ts'
import { type OpenPdf, openPdf, withPage } from './pdf/document.ts'
import { scanDpi } from './pdf/paths.ts'
import { readPdfPage } from './pdf/read-page.ts'
import { renderPage } from './pdf/render.ts'
import type { PictureTask } from './process/messages.ts'

const DPI = 300
const ENOUGH_DPI = 190

/** Reads one page by OCR: of a PDF, or a picture that is the whole file. */
export async function readPicture(task: PictureTask): Promise<{ ok: true; page: Page } | ReadFailure> {
  const { bytes, kind, picture } = task
  if (kind === 'image') {
    const image = await readImage(bytes)
    if (image === undefined) return { ok: false, code: 'FILE_DAMAGED' }
    const { grey, width, height } = image
    return { ok: true, page: await readScan(grey, { number: 1, width, height, fieldWords: [] }) }
  }
  const opened = await openPdf(bytes)
  if (!opened.ok) return opened
  try {
    const printed = readPdfPage(opened.pdf, picture.page).page
    const grey = renderPage(opened.pdf, picture.page, readingDpi(opened.pdf, picture.page))
    if (grey === undefined) return { ok: false, code: 'FILE_DAMAGED' }
    const { width, height } = printed
    const page = await readScan(grey, { number: picture.page, width, height, fieldWords: picture.fieldWords })
    // A page of a few printed words and a photograph has its words already.
    return { ok: true, page: isBetter(page, printed) ? page : printed }
  } finally {
    opened.pdf.close()
  }
}

/** A scan of some 200 dpi is read as it is: enlarging it takes time and makes no letter clearer. */
function readingDpi(pdf: OpenPdf, number: number): number {
  const found = withPage(pdf, number, ({ page, frame }) => scanDpi(pdf.pdfium, page, frame)) ?? 0
  return found >= ENOUGH_DPI && found < DPI ? found : DPI
}

function isBetter(seen: Page, printed: Page): boolean {
  const letters = (page: Page) => page.text.replace(/[^\p{L}\p{N}]/gu, '').length
  return letters(seen) > letters(printed) && (seen.confidence ?? 0) > 0.35
}
