import type { DocumentKind, FormField, Page } from '#protocol/document.ts'
import { MAX_PAGES } from '#protocol/limits.ts'
import type { ReadFailure } from '#server/ports/documents.ts'
import { sniff } from '#server/ports/sniff.ts'
import type { Block } from './flow/blocks.ts'
import { layOut } from './flow/layout.ts'
import { readTxt } from './flow/txt.ts'
import { imageSize, MOST_PIXELS } from './images/size.ts'
import { readPdf } from './pdf/read-pdf.ts'
import type { PageNews, PictureJob } from './process/messages.ts'

export type FileText = {
  ok: true
  kind: DocumentKind
  pages: Page[]
  fields: FormField[]
  notes: string[]
  pictures: PictureJob[]
}

/** Everything of a file that is had without OCR, and the pages that need it. */
export async function readFile(
  bytes: Uint8Array,
  name: string,
  onPage: (news: PageNews) => void = () => {},
): Promise<FileText | ReadFailure> {
  const found = sniff(bytes, name)
  if (!found.ok) return found
  const { kind } = found
  if (kind === 'pdf') {
    const read = await readPdf(bytes, onPage)
    return read.ok ? { ...read, kind } : read
  }
  if (kind === 'image') {
    const size = imageSize(bytes)
    if (size === undefined) return { ok: false, code: 'FILE_DAMAGED' }
    if (size.width * size.height > MOST_PIXELS) return { ok: false, code: 'FILE_TOO_COMPLEX' }
    return { ok: true, kind, pages: [], fields: [], notes: [], pictures: [{ page: 1, fieldWords: [] }] }
  }
  const flowing = await readFlowing(kind, bytes)
  if (!flowing.ok) return flowing
  const pages = layOut(flowing.blocks)
  if (pages.length > MAX_PAGES) return { ok: false, code: 'FILE_TOO_LONG' }
  return { ok: true, kind, pages, fields: [], notes: flowing.notes, pictures: [] }
}

export type Flowing = { ok: true; blocks: Block[]; notes: string[] }

/** Each library is loaded when the first file asks for it: most files are PDFs, which need none of them. */
async function readFlowing(kind: DocumentKind, bytes: Uint8Array): Promise<Flowing | ReadFailure> {
  if (kind === 'docx') return (await import('./flow/docx.ts')).readDocx(bytes)
  if (kind === 'doc') return (await import('./flow/doc.ts')).readDoc(bytes)
  if (kind === 'rtf') return (await import('./flow/rtf.ts')).readRtf(bytes)
  return { ok: true, blocks: readTxt(bytes), notes: [] }
}
