import type { Box } from '#protocol/evidence.ts'
import type { Pdfium } from './pdfium.ts'

/** A page as it is shown, and the way from the PDF's own coordinates (origin bottom left, unrotated) to it. */
export type PageFrame = {
  width: number
  height: number
  /** Quarter turns, clockwise, that the page is shown with. */
  rotation: number
  x(x: number, y: number): number
  y(x: number, y: number): number
}

/** `turns`: quarter turns clockwise beyond those that the page itself asks for. */
export function frameOf(pdfium: Pdfium, page: number, turns = 0): PageFrame {
  const rotation = (pdfium.FPDFPage_GetRotation(page) + turns) & 3
  const shown = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)] as const
  const [width, height] = turns % 2 === 0 ? shown : [shown[1], shown[0]]
  const found = pdfium.FPDF_GetPageBoundingBox(page, pdfium.out)
  const left = found ? pdfium.float(pdfium.out) : 0
  const top = found ? pdfium.float(pdfium.out + 4) : rotation % 2 === 0 ? height : width
  const right = found ? pdfium.float(pdfium.out + 8) : rotation % 2 === 0 ? width : height
  const bottom = found ? pdfium.float(pdfium.out + 12) : 0
  const size = { width, height, rotation }
  if (rotation === 1) return { ...size, x: (_, y) => y - bottom, y: (x) => x - left }
  if (rotation === 2) return { ...size, x: (x) => right - x, y: (_, y) => y - bottom }
  if (rotation === 3) return { ...size, x: (_, y) => top - y, y: (x) => right - x }
  return { ...size, x: (x) => x - left, y: (_, y) => top - y }
}

export function boxOf(frame: PageFrame, x0: number, y0: number, x1: number, y1: number): Box {
  const ax = frame.x(x0, y0)
  const ay = frame.y(x0, y0)
  const bx = frame.x(x1, y1)
  const by = frame.y(x1, y1)
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) }
}

export function onPage(frame: PageFrame, box: Box): boolean {
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  return x >= 0 && y >= 0 && x <= frame.width && y <= frame.height
}
