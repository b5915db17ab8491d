import type { Grey } from '../images/grey.ts'
import { eraseBox } from './erase.ts'
import type { Ink, InkLine } from './ink-lines.ts'

const HIGHEST_PT = 2.6
/** Dots that run together. */
const WIDEST_PT = 16
const DOT_PT = 2.8
const APART_PT = 7.5
const LEVEL_PT = 0.9
/** No sentence has so many points side by side. */
const FEWEST = 8

/** Takes out the rows of dots that lead from a label to its figure: the engine makes words of them. */
export function eraseDotLeaders(picture: Grey, ink: Ink): void {
  const points = (value: number) => (value * picture.dpi) / 72
  const dots = smallBlobs(ink, points(WIDEST_PT), points(HIGHEST_PT))
  const rows: InkLine[][] = []
  for (const dot of dots.sort((a, b) => a.x0 - b.x0)) {
    const row = rows.findLast((one) => {
      const last = one.at(-1)
      if (last === undefined || dot.x0 - last.x1 > points(APART_PT)) return false
      return Math.abs(dot.y0 + dot.y1 - last.y0 - last.y1) / 2 <= points(LEVEL_PT)
    })
    if (row === undefined) rows.push([dot])
    else row.push(dot)
  }
  const margin = Math.max(Math.round(points(0.4)), 1)
  for (const row of rows) {
    const count = row.reduce(
      (sum, { x0, x1 }) => sum + Math.max(Math.round((x1 - x0) / points(DOT_PT)), 1),
      0,
    )
    if (count >= FEWEST) for (const dot of row) eraseBox(picture, dot, margin)
  }
}

/** The boxes of all blobs of ink that are no larger than so many pixels. */
function smallBlobs({ width, height, data }: Ink, widest: number, highest: number): InkLine[] {
  const seen = new Uint8Array(data)
  const stack: number[] = []
  const found: InkLine[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] !== 1) continue
    const blob = { x0: width, y0: height, x1: 0, y1: 0 }
    stack.push(start)
    seen[start] = 2
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width
      const y = (at - x) / width
      if (x < blob.x0) blob.x0 = x
      if (x > blob.x1) blob.x1 = x
      if (y < blob.y0) blob.y0 = y
      if (y > blob.y1) blob.y1 = y
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const next = at + dy * width + dx
          if (x + dx < 0 || x + dx >= width || seen[next] !== 1) continue
          seen[next] = 2
          stack.push(next)
        }
    }
    if (blob.x1 - blob.x0 < widest && blob.y1 - blob.y0 < highest) found.push(blob)
  }
  return found
}
