import { frameOf, type PageFrame } from './frame.ts'
import { loadPdfium, type Pdfium } from './pdfium.ts'
import type { WordStyles } from './word-style.ts'

export type OpenPdf = {
  pdfium: Pdfium
  handle: number
  pages: number
  /** 0 none, 1 AcroForm, 2 and 3 XFA. */
  formType: number
  /** The form environment, 0 where the document has no form. */
  form: number
  styles: WordStyles
  close(): void
}
export type OpenResult = { ok: true; pdf: OpenPdf } | { ok: false; code: 'FILE_DAMAGED' | 'FILE_ENCRYPTED' }

const PASSWORD = 4
const SECURITY = 5
const FORM_INFO_BYTES = 256

/** Opens a PDF; one with an empty user password opens like any other. */
export async function openPdf(bytes: Uint8Array): Promise<OpenResult> {
  const pdfium = await loadPdfium()
  const memory = pdfium.malloc(bytes.length)
  pdfium.bytes().set(bytes, memory)
  const handle = pdfium.FPDF_LoadMemDocument(memory, bytes.length, 0)
  if (handle === 0) {
    const error = pdfium.FPDF_GetLastError()
    pdfium.free(memory)
    return { ok: false, code: error === PASSWORD || error === SECURITY ? 'FILE_ENCRYPTED' : 'FILE_DAMAGED' }
  }
  const formType = pdfium.FPDF_GetFormType(handle)
  let info = 0
  let form = 0
  if (formType !== 0) {
    info = pdfium.malloc(FORM_INFO_BYTES)
    // Version 2 of the structure and no callback: nothing of the form's own can run.
    pdfium.bytes().fill(0, info, info + FORM_INFO_BYTES)
    pdfium.bytes()[info] = 2
    form = pdfium.FPDFDOC_InitFormFillEnvironment(handle, info)
  }
  const close = () => {
    if (form !== 0) pdfium.FPDFDOC_ExitFormFillEnvironment(form)
    pdfium.FPDF_CloseDocument(handle)
    if (info !== 0) pdfium.free(info)
    pdfium.free(memory)
  }
  const pages = pdfium.FPDF_GetPageCount(handle)
  return { ok: true, pdf: { pdfium, handle, pages, formType, form, styles: new Map(), close } }
}

export type OpenPage = { page: number; frame: PageFrame }

/** Opens a page for as long as `use` runs; nothing where the page is broken. */
export function withPage<T>(pdf: OpenPdf, number: number, use: (open: OpenPage) => T): T | undefined {
  const { pdfium, form } = pdf
  const page = pdfium.FPDF_LoadPage(pdf.handle, number - 1)
  if (page === 0) return undefined
  if (form !== 0) pdfium.FORM_OnAfterLoadPage(page, form)
  try {
    return use({ page, frame: frameOf(pdfium, page) })
  } finally {
    if (form !== 0) pdfium.FORM_OnBeforeClosePage(page, form)
    pdfium.FPDF_ClosePage(page)
  }
}
