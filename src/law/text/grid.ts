import type { Page, Word } from '#protocol/document.ts'
import type { Box } from '#protocol/evidence.ts'

interface Ruling {
  /** The height of a horizontal line, or the distance from the left of a vertical one. */
  at: number
  from: number
  to: number
}

/** The ruled lines of a page, those in one line joined where they touch. */
export interface Rulings {
  horizontal: readonly Ruling[]
  vertical: readonly Ruling[]
}

const TOUCH = 3

/** Sorts a page's rules into horizontal and vertical ones. Very short ones are marks, not rules. */
export function rulingsOf(page: Page): Rulings {
  const horizontal: Ruling[] = []
  const vertical: Ruling[] = []
  for (const { x, y, width, height } of page.rules) {
    if (width >= height && width > 6) horizontal.push({ at: y + height / 2, from: x, to: x + width })
    else if (height > width && height > 5) vertical.push({ at: x + width / 2, from: y, to: y + height })
  }
  return { horizontal: joined(horizontal), vertical: joined(vertical) }
}

function joined(rulings: Ruling[]): Ruling[] {
  const sorted = rulings.sort((a, b) => Math.round(a.at) - Math.round(b.at) || a.from - b.from)
  const out: Ruling[] = []
  for (const ruling of sorted) {
    const last = out.at(-1)
    if (last && Math.abs(last.at - ruling.at) < 1.6 && ruling.from <= last.to + TOUCH) {
      last.to = Math.max(last.to, ruling.to)
    } else out.push({ ...ruling })
  }
  return out
}

/**
 * The ruled cell in which a point stands: the nearest rule on each side that passes it. Null unless there is one on
 * all four sides. The cell of words is asked for by their middle, so that a rule that touches a letter does no harm.
 */
export function cellAt(rulings: Rulings, x: number, y: number): Box | null {
  let left = Number.NEGATIVE_INFINITY
  let rightEdge = Number.POSITIVE_INFINITY
  for (const { at, from, to } of rulings.vertical) {
    if (y < from - TOUCH || y > to + TOUCH) continue
    if (at <= x && at > left) left = at
    if (at > x && at < rightEdge) rightEdge = at
  }
  if (!Number.isFinite(left) || !Number.isFinite(rightEdge)) return null
  let top = Number.NEGATIVE_INFINITY
  let bottom = Number.POSITIVE_INFINITY
  for (const { at, from, to } of rulings.horizontal) {
    if (x < from - TOUCH || x > to + TOUCH) continue
    if (at <= y && at > top) top = at
    if (at > y && at < bottom) bottom = at
  }
  if (!Number.isFinite(top) || !Number.isFinite(bottom)) return null
  return { x: left, y: top, width: rightEdge - left, height: bottom - top }
}

/** Whether a rule strikes the word out: it passes through its middle and along most of it. */
export function isStruck(rulings: Rulings, { box }: Word): boolean {
  return rulings.horizontal.some(
    ({ at, from, to }) =>
      at > box.y + box.height * 0.3 &&
      at < box.y + box.height * 0.75 &&
      from < box.x + box.width * 0.25 &&
      to > box.x + box.width * 0.75,
  )
}
