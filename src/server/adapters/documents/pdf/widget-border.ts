import type { Box } from '#protocol/evidence.ts'
import { bottom, right } from '../loose.ts'
import { darkness } from './paths.ts'
import type { Pdfium } from './pdfium.ts'

const PATH = 2
const FAINT = 0.03
const MOST_OBJECTS = 40

/**
 * The four lines of the frame that a field's own appearance draws around it. On a printed or scanned copy of the
 * form they are lines of the page, so they are here too.
 */
export function frameOfWidget(pdfium: Pdfium, annotation: number, box: Box): Box[] {
  const count = Math.min(pdfium.FPDFAnnot_GetObjectCount(annotation), MOST_OBJECTS)
  for (let i = 0; i < count; i++) {
    const object = pdfium.FPDFAnnot_GetObject(annotation, i)
    if (pdfium.FPDFPageObj_GetType(object) !== PATH || !isFrame(pdfium, object, box)) continue
    return [
      { ...box, height: 0 },
      { ...box, y: bottom(box), height: 0 },
      { ...box, width: 0 },
      { ...box, x: right(box), width: 0 },
    ]
  }
  return []
}

function isFrame(pdfium: Pdfium, object: number, box: Box): boolean {
  const { out } = pdfium
  pdfium.FPDFPath_GetDrawMode(object, out, out + 4)
  if (pdfium.int(out + 4) === 0) return false
  if ((darkness(pdfium, pdfium.FPDFPageObj_GetStrokeColor, object) ?? 0) < FAINT) return false
  if (pdfium.FPDFPageObj_GetBounds(object, out, out + 4, out + 8, out + 12) === 0) return false
  const sides = [
    Math.abs(pdfium.float(out + 8) - pdfium.float(out)),
    Math.abs(pdfium.float(out + 12) - pdfium.float(out + 4)),
  ].sort((a, b) => a - b)
  // Compared by size alone, because a field on a turned page has its appearance turned too.
  const wanted = [box.width, box.height].sort((a, b) => a - b)
  return sides.every((side, index) => {
    const size = wanted[index] ?? 0
    return side > size * 0.8 - 2 && side < size * 1.1 + 4
  })
}
