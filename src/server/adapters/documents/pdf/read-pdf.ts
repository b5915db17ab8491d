import type { FormField, Page } from '#protocol/document.ts'
import { MAX_PAGES } from '#protocol/limits.ts'
import type { ReadFailure } from '#server/ports/documents.ts'
import type { PageNews, PictureJob } from '../process/messages.ts'
import { openPdf } from './document.ts'
import { readPdfPage } from './read-page.ts'

export type PdfText = {
  ok: true
  pages: Page[]
  fields: FormField[]
  notes: string[]
  /** The pages to read from their pictures, and the field words to keep on them. */
  pictures: PictureJob[]
}

const XFA = 2
const WAITING = /please wait|adobe reader|acrobat|viewer/i
const XFA_DETAILS =
  'This form was made for Adobe’s own viewer and holds no pages. Open it there, print it to a PDF, and send that.'

/** Reads a PDF's own text, fields and lines; pages that are pictures are named for OCR. */
export async function readPdf(
  bytes: Uint8Array,
  onPage: (news: PageNews) => void = () => {},
): Promise<PdfText | ReadFailure> {
  const opened = await openPdf(bytes)
  if (!opened.ok) return opened
  const { pdf } = opened
  try {
    if (pdf.pages === 0) return { ok: false, code: 'FILE_DAMAGED' }
    if (pdf.pages > MAX_PAGES)
      return { ok: false, code: 'FILE_TOO_LONG', details: `It has ${pdf.pages} pages.` }
    const result: PdfText = { ok: true, pages: [], fields: [], notes: [], pictures: [] }
    for (let number = 1; number <= pdf.pages; number++) {
      // A page that waits for OCR is not read yet.
      onPage({ number, read: number - 1 - result.pictures.length, pages: pdf.pages })
      const { page, fields, fieldWords, needsOcr } = readPdfPage(pdf, number)
      result.pages.push(page)
      result.fields.push(...fields)
      if (needsOcr) result.pictures.push({ page: number, fieldWords })
    }
    const words = result.pages.reduce((sum, page) => sum + page.words.length, 0)
    if (pdf.formType === XFA && words < 120 && (words === 0 || WAITING.test(result.pages[0]?.text ?? '')))
      return { ok: false, code: 'FILE_TYPE', details: XFA_DETAILS }
    return result
  } finally {
    pdf.close()
  }
}
