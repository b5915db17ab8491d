import { textOf } from '../../text/lines.ts'
import { type Block, blockOf, bottomOf, rightOf, sameRow } from './blocks.ts'
import { findLabel, LABEL, labelScores, type Matcher } from './matcher.ts'
import { isRightUnder } from './owner.ts'
import { holdsTick, isWritten, type Labels, type Pair } from './pair.ts'
import { cutAfter, lineEndsOf, withoutPrinted } from './paragraphs.ts'
import { isAside, isCounter, isPrinted } from './printed.ts'
import { looksLikeValue } from './values.ts'

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

/** Finds the labels among the blocks of an item. */
export function labelsIn(blocks: readonly Block[], matcher: Matcher, onlyFields: boolean): Labels {
  const pairs: Pair[] = []
  const rest: Block[] = []
  const printed: Block[] = []
  const used = new Set<Block>()
  let counted = false
  const colons = isColonList(blocks)
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
    const over = beside ?? pairs.find((pair) => isRightUnder(block, pair))
    const asked = over?.index == null ? undefined : matcher.definitions[over.index]?.choices
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
    const colon = colons && !beside ? colonOf(block) : 0
    if (colon > 0) {
      const [label, value] = cutAfter(block, colon)
      if (label) open(null, 0, label, value ? [value] : [])
      continue
    }
    if (beside || ticks) rest.push(block)
    else if (
      !isAwaited(pairs.at(-1)) &&
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

/** After how many words the colon stands that parts a label from its answer; 0 for none. */
function colonOf({ words, lines }: Block): number {
  const at = words.findIndex(({ text }) => /:$/.test(text))
  const short = at >= 0 && at < 9 && at < (lines[0]?.length ?? 0) - 1
  return short && /^[A-Z][^.;]{1,60}:$/.test(textOf(words.slice(0, at + 1))) ? at + 1 : 0
}

/** Whether an item is a list of "Label: answer", one to a line. */
const isColonList = (blocks: readonly Block[]): boolean => {
  const lines = blocks.filter(({ cell }) => cell === null)
  const parted = lines.filter((block) => colonOf(block) > 0)
  return parted.length >= 2 && parted.length * 2 >= lines.length
}

/** A label that ends in a colon and has nothing after it: what comes next is its answer, whatever it looks like. */
const isAwaited = (pair: Pair | undefined): boolean =>
  pair !== undefined && pair.values.length === 0 && /:$/.test(textOf(pair.label.words))

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
