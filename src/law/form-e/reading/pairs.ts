import { textOf } from '../../text/lines.ts'
import { type Block, blockOf, bottomOf, extent, inReadingOrder, rightOf, sameRow } from './blocks.ts'
import { findLabel, LABEL, labelScores, type Matcher } from './matcher.ts'
import { cutAfter, lineEndsOf, withoutPrinted } from './paragraphs.ts'
import { isAside, isCounter, isPrinted } from './printed.ts'
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

interface Labels {
  pairs: Pair[]
  rest: Block[]
  /** The form's own words. */
  printed: Block[]
}

/**
 * Finds labels and gives every other block to the label beside it, or else above it: no further below than so many
 * times the height of a letter.
 */
export function pairsIn(blocks: readonly Block[], matcher: Matcher, onlyFields: boolean, drop = 12): Pairs {
  const parted = blocks.flatMap((block) => atInlineLabels(block, matcher))
  const found = labelsIn(parted, matcher, onlyFields)
  const { pairs, rest } = withForeign(found, parted, matcher)
  const loose: Block[] = []
  const owner = new Map<Block, Pair>()
  for (const pair of pairs) for (const value of pair.values) owner.set(value, pair)
  for (const block of rest) {
    const pair = ownerOf(block, pairs, owner, drop)
    if (pair && fits(block, pair, matcher)) {
      pair.values.push(block)
      owner.set(block, pair)
    } else loose.push(block)
  }
  return { pairs, loose }
}

/** Whether the words are a wording of the definition to the letter. */
function isWording(matcher: Matcher, index: number, words: Block['words']): boolean {
  const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const definition = matcher.definitions[index]
  const written = letters(textOf(words))
  return (
    definition !== undefined &&
    [definition.label, ...(definition.aliases ?? [])].some((wording) => letters(wording) === written)
  )
}

/** Cuts "Bank: Barclays; Balance: £5" before each label that ends in a colon. */
function atInlineLabels(block: Block, matcher: Matcher): Block[] {
  if (block.field || block.words.filter(({ text }) => /:$/.test(text)).length < 2) return [block]
  const cuts: number[] = []
  block.words.forEach(({ text }, end) => {
    if (!/:$/.test(text)) return
    for (let start = Math.max(cuts.at(-1) ?? 0, end - 14); start <= end; start++) {
      const before = block.words[start - 1]?.text
      if (start > 0 && !/[;,.|–—-]$/.test(before ?? '')) continue
      const words = block.words.slice(start, end + 1)
      if (start > 0 && Math.max(...labelScores(matcher, textOf(words))) >= 0.85) {
        cuts.push(start)
        break
      }
    }
  })
  const pieces: Block[] = []
  let rest: Block | null = block
  let gone = 0
  for (const cut of cuts) {
    if (!rest) break
    const [piece, after]: [Block | null, Block | null] = cutAfter(rest, cut - gone)
    if (piece) pieces.push(piece)
    rest = after
    gone = cut
  }
  if (rest) pieces.push(rest)
  return pieces
}

const holdsTick = ({ words }: Block): boolean => words.some(({ text }) => isTickWord(text))

/** A row of tick boxes answers a question to tick, nothing else. */
function fits(block: Block, { index }: Pair, matcher: Matcher): boolean {
  if (!holdsTick(block)) return true
  const kind = index === null ? 'choice' : matcher.definitions[index]?.kind
  return kind === 'yes-no' || kind === 'choice' || kind === 'tick'
}

function labelsIn(blocks: readonly Block[], matcher: Matcher, onlyFields: boolean): Labels {
  const pairs: Pair[] = []
  const rest: Block[] = []
  const printed: Block[] = []
  const used = new Set<Block>()
  let counted = false
  const open = (index: number | null, score: number, label: Block, values: Block[]): void => {
    pairs.push({ index, score, label, values, counted })
    counted = false
  }
  for (const [at, block] of blocks.entries()) {
    if (used.has(block)) continue
    if (block.field) {
      rest.push(block)
      continue
    }
    const text = textOf(block.words)
    const beside = labelBeside(block, pairs, rest)
    if (isCounter(text) && !beside) {
      counted = true
      continue
    }
    const found = stackedLabel(blocks, at, matcher, used) ?? labelOf(block, matcher)
    // "Barclays Mortgages" below "Mortgage company" is an answer that sounds like its label.
    const answers =
      found &&
      found.score < 0.93 &&
      pairs.some((pair) => pair.index === found.index && isRightUnder(block, pair))
    const asked = beside?.index == null ? undefined : matcher.definitions[beside.index]?.choices
    const isChoice = asked?.includes(text.toLowerCase().replace(/[^a-z-]/g, '')) === true
    const isNew =
      found &&
      (!pairs.some(({ index }) => index === found.index) ||
        isWording(matcher, found.index, block.words.slice(0, found.words)))
    if (
      found &&
      !answers &&
      !isChoice &&
      (!beside || (found.score >= 0.93 && isNew) || /:\s*$/.test(textOf(block.words.slice(0, found.words))))
    ) {
      const whole = found.below !== undefined || goesOn(block, found.words, blocks, matcher)
      const [label, value] = whole ? [found.label, null] : cutAfter(block, found.words)
      for (const below of found.below ?? []) used.add(below)
      if (!label) continue
      if (/^\(?(?:\d{1,2}|[a-h])[.)]$/i.test(label.words[0]?.text ?? '')) counted = true
      const written =
        value && (!onlyFields || holdsTick(value)) && isWritten(value) && !isAside(textOf(value.words))
          ? value
          : null
      open(found.index, found.score, label, written ? [written] : [])
      continue
    }
    const ticks = holdsTick(block) || /^\W*(?:yes|no)\W*$/i.test(text)
    if (onlyFields && !ticks) {
      const label =
        !beside && /[a-z]{3}/i.test(text) && text.length < 90 && !/^\(.*\)$/.test(text) && !isPrinted(text)
      if (label) open(null, 0, block, [])
      else if (!beside) printed.push(block)
      continue
    }
    if (beside || ticks) rest.push(block)
    else if (
      /^[A-Z][^:.]{2,50}:\s\S/.test(text) &&
      pairs.some(({ label, values }) => values.length > 0 && /:$/.test(textOf(label.words)))
    ) {
      open(null, 0, block, [])
    } else if (/[a-z]\W{0,3}:$/i.test(text) && block.words.length <= 14) open(null, 0, block, [])
    else {
      const written = withoutPrinted(block)
      if (written) rest.push(written)
      else printed.push(block)
    }
  }
  return { pairs, rest, printed }
}

