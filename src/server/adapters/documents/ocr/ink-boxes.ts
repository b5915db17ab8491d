import { type Ink, type InkLine, levelLines } from './ink-lines.ts'

export type InkBox = InkLine & { isTicked: boolean }

const SMALLEST_PT = 6.5
const LARGEST_PT = 19
/** Larger than the letters of running text. */
const SURE_PT = 10.5
/** How much of a side must be ink. */
const WHOLE = 0.85
/** A box is drawn with a thin pen, a bold letter is not. */
const THIN = 0.16
/** A tick leaves far more ink inside of a box than dust or a bleeding edge. */
const TICK_INK = 0.035

/** Small squares of ink that stand alone: check boxes, and whether something is in them. */
export function findInkBoxes(ink: Ink, dpi: number): InkBox[] {
  const points = (value: number) => (value * dpi) / 72
  const least = points(SMALLEST_PT)
  const most = points(LARGEST_PT)
  const edges = levelLines(ink, Math.round(least), points(2.5))
    .filter(({ x0, x1 }) => x1 - x0 <= most * 1.1)
    .sort((a, b) => a.y0 - b.y0)
  const slack = points(1)
  const found: InkBox[] = []
  for (const [index, top] of edges.entries()) {
    const width = top.x1 - top.x0
    for (let i = index + 1; i < edges.length; i++) {
      const low = edges[i]
      if (low === undefined || low.y0 - top.y0 > most) break
      const height = low.y1 - top.y0
      const isAligned = Math.abs(low.x0 - top.x0) <= slack && Math.abs(low.x1 - top.x1) <= slack
      const isThin = Math.max(top.y1 - top.y0, low.y1 - low.y0) + 1 <= Math.max(height * THIN, 3)
      if (!isAligned || !isThin || height < least || height > width * 1.25 || width > height * 1.25) continue
      const box = {
        x0: Math.min(top.x0, low.x0),
        x1: Math.max(top.x1, low.x1),
        y0: top.y0,
        y1: low.y1,
      }
      if (!hasSides(ink, box, slack) || !hasCorners(ink, box) || hasNeighbour(ink, box, slack)) continue
      // As small as a letter: then it must be drawn more thinly than letters are, and stand further apart.
      if (height < points(SURE_PT) && !(hasThinSides(ink, box) && standsApart(ink, box, points(1.8))))
        continue
      found.push({ ...box, isTicked: inkInside(ink, box, slack) > TICK_INK })
      break
    }
  }
  return found
}

function hasSides(ink: Ink, { x0, x1, y0, y1 }: InkLine, slack: number): boolean {
  const reach = Math.max(Math.round(slack), 2)
  const side = (from: number, to: number, isUpright: boolean, start: number, end: number) => {
    let seen = 0
    for (let along = start; along <= end; along++)
      for (let across = from; across <= to; across++) {
        const isInk = isUpright ? at(ink, across, along) : at(ink, along, across)
        if (isInk) {
          seen++
          break
        }
      }
    return seen / (end - start + 1) >= WHOLE
  }
  return side(x0 - 1, x0 + reach, true, y0, y1) && side(x1 - reach, x1 + 1, true, y0, y1)
}

/** A letter is round where a box has its corners: O, D, B and 8 are not boxes. */
function hasCorners(ink: Ink, { x0, x1, y0, y1 }: InkLine): boolean {
  const reach = Math.max(Math.round((x1 - x0) * 0.045), 1)
  const isDark = (x: number, y: number, dx: number, dy: number) => {
    for (let i = 0; i <= reach; i++)
      for (let j = 0; j <= reach; j++) if (at(ink, x + dx * i, y + dy * j)) return true
    return false
  }
  return isDark(x0, y0, 1, 1) && isDark(x1, y0, -1, 1) && isDark(x0, y1, 1, -1) && isDark(x1, y1, -1, -1)
}

function hasThinSides(ink: Ink, { x0, x1, y0, y1 }: InkLine): boolean {
  const most = Math.max((x1 - x0 + 1) * 0.13, 2)
  const thickness = (start: number, step: number) => {
    const found: number[] = []
    for (let y = y0 + 2; y <= y1 - 2; y++) {
      let x = start
      while (Math.abs(x - start) < 3 && !at(ink, x, y)) x += step
      let thick = 0
      while (thick < x1 - x0 && at(ink, x, y)) {
        thick++
        x += step
      }
      found.push(thick)
    }
    return found.sort((a, b) => a - b)[found.length >> 1] ?? 0
  }
  return thickness(x0, 1) <= most && thickness(x1, -1) <= most
}

function standsApart(ink: Ink, { x0, x1, y0, y1 }: InkLine, distance: number): boolean {
  const far = Math.round(distance)
  for (let y = y0; y <= y1; y++)
    for (let i = 2; i <= far; i++) if (at(ink, x0 - i, y) || at(ink, x1 + i, y)) return false
  return true
}

/** The cells of a row for single letters share their sides: lines go on beyond the box's corners. */
function hasNeighbour(ink: Ink, { x0, x1, y0, y1 }: InkLine, slack: number): boolean {
  const far = Math.round(slack * 2.5)
  const step = Math.max(Math.round(slack / 2), 1)
  let seen = 0
  for (const y of [y0, y1])
    for (const x of [x0 - far, x1 + far])
      for (let dy = -step; dy <= step; dy++)
        if (at(ink, x, y + dy)) {
          seen++
          break
        }
  return seen >= 2
}

function inkInside(ink: Ink, { x0, x1, y0, y1 }: InkLine, slack: number): number {
  const inset = Math.max(slack * 1.4, (x1 - x0) * 0.16)
  let dark = 0
  let all = 0
  for (let y = Math.ceil(y0 + inset); y <= y1 - inset; y++)
    for (let x = Math.ceil(x0 + inset); x <= x1 - inset; x++) {
      all++
      if (at(ink, x, y)) dark++
    }
  return all === 0 ? 0 : dark / all
}

const at = (ink: Ink, x: number, y: number) =>
  x >= 0 && y >= 0 && x < ink.width && y < ink.height && ink.data[y * ink.width + x] === 1
