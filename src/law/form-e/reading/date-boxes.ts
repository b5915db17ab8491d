import { textOf } from '../../text/lines.ts'
import { type Block, blockOf, rightOf, sameRow } from './blocks.ts'

const HEADS = [/^(?:date|day|d{1,2})$/i, /^(?:month|m{1,2})$/i, /^(?:year|y{2,4})$/i] as const

/**
 * Makes one block of a date whose day, month and year stand in boxes of their own, and leaves out the words over
 * (or under) the boxes: "Date", "Month", "Year" or "DD", "MM", "YYYY".
 */
export function joinDateBoxes(blocks: readonly Block[]): Block[] {
  const heads = new Set<Block>()
  blocks.forEach((block, at) => {
    const three = blocks.slice(at, at + 3)
    const areHeads =
      three.length === 3 && three.every((one, index) => HEADS[index]?.test(textOf(one.words)) === true)
    if (areHeads && three.every((one) => sameRow(one, block))) for (const one of three) heads.add(one)
  })
  const out: Block[] = []
  const left = blocks.filter((block) => !heads.has(block))
  for (let at = 0; at < left.length; at++) {
    const block = left[at]
    if (!block) continue
    const count = partsOfDate(left, at)
    const parts = left.slice(at, at + count)
    const joined = count > 1 ? blockOf({ ...block, cell: null }, [parts.flatMap(({ words }) => words)]) : null
    out.push(joined ?? block)
    if (joined) at += count - 1
  }
  return out
}

/** How many blocks from here on are one date: day, month and year, or its eight digits. */
function partsOfDate(blocks: readonly Block[], at: number): number {
  const first = blocks[at]
  if (!first) return 1
  for (const lengths of [
    [2, 2, 4],
    [1, 1, 1, 1, 1, 1, 1, 1],
  ] as const) {
    const parts = blocks.slice(at, at + lengths.length)
    const fits =
      parts.length === lengths.length &&
      parts.every((part, index) => {
        const text = textOf(part.words)
        const before = parts[index - 1]
        const close = !before || part.box.x - rightOf(before.box) < first.usual * 6
        return /^\d+$/.test(text) && isPart(text, lengths[index] ?? 0) && sameRow(part, first) && close
      })
    if (fits) return lengths.length
  }
  return 1
}

const isPart = (text: string, length: number): boolean =>
  length === 2 ? text.length <= 2 && Number(text) >= 1 && Number(text) <= 31 : text.length === length
