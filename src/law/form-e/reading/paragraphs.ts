import type { Word } from '#protocol/document.ts'
import { textOf } from '../../text/lines.ts'
import { type Block, blockOf, bottomOf, rightOf } from './blocks.ts'
import { isPrinted } from './printed.ts'
import { isTickWord } from './sheet.ts'
import { looksLikeValue } from './values.ts'

/** Joins lines that one sentence runs over into one block. Lines in cells and fields are joined already. */
export function joinWrapped(blocks: readonly Block[]): Block[] {
  const out: Block[] = []
  for (const block of blocks) {
    const index = out.findLastIndex((above) => runsOn(above, block))
    const above = out[index]
    const joined = above ? blockOf(above, [...above.lines, ...block.lines]) : null
    if (joined) out[index] = joined
    else out.push(block)
  }
  return out
}

function runsOn(above: Block, below: Block): boolean {
  if (above.page !== below.page || above.field || below.field || below.cell !== above.cell) return false
  const last = above.lines.at(-1) ?? []
  const lastBox = last.at(-1)?.box
  const first = below.words[0]
  if (!lastBox || !first) return false
  const gap = below.box.y - bottomOf(above.box)
  if (gap < -above.usual * 0.5 || gap > above.usual * 0.75) return false
  if (Math.abs(below.box.x - above.box.x) > above.usual * 0.5) return false
  const heights = [
    Math.max(...last.map(({ box }) => box.height)),
    Math.max(...below.words.map(({ box }) => box.height)),
  ]
  if (above.words[0]?.from !== 'ocr' && Math.abs((heights[0] ?? 0) - (heights[1] ?? 0)) > above.usual * 0.1)
    return false
  const text = textOf(last)
  const full = rightOf(lastBox) + first.box.width + above.usual * 0.25 > above.reach
  if (full && gap < above.usual * 0.5 && /;/.test(textOf(above.words))) return true
  if (/[:?]$/.test(text) || isTickWord(first.text) || looksLikeValue(textOf(below.words))) return false
  if (/^[a-z]/.test(first.text)) return true
  const joining = /(?:,|\b(?:and|or|of|the|to|in|for|a|an|your|with|by|at))$/i.test(text)
  if (joining && rightOf(lastBox) > above.reach * 0.6) return true
  if (/[.!]$/.test(text)) return false
  // Full lines run on; the last line of an answer or a label is mostly shorter.
  if (/^[^:]{2,60}:(?:\s|$)/.test(textOf(below.words))) return false
  return gap < above.usual * 0.4 && full && last.length > 4
}

/** Cuts a block in two after so many words. */
export function cutAfter(block: Block, count: number): [Block | null, Block | null] {
  const head: Word[][] = []
  const tail: Word[][] = []
  let left = count
  for (const line of block.lines) {
    head.push(line.slice(0, Math.max(left, 0)))
    tail.push(line.slice(Math.max(left, 0)))
    left -= line.length
  }
  return [blockOf(block, head), blockOf(block, tail)]
}

/** After which words a line ends. */
export function lineEndsOf(block: Block): Set<number> {
  const ends = new Set<number>()
  let count = 0
  for (const line of block.lines) {
    count += line.length
    ends.add(count)
  }
  return ends
}

/** The block without the printed sentences that it begins with. Null where nothing else is left. */
export function withoutPrinted(block: Block): Block | null {
  if (block.field) return block
  const ends = lineEndsOf(block)
  let start = 0
  let from = 0
  for (let count = 1; count <= block.words.length; count++) {
    const word = block.words[count - 1]?.text ?? ''
    const next = block.words[count]?.text ?? ''
    const stop =
      count === block.words.length ||
      (/[.?!:]\)?$/.test(word) && /^[A-Z(£\d"“I]/.test(next)) ||
      (ends.has(count) && /^[A-Z£\d]/.test(next) && !/,$/.test(word))
    if (!stop) continue
    if (!isPrinted(textOf(block.words.slice(from, count)))) break
    start = count
    from = count
  }
  return start === 0 ? block : cutAfter(block, start)[1]
}
