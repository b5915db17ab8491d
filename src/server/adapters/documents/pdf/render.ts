import type { Grey } from '../images/grey.ts'
import { type OpenPdf, withPage } from './document.ts'

const GREY = 1
const AS_GREY = 0x08
const WHITE = 0xffffffff
const POINTS = 72
/** An A3 page at 300 dpi has 17 million pixels. */
const MOST_PIXELS = 24_000_000

/** Draws a page in grey, without its form fields: their values are known better than by their picture. */
export function renderPage(pdf: OpenPdf, number: number, dpi: number): Grey | undefined {
  const { pdfium } = pdf
  return withPage(pdf, number, ({ page, frame }) => {
    const fitting = Math.min(dpi, POINTS * Math.sqrt(MOST_PIXELS / Math.max(frame.width * frame.height, 1)))
    const width = Math.max(Math.round((frame.width * fitting) / POINTS), 1)
    const height = Math.max(Math.round((frame.height * fitting) / POINTS), 1)
    const memory = pdfium.malloc(width * height)
    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, GREY, memory, width)
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, AS_GREY)
    const data = pdfium.bytes().slice(memory, memory + width * height)
    pdfium.FPDFBitmap_Destroy(bitmap)
    pdfium.free(memory)
    return { width, height, data, dpi: fitting }
  })
}
