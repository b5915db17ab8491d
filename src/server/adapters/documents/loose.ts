import type { Word } from '#protocol/document.ts'
import type { Box } from '#protocol/evidence.ts'

/** A word that has a box but no place yet in its page's text. */
export type LooseWord = {
  text: string
  box: Box
  from: Word['from']
  confidence?: number
  style?: number
  /** Set sideways or slanting: it belongs to no line of the page and is read after them. */
  stray?: boolean
}

export const right = (box: Box) => box.x + box.width
export const bottom = (box: Box) => box.y + box.height
export const centreX = (box: Box) => box.x + box.width / 2
export const centreY = (box: Box) => box.y + box.height / 2

export function holds(box: Box, x: number, y: number, slack = 0): boolean {
  return x >= box.x - slack && x <= right(box) + slack && y >= box.y - slack && y <= bottom(box) + slack
}

export function overlapArea(a: Box, b: Box): number {
  const width = Math.min(right(a), right(b)) - Math.max(a.x, b.x)
  const height = Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

export const area = (box: Box) => box.width * box.height

/** The smallest box around some points, given as x, y, x, y, … */
export function around(points: readonly number[]): Box {
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let rightmost = Number.NEGATIVE_INFINITY
  let lowest = Number.NEGATIVE_INFINITY
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = points[i] ?? 0
    const y = points[i + 1] ?? 0
    if (x < left) left = x
    if (x > rightmost) rightmost = x
    if (y < top) top = y
    if (y > lowest) lowest = y
  }
  return { x: left, y: top, width: rightmost - left, height: lowest - top }
}
