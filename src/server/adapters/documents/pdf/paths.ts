import type { Box } from '#protocol/evidence.ts'
import { around } from '../loose.ts'
import type { PageFrame } from './frame.ts'
import type { Pdfium } from './pdfium.ts'

export type Line = { x0: number; y0: number; x1: number; y1: number }

/** One closed or open outline of a drawn path, in page points, and how it is painted. */
export type Outline = {
  box: Box
  lines: Line[]
  curved: boolean
  closed: boolean
  /** Its path's number: outlines of one path are painted together. */
  path: number
  /** Of how many outlines and segments its path is made: a drawing has many. */
  outlines: number
  segments: number
  /** Darkness of the fill and the stroke from 0 (white) to 1 (black); nothing where not painted. */
  fill: number | undefined
  stroke: number | undefined
  strokeWidth: number
}

export type PageDrawing = { outlines: Outline[]; images: Box[]; isTooComplex: boolean }

/** The resolution of the picture that covers most of a page; 0 where none does. */
export function scanDpi(pdfium: Pdfium, page: number, frame: PageFrame): number {
  const count = pdfium.FPDFPage_CountObjects(page)
  for (let i = 0; i < Math.min(count, 200); i++) {
    const object = pdfium.FPDFPage_GetObject(page, i)
    if (pdfium.FPDFPageObj_GetType(object) !== IMAGE) continue
    const [a, b, c, d] = matrixOf(pdfium, object)
    const width = Math.hypot(a, b)
    const height = Math.hypot(c, d)
    if (width * height < frame.width * frame.height * 0.5) continue
    if (pdfium.FPDFImageObj_GetImagePixelSize(object, pdfium.out, pdfium.out + 4) === 0) continue
    return Math.min((pdfium.int(pdfium.out) * 72) / width, (pdfium.int(pdfium.out + 4) * 72) / height)
  }
  return 0
}

type Matrix = [number, number, number, number, number, number]
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

const FORM = 5
const IMAGE = 3
const PATH = 2
const MOVE = 2
const CURVE = 1
const DEEPEST = 6
/** Beyond this a page is a plan or a picture: its lines are not a form's, and walking them all takes seconds. */
const MOST_SEGMENTS = 60_000
const MOST_OBJECTS = 200_000

/** Every outline painted on a page, those inside of form objects too (stamped fields are drawn so). */
export function readDrawing(pdfium: Pdfium, page: number, frame: PageFrame): PageDrawing {
  const drawing: PageDrawing = { outlines: [], images: [], isTooComplex: false }
  const walk = { pdfium, frame, drawing, segments: 0, objects: 0, paths: 0 }
  const count = pdfium.FPDFPage_CountObjects(page)
  for (let i = 0; i < count && !drawing.isTooComplex; i++)
    visit(walk, pdfium.FPDFPage_GetObject(page, i), IDENTITY, 0)
  return drawing
}

type Walk = {
  pdfium: Pdfium
  frame: PageFrame
  drawing: PageDrawing
  segments: number
  objects: number
  paths: number
}

function visit(walk: Walk, object: number, outer: Matrix, depth: number): void {
  const { pdfium, drawing } = walk
  const type = pdfium.FPDFPageObj_GetType(object)
  if (++walk.objects > MOST_OBJECTS) drawing.isTooComplex = true
  if (type === PATH) readPath(walk, object, outer)
  if (type === IMAGE) {
    const matrix = times(matrixOf(pdfium, object), outer)
    const corners = [at(matrix, 0, 0), at(matrix, 1, 0), at(matrix, 0, 1), at(matrix, 1, 1)]
    drawing.images.push(around(corners.flatMap(([x, y]) => [walk.frame.x(x, y), walk.frame.y(x, y)])))
  }
  if (type === FORM && depth < DEEPEST) {
    const inner = times(matrixOf(pdfium, object), outer)
    const count = pdfium.FPDFFormObj_CountObjects(object)
    for (let i = 0; i < count && !drawing.isTooComplex; i++)
      visit(walk, pdfium.FPDFFormObj_GetObject(object, i), inner, depth + 1)
  }
}

