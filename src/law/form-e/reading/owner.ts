import { type Block, bottomOf, extent, rightOf, sameRow } from './blocks.ts'
import type { Pair } from './pair.ts'

/** The label that a written block answers: the nearest to its left in its row, else the nearest above it. */
export function ownerOf(
  block: Block,
  pairs: readonly Pair[],
  owner: ReadonlyMap<Block, Pair>,
  drop: number,
): Pair | null {
  let left: Pair | null = null
  for (const pair of pairs) {
    if (!isBeside(pair.label, block) || pair.label.box.x >= block.box.x) continue
    if (rightOf(pair.label.box) > block.box.x + block.usual && pair.label.cell === null) continue
    if (!left || pair.label.box.x > left.label.box.x) left = pair
  }
  const over = pairs.find((pair) => isRightUnder(block, pair))
  const far = left !== null && block.box.x - rightOf(left.label.box) > block.usual * 2
  if (left && !(over && over !== left && (far || block.cell === null))) return left
  if (over) return over
  let above: Pair | null = null
  let nearest = Number.POSITIVE_INFINITY
  const consider = (candidate: Block, pair: Pair, isValue: boolean): void => {
    if (candidate.page !== block.page) return
    // Of what stands equally near above, the one at the same left edge.
    const distance = below(candidate, block) + Math.min(Math.abs(candidate.box.x - block.box.x), 300) * 0.02
    if (distance < block.usual * 0.3 || distance >= nearest) return
    if (
      !isValue &&
      candidate.blankBeside &&
      block.cell &&
      Math.abs(block.cell.x - (candidate.cell?.x ?? -99)) < 3
    )
      return
    if (distance > block.usual * drop || !standsUnder(block, candidate, pair, pairs)) return
    nearest = distance
    above = isValue && !sameColumn(candidate, block) ? null : pair
    blocked = above === null
  }
  let blocked = false
  for (const pair of pairs) consider(pair.label, pair, false)
  for (const [value, pair] of owner) consider(value, pair, true)
  if (above || blocked) return above
  const cut = pairs.findLast(
    ({ label, values }) =>
      values.length === 0 && label.page === block.page - 1 && Math.abs(label.box.x - block.box.x) < 8,
  )
  if (cut) return cut
  const before = [...owner].findLast(([value]) => value.page < block.page)
  return before?.[1] ?? pairs.findLast((pair) => pair.label.page < block.page) ?? null
}

/** In its row; beside a label that is one for certain, an answer may stand a little lower or higher. */
function isBeside(label: Block, block: Block): boolean {
  if (label.kind !== 'printed' || label.page !== block.page) return sameRow(label, block)
  const [a, b] = [extent(label), extent(block)]
  return Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.y, b.y) > Math.min(a.height, b.height) * 0.3
}

/** From the middle of a block's last line down to the middle of another's first. */
function below(above: Block, block: Block): number {
  const last = above.lines.at(-1)?.[0]?.box ?? above.box
  const first = block.lines[0]?.[0]?.box ?? block.box
  return first.y + first.height / 2 - (last.y + last.height / 2)
}

/** Whether a block stands at once below an unanswered label, at its left edge. */
export function isRightUnder(block: Block, { label, values }: Pair): boolean {
  if (values.length > 0 || label.page !== block.page) return false
  const gap = below(label, block)
  return gap > block.usual * 0.4 && gap < block.usual * 2.2 && Math.abs(block.box.x - label.box.x) < 8
}

/** An answer in a box ends with the box; one in the open, or in boxes one under another, goes on. */
function sameColumn({ cell: above }: Block, { cell: below }: Block): boolean {
  if (above === null || below === null) return above === below
  if (above === below) return true
  const touching = Math.abs(bottomOf(above) - below.y) < 3 || Math.abs(above.y - below.y) < 1
  return touching && Math.abs(above.x - below.x) < 3 && Math.abs(above.width - below.width) < 3
}

/** Whether a block lies in the column of another above it: as far as the next label to the right of that. */
function standsUnder(block: Block, above: Block, pair: Pair, pairs: readonly Pair[]): boolean {
  const x = extent(block).x
  const left = extent(above).x
  if (x < left - block.usual && rightOf(block.box) < rightOf(extent(above))) return false
  if (rightOf(extent(block)) < left) return false
  let reach = Number.POSITIVE_INFINITY
  for (const other of pairs) {
    if (other === pair || !sameRow(other.label, above) || other.label.box.x <= left + 2) continue
    reach = Math.min(reach, extent(other.label).x)
  }
  return block.box.x < reach - 2
}