/**
 * Labels in words that we do not know: what stands in the column of known labels with an answer, or an empty box,
 * beside it. Each takes the definition that nothing else claims, if it is at all like it.
 */
function withForeign(
  { pairs: known, rest: written, printed }: Labels,
  blocks: readonly Block[],
  matcher: Matcher,
): { pairs: Pair[]; rest: Block[] } {
  const answered = known.filter(({ label }) =>
    written.some((block) => sameRow(label, block) && block.box.x > rightOf(label.box) - 2),
  )
  const isForeign = (block: Block): boolean => {
    if (block.field || holdsTick(block) || looksLikeValue(textOf(block.words))) return false
    if (!block.blankBeside && known.some((pair) => isRightUnder(block, pair))) return false
    const column = answered.filter(({ label }) => sameEdge(label, block))
    if (
      column.length === 0 ||
      known.some(({ label }) => sameRow(label, block) && label.box.x < block.box.x - 2)
    )
      return false
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

const foreign = (label: Block): Pair => ({ index: null, score: 0, label, values: [], counted: false })

const sameEdge = (a: Block, b: Block): boolean =>
  Math.abs((a.cell ?? a.box).x - (b.cell ?? b.box).x) < 4 && (a.cell === null) === (b.cell === null)

const isWritten = (block: Block): boolean => /[\p{L}\p{N}]/u.test(textOf(block.words)) || holdsTick(block)

/** The label to the left in the same row that nothing has answered yet. */
function labelBeside(block: Block, pairs: readonly Pair[], rest: readonly Block[]): Pair | undefined {
  return pairs.findLast(
    (pair) =>
      pair.values.length === 0 &&
      sameRow(pair.label, block) &&
      pair.label.box.x < block.box.x &&
      !rest.some(
        (other) => sameRow(other, block) && other.box.x > pair.label.box.x && other.box.x < block.box.x,
      ),
  )
}

/** Whether the words after a label at a line's end are still the label: they run on, or the answer stands beside it. */
function goesOn(block: Block, count: number, blocks: readonly Block[], matcher: Matcher): boolean {
  const next = block.words[count]?.text
  if (next === undefined || /[:?]$/.test(block.words[count - 1]?.text ?? '')) return false
  if (/^[a-z(]/.test(next)) return true
  const neighbour = blocks.find(
    (other) =>
      other !== block && sameRow(other, block) && other.box.x > rightOf(block.box) - 2 && isWritten(other),
  )
  return neighbour !== undefined && (neighbour.field || !labelOf(neighbour, matcher))
}

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
  if (!block || block.cell || block.lines.length > 3 || /:$/.test(textOf(block.words))) return null
  let lines = block.lines
  let last = block
  const below: Block[] = []
  if (/:\s/.test(textOf(block.words)) && labelOf(block, matcher)) return null
  const alone = Math.max(...labelScores(matcher, textOf(block.words)))
  let best: Found | null = null
  for (const next of blocks.slice(at + 1)) {
    if (below.length >= 3) break
    if (next.page !== block.page || next.box.y - bottomOf(last.box) > block.usual * 0.8) break
    if (next.field || used.has(next) || next.cell || Math.abs(next.box.x - block.box.x) > 4) continue
    if (next.box.y < bottomOf(last.box) - block.usual * 0.4) continue
    if (looksLikeValue(textOf(next.words))) break
    lines = [...lines, ...next.lines]
    below.push(next)
    last = next
    const label = blockOf(block, lines)
    if (!label) break
    labelScores(matcher, textOf(label.words)).forEach((score, index) => {
      if (score < LABEL || score < alone + 0.04 || score <= (best?.score ?? 0)) return
      // The first line must have its part in it, or it is a heading above the label.
      if ((labelScores(matcher, textOf(label.words.slice(block.words.length)))[index] ?? 0) >= score) return
      best = { index, score, words: label.words.length, label, below: [...below] }
    })
  }
  return best
}

/** The label that a written block answers: the nearest to its left in its row, else the nearest above it. */
function ownerOf(
  block: Block,
  pairs: readonly Pair[],
  owner: ReadonlyMap<Block, Pair>,
  drop: number,
): Pair | null {
  let left: Pair | null = null
  for (const pair of pairs) {
    if (!sameRow(pair.label, block) || pair.label.box.x >= block.box.x) continue
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

/** From the middle of a block's last line down to the middle of another's first. */
function below(above: Block, block: Block): number {
  const last = above.lines.at(-1)?.[0]?.box ?? above.box
  const first = block.lines[0]?.[0]?.box ?? block.box
  return first.y + first.height / 2 - (last.y + last.height / 2)
}

/** Whether a block stands at once below an unanswered label, at its left edge. */
function isRightUnder(block: Block, { label, values }: Pair): boolean {
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
