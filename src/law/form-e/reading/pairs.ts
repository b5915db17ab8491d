import { textOf } from '../../text/lines.ts'
import { type Block, blockOf, bottomOf, extent, rightOf, sameRow } from './blocks.ts'
import { findLabel, LABEL, labelScores, type Matcher } from './matcher.ts'
import { cutAfter, lineEndsOf, withoutPrinted } from './paragraphs.ts'
import { isCounter, isPrinted } from './printed.ts'
import { isTickWord } from './sheet.ts'
import { looksLikeValue } from './values.ts'

/** A printed label with what was written for it. */
export interface Pair {
  /** The definition; null for a label that we do not know. */
  index: number | null
  score: number
  label: Block
  values: Block[]
  /** A heading that numbers a list ("Account 2") stands before it. */
  counted: boolean
}

export interface Pairs {
  pairs: Pair[]
  /** What is written and belongs to no label. */
  loose: Block[]
}

/** Finds labels and gives every other block to the label beside it, or else above it. */
export function pairsIn(blocks: readonly Block[], matcher: Matcher, onlyFields: boolean): Pairs {
  const { pairs, rest } = labelsIn(blocks, matcher, onlyFields)
  const loose: Block[] = []
  const owner = new Map<Block, Pair>()
  for (const pair of pairs) for (const value of pair.values) owner.set(value, pair)
  for (const block of rest) {
    const pair = ownerOf(block, pairs, owner)
    if (pair) {
      pair.values.push(block)
      owner.set(block, pair)
    } else loose.push(block)
  }
  return { pairs, loose }
}

function labelsIn(
  blocks: readonly Block[],
  matcher: Matcher,
  onlyFields: boolean,
): { pairs: Pair[]; rest: Block[] } {
  const pairs: Pair[] = []
  const rest: Block[] = []
  const used = new Set<Block>()
  let counted = false
  for (const [at, block] of blocks.entries()) {
    if (used.has(block)) continue
    if (block.field) {
      rest.push(block)
      continue
    }
    const text = textOf(block.words)
    if (isCounter(text) && !pairs.some((pair) => pair.values.length === 0 && sameRow(pair.label, block))) {
      counted = true
      continue
    }
    const beside = pairs.findLast((pair) => pair.values.length === 0 && sameRow(pair.label, block))
    const found = stackedLabel(blocks, at, matcher, used) ?? labelOf(block, matcher)
    if (found && (!beside || found.score >= 0.93 || found.score > beside.score + 0.1)) {
      const [label, value] = found.below ? [found.label, null] : cutAfter(block, found.words)
      for (const below of found.below ?? []) used.add(below)
      if (!label) continue
      const values = value && !onlyFields ? [value] : []
      pairs.push({
        index: found.index,
        score: found.score,
        label,
        values: values.filter(
          (v) => /[\p{L}\p{N}]/u.test(textOf(v.words)) || v.words.some((w) => isTickWord(w.text)),
        ),
        counted,
      })
      counted = false
      continue
    }
    const ticks = block.words.some(({ text: word }) => isTickWord(word) || /^(?:yes|no)\W*$/i.test(word))
    if (onlyFields && !ticks) {
      if (/[a-z]{3}/i.test(text) && text.length < 90 && !isPrinted(text)) pairs.push(foreign(block, counted))
      continue
    }
    if (!beside) {
      if (/[a-z]\W{0,3}:$/i.test(text) && block.words.length <= 14) {
        pairs.push(foreign(block, counted))
        continue
      }
      if (!ticks) {
        const written = withoutPrinted(block)
        if (written) rest.push(written)
        continue
      }
    }
    rest.push(block)
  }
  return { pairs, rest }
}

const foreign = (label: Block, counted: boolean): Pair => ({
  index: null,
  score: 0,
  label,
  values: [],
  counted,
})

interface Found {
  index: number
  score: number
  words: number
  label: Block
  below?: Block[]
}

function labelOf(block: Block, matcher: Matcher): Found | null {
  if (looksLikeValue(textOf(block.words))) return null
  const found = findLabel(matcher, block.words, lineEndsOf(block))
  return found ? { ...found, label: block } : null
}

/** A label that runs over several lines, each a block of its own because its answer stands beside it. */
function stackedLabel(
  blocks: readonly Block[],
  at: number,
  matcher: Matcher,
  used: ReadonlySet<Block>,
): Found | null {
  const block = blocks[at]
  if (!block || block.cell || block.lines.length > 3) return null
  let lines = block.lines
  let last = block
  const below: Block[] = []
  const alone = Math.max(...labelScores(matcher, textOf(block.words)))
  let best: Found | null = null
  for (const next of blocks.slice(at + 1)) {
    if (below.length >= 3) break
    if (next.page !== block.page || next.box.y - bottomOf(last.box) > block.usual * 0.8) break
    if (
      next.field ||
      used.has(next) ||
      next.cell ||
      Math.abs(next.box.x - block.box.x) > 4 ||
      next.box.y < bottomOf(last.box) - block.usual * 0.4
    )
      continue
    if (looksLikeValue(textOf(next.words))) break
    lines = [...lines, ...next.lines]
    below.push(next)
    last = next
    const label = blockOf(block, lines)
    if (!label) break
    labelScores(matcher, textOf(label.words)).forEach((score, index) => {
      if (score < LABEL || score < alone + 0.04 || score <= (best?.score ?? 0)) return
      best = { index, score, words: label.words.length, label, below: [...below] }
    })
  }
  return best
}

/** The label that a written block answers: the nearest to its left in its row, else the nearest above it. */
function ownerOf(block: Block, pairs: readonly Pair[], owner: ReadonlyMap<Block, Pair>): Pair | null {
  let left: Pair | null = null
  for (const pair of pairs) {
    if (!sameRow(pair.label, block) || pair.label.box.x >= block.box.x) continue
    if (rightOf(pair.label.box) > block.box.x + block.usual && pair.label.cell === null) continue
    if (!left || pair.label.box.x > left.label.box.x) left = pair
  }
  if (left) return left
  let above: Pair | null = null
  let nearest = Number.POSITIVE_INFINITY
  const consider = (candidate: Block, pair: Pair): void => {
    if (candidate.page !== block.page) return
    const distance = extent(block).y - bottomOf(extent(candidate))
    if (distance < -block.usual * 0.6 || distance >= nearest) return
    if (!standsUnder(block, candidate, pair, pairs)) return
    nearest = distance
    above = pair
  }
  for (const pair of pairs) consider(pair.label, pair)
  for (const [value, pair] of owner) consider(value, pair)
  if (above) return above
  const before = [...owner].findLast(([value]) => value.page < block.page)
  return before?.[1] ?? pairs.findLast((pair) => pair.label.page < block.page) ?? null
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
