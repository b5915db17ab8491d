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
  const sorted = rulings.sort((a, b) => a.from - b.from)
  const out: Ruling[] = []
  for (const ruling of sorted) {
    const near = out.findLast(
      (other) =>
        Math.abs(other.at - ruling.at) < 1.6 &&
        ruling.from <= other.to + TOUCH &&
        ruling.to >= other.from - TOUCH,
    )
    if (near) {
      near.from = Math.min(near.from, ruling.from)
      near.to = Math.max(near.to, ruling.to)
    } else out.push({ ...ruling })
  }
  return out
}

const CORNER = 6

/**
 * The ruled cell in which a point stands: the nearest rules on its four sides that make a rectangle. One side may be
 * open where the rules above and below end together there. Null where there is no such cell.
 */
export function cellAt(rulings: Rulings, x: number, y: number): Box | null {
  let left: Ruling | null = null
  let right: Ruling | null = null
  for (const ruling of rulings.vertical) {
    if (y < ruling.from - TOUCH || y > ruling.to + TOUCH) continue
    if (ruling.at <= x && (!left || ruling.at > left.at)) left = ruling
    if (ruling.at > x && (!right || ruling.at < right.at)) right = ruling
  }
  if (!left && !right) return null
  let top: Ruling | null = null
  let bottom: Ruling | null = null
  for (const ruling of rulings.horizontal) {
    if (x < ruling.from - TOUCH || x > ruling.to + TOUCH) continue
    if (left && ruling.from > left.at + CORNER) continue
    if (right && ruling.to < right.at - CORNER) continue
    if (ruling.at <= y && (!top || ruling.at > top.at)) top = ruling
    if (ruling.at > y && (!bottom || ruling.at < bottom.at)) bottom = ruling
  }
  if (!top || !bottom) return null
  if (!left && Math.abs(top.from - bottom.from) > TOUCH) return null
  if (!right && Math.abs(top.to - bottom.to) > TOUCH) return null
  for (const side of [left, right]) {
    if (side && (side.from > top.at + CORNER || side.to < bottom.at - CORNER)) return null
  }
  const from = left?.at ?? top.from
  const to = right?.at ?? top.to
  return { x: from, y: top.at, width: to - from, height: bottom.at - top.at }
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
