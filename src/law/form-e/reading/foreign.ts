import { textOf } from '../../text/lines.ts'
import { type Block, inReadingOrder, rightOf, sameRow } from './blocks.ts'
import { labelScores, type Matcher } from './matcher.ts'
import { isRightUnder } from './owner.ts'
import { foreign, holdsTick, type Labels, type Pair } from './pair.ts'
import { looksLikeValue } from './values.ts'

/**
 * Labels in words that we do not know: what stands in the column of known labels with an answer, or an empty box,
 * beside it. Each takes the definition that nothing else claims, if it is at all like it.
 */
export function withForeign(
  { pairs: known, rest: written, printed }: Labels,
  blocks: readonly Block[],
  matcher: Matcher,
): { pairs: Pair[]; rest: Block[] } {
  const answered = known.filter(({ label }) =>
    written.some((block) => sameRow(label, block) && block.box.x > rightOf(label.box) - 2),
  )
  const isForeign = (block: Block): boolean => {
    if (block.field || holdsTick(block) || looksLikeValue(textOf(block.words))) return false
    if (!block.blankBeside && known.some((pair) => !answered.includes(pair) && isRightUnder(block, pair)))
      return false
    if (known.some(({ label }) => sameRow(label, block) && label.box.x < block.box.x - 2)) return false
    // An empty box stands beside it, as beside the known labels of its column.
    const likeKnown = ({ label }: Pair): boolean =>
      sameEdge(label, block) && (label.blankBeside || answered.some((pair) => pair.label === label))
    if (block.blankBeside && known.some(likeKnown)) return true
    const column = answered.filter(({ label }) => sameEdge(label, block))
    if (column.length === 0) return false
    if (block.cell)
      return column.some(
        ({ label }) => label.cell !== null && Math.abs(label.cell.width - (block.cell?.width ?? 0)) < 4,
      )
    const beside = blocks.some(
      (other) => other !== block && sameRow(other, block) && other.box.x > rightOf(block.box) + block.usual,
    )
    return column.length >= 2 && beside && block.words.length < 20
  }
  const labels = [...written, ...printed].filter(isForeign)
  if (labels.length === 0 && known.every(({ index }) => index !== null))
    return { pairs: known, rest: written }
  const pairs = [...known, ...labels.map((label) => foreign(label))].sort((a, b) =>
    inReadingOrder(a.label, b.label),
  )
  const claimed = new Set(known.map(({ index }) => index))
  pairs.forEach((pair, at) => {
    if (pair.index !== null) return
    const scores = labelScores(matcher, textOf(pair.label.words)).map((score, index) =>
      claimed.has(index) ? 0 : score,
    )
    const best = Math.max(0, ...scores)
    if (best >= 0.42) {
      pair.index = scores.indexOf(best)
      pair.score = best
    } else if (labels.includes(pair.label)) {
      // In unknown words between two known labels: what the form has between them, where that leaves no choice.
      const before = pairs[at - 1]?.index ?? (at === 0 ? -1 : null)
      const after = pairs[at + 1]?.index ?? null
      if (before === null || after === null || after !== before + 2 || claimed.has(before + 1)) return
      pair.index = before + 1
    }
  })
  return { pairs, rest: written.filter((block) => !labels.includes(block)) }
}

const sameEdge = (a: Block, b: Block): boolean =>
  Math.abs((a.cell ?? a.box).x - (b.cell ?? b.box).x) < 4 && (a.cell === null) === (b.cell === null)