function readPath(walk: Walk, object: number, outer: Matrix): void {
  const { pdfium, frame, drawing } = walk
  const count = pdfium.FPDFPath_CountSegments(object)
  walk.segments += count
  if (walk.segments > MOST_SEGMENTS) {
    drawing.isTooComplex = true
    return
  }
  const paint = paintOf(pdfium, object, outer)
  if (paint.fill === undefined && paint.stroke === undefined) return
  const matrix = times(matrixOf(pdfium, object), outer)
  const path = walk.paths++
  const found: Outline[] = []
  let points: number[] = []
  let lines: Line[] = []
  let curved = false
  let closed = false
  const finish = () => {
    const [x, y] = points
    const endX = points.at(-2)
    const endY = points.at(-1)
    if (
      points.length >= 4 &&
      x !== undefined &&
      y !== undefined &&
      endX !== undefined &&
      endY !== undefined
    ) {
      const isBack = Math.abs(endX - x) < 0.05 && Math.abs(endY - y) < 0.05
      // A fill closes by itself; the line that closes it is there to be seen as an edge.
      if (!isBack && (closed || paint.fill !== undefined)) lines.push({ x0: endX, y0: endY, x1: x, y1: y })
      const isClosed = closed || isBack || paint.fill !== undefined
      found.push({
        box: around(points),
        lines,
        curved,
        closed: isClosed,
        path,
        outlines: 1,
        segments: count,
        ...paint,
      })
    }
    points = []
    lines = []
    curved = false
    closed = false
  }
  for (let i = 0; i < count; i++) {
    const segment = pdfium.FPDFPath_GetPathSegment(object, i)
    const type = pdfium.FPDFPathSegment_GetType(segment)
    pdfium.FPDFPathSegment_GetPoint(segment, pdfium.out, pdfium.out + 4)
    const [rawX, rawY] = at(matrix, pdfium.float(pdfium.out), pdfium.float(pdfium.out + 4))
    const x = frame.x(rawX, rawY)
    const y = frame.y(rawX, rawY)
    if (type === MOVE) finish()
    const lastX = points.at(-2)
    const lastY = points.at(-1)
    if (type === CURVE) curved = true
    else if (type !== MOVE && lastX !== undefined && lastY !== undefined)
      lines.push({ x0: lastX, y0: lastY, x1: x, y1: y })
    points.push(x, y)
    if (pdfium.FPDFPathSegment_GetClose(segment) !== 0) closed = true
  }
  finish()
  for (const outline of found) {
    outline.outlines = found.length
    drawing.outlines.push(outline)
  }
}

function paintOf(pdfium: Pdfium, object: number, outer: Matrix) {
  const { out } = pdfium
  pdfium.FPDFPath_GetDrawMode(object, out, out + 4)
  const isFilled = pdfium.int(out) !== 0
  const isStroked = pdfium.int(out + 4) !== 0
  const fill = isFilled ? darkness(pdfium, pdfium.FPDFPageObj_GetFillColor, object) : undefined
  const stroke = isStroked ? darkness(pdfium, pdfium.FPDFPageObj_GetStrokeColor, object) : undefined
  const width = isStroked && pdfium.FPDFPageObj_GetStrokeWidth(object, out) !== 0 ? pdfium.float(out) : 0
  const [a, b, c, d] = times(matrixOf(pdfium, object), outer)
  return { fill, stroke, strokeWidth: Math.max(width * Math.sqrt(Math.abs(a * d - b * c)), 0.1) }
}

/** How dark a painted colour is, 0 white to 1 black; nothing where it cannot be seen. */
export function darkness(
  pdfium: Pdfium,
  colour: (...args: number[]) => number,
  object: number,
): number | undefined {
  const { out } = pdfium
  if (colour(object, out, out + 4, out + 8, out + 12) === 0) return undefined
  const alpha = pdfium.int(out + 12) / 255
  if (alpha < 0.05) return undefined
  const light = (0.3 * pdfium.int(out) + 0.59 * pdfium.int(out + 4) + 0.11 * pdfium.int(out + 8)) / 255
  return (1 - light) * alpha
}

function matrixOf(pdfium: Pdfium, object: number): Matrix {
  const { out } = pdfium
  if (pdfium.FPDFPageObj_GetMatrix(object, out) === 0) return IDENTITY
  return [
    pdfium.float(out),
    pdfium.float(out + 4),
    pdfium.float(out + 8),
    pdfium.float(out + 12),
    pdfium.float(out + 16),
    pdfium.float(out + 20),
  ]
}

/** First `m`, then `n`. */
function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[1] * n[2],
    m[0] * n[1] + m[1] * n[3],
    m[2] * n[0] + m[3] * n[2],
    m[2] * n[1] + m[3] * n[3],
    m[4] * n[0] + m[5] * n[2] + n[4],
    m[4] * n[1] + m[5] * n[3] + n[5],
  ]
}

const at = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
]
