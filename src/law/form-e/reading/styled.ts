import type { Word } from '#protocol/document.ts'
import { textOf } from '../../text/lines.ts'
import { type Block, blockOf, bottomOf, inReadingOrder, rightOf, sameRow } from './blocks.ts'
import { LABEL, labelScores, type Matcher } from './matcher.ts'
import { foreign, isWritten, type Pair } from './pair.ts'
import { isAside, isCounter } from './printed.ts'
import { isTickWord } from './sheet.ts'
import { kindOfWords, type StyleKind } from './styles.ts'
import { looksLikeMoney, looksLikeValue } from './values.ts'

/** The labels and answers of an item whose words tell by the way they are set which they are. */
export interface Told {
  pairs: Pair[]
  /** What is written, each answer whole, however many lines it has. */
  rest: Block[]
}

interface Piece {
  block: Block
  kind: StyleKind | 'tick'
}

/**
 * Finds the labels of an item by their style (or because all answers stand in form fields), known wording or not.
 * Null where styles do not tell: then labels are found by their words alone.
 */
export function toldByStyle(blocks: readonly Block[], matcher: Matcher, onlyFields: boolean): Told | null {
  const pieces = blocks.flatMap((block) => piecesOf(block, onlyFields))
  const of = (kind: Piece['kind']): Block[] =>
    pieces.filter((piece) => piece.kind === kind).map(({ block }) => block)
  const unknown = of('unknown')
  const answers = of('answer')
  if (unknown.length * 3 > pieces.length || of('printed').length === 0) return null
  if (answers.length === 0 && of('tick').length === 0) return null
  const isAnswer = (block: Block): boolean => !onlyFields && looksLikeValue(textOf(block.words))
  const labels = joinLabels([...of('printed'), ...unknown.filter((block) => !isAnswer(block))], matcher)
  const written = joinAnswers([...answers, ...unknown.filter(isAnswer)], labels)
  const ticks = of('tick')
  const pairs: Pair[] = []
  let counted = false
  for (const label of labels) {
    const text = textOf(label.words)
    if (isCounter(text) || SUBNUMBER.test(text)) {
      counted = true
      continue
    }
    const beside = [...written, ...ticks].some(
      (other) => sameRow(other, label) && other.box.x > label.box.x + label.usual,
    )
    const score = Math.max(0, ...labelScores(matcher, text))
    if (score < LABEL && !beside && (isAside(text) || label.words.length > 24)) continue
    pairs.push({ ...foreign(label), counted })
    counted = false
  }
  pairs.sort((a, b) => inReadingOrder(a.label, b.label))
  return { pairs, rest: [...written, ...ticks].filter(isWritten).sort(inReadingOrder) }
}

/** An item's number by itself, far from its heading. */
const ITEM_NUMBER = /^[1-5]\.\d{1,2}(?:\.\d)?\.?$/

/** "2.3(b)", "Ref 2.13 (2)": an item's own number counts its entries. */
const SUBNUMBER = /^(?:ref\.?|no\.?)?\s*\d\.\d{1,2}\s*[(.]?\s*[a-h\d]\s*\)?[.:]?$/i

/** Cuts a block where the style of its words changes from question to answer. */
function piecesOf(block: Block, onlyFields: boolean): Piece[] {
  if (block.field) return [{ block, kind: 'answer' }]
  const at = block.words.findIndex(({ text }) => isTickWord(text))
  if (at >= 0) {
    // "☒ Yes ☐ No" and "Yes ☒ No ☐": what stands before the first box is a label or the first choice.
    const after = !isTickWord(block.words.at(-1)?.text ?? '')
    const from = after ? at : 0
    const head = from > 0 ? blockOf(block, [block.words.slice(0, from)]) : null
    const tail = blockOf(block, [block.words.slice(from)])
    return [
      ...(head ? [{ block: head, kind: onlyFields ? ('printed' as const) : head.kind }] : []),
      ...(tail ? [{ block: tail, kind: 'tick' as const }] : []),
    ]
  }
  const text = textOf(block.words)
  if (ITEM_NUMBER.test(text) && block.kind === 'unknown') return []
  if (/^\W*(?:yes|no)\W*$/i.test(text)) return [{ block, kind: block.kind === 'answer' ? 'answer' : 'tick' }]
  if (onlyFields) return stretchesOf(block).map((piece) => ({ block: piece, kind: 'printed' }))
  // A total's figure may be set as its label is.
  if (block.kind === 'printed' && looksLikeMoney(text)) return [{ block, kind: 'answer' }]
  if (block.kind !== 'unknown') return [{ block, kind: block.kind }]
  const runs: { kind: StyleKind; lines: Word[][] }[] = []
  for (const line of block.lines) {
    let fresh = true
    for (const word of line) {
      const own = kindOfWords(block.styles, [word])
      const run = runs.at(-1)
      if (run && (run.kind === own || own === 'unknown')) {
        if (fresh) run.lines.push([word])
        else run.lines.at(-1)?.push(word)
      } else runs.push({ kind: own, lines: [[word]] })
      fresh = false
    }
  }
  return runs.flatMap(({ kind, lines }) => {
    const piece = blockOf(block, lines)
    return piece ? [{ block: piece, kind }] : []
  })
}

/** The lines of a frame around several things, parted where they stand well apart. */
function stretchesOf(block: Block): Block[] {
  const stretches: Word[][][] = []
  let bottom = Number.POSITIVE_INFINITY
  for (const line of block.lines) {
    const top = Math.min(...line.map(({ box }) => box.y))
    if (stretches.length === 0 || top - bottom > block.usual * 0.9) stretches.push([line])
    else stretches.at(-1)?.push(line)
    bottom = Math.max(...line.map(({ box }) => bottomOf(box)))
  }
  if (stretches.length < 2) return [block]
  return stretches.flatMap((lines) => blockOf({ ...block, cell: null }, lines) ?? [])
}

const styleOf = ({ words }: Block): number | undefined => words[0]?.style

const isNextLine = (above: Block, below: Block, reach: number): boolean => {
  if (above.page !== below.page || above.cell !== below.cell || above.field || below.field) return false
  if (Math.abs(above.box.x - below.box.x) > 3) return false
  const gap = below.box.y - bottomOf(above.box)
  return gap > -above.usual * 0.4 && gap < above.usual * reach
}

/** From one label's first line to the next line's below it. */
const pitchOf = (above: Block, below: Block): number => below.box.y - (above.lines.at(-1)?.[0]?.box.y ?? 0)

/** Joins the lines of labels that are wrapped: closer together than one label stands below another. */
function joinLabels(lines: readonly Block[], matcher: Matcher): Block[] {
  const sorted = [...lines].sort((a, b) => a.page - b.page || a.box.x - b.box.x || a.box.y - b.box.y)
  const pitches = sorted.flatMap((above) => {
    const next = sorted.find(
      (below) =>
        below.page === above.page &&
        below.box.y > above.box.y + 2 &&
        Math.abs(below.box.x - above.box.x) <= 3,
    )
    return next ? [pitchOf(above, next)] : []
  })
  const out: Block[] = []
  for (const line of sorted) {
    const at = out.findLastIndex((above) => isNextLine(above, line, 0.5) && styleOf(above) === styleOf(line))
    const above = out[at]
    const joined =
      above && runsOn(above, line, pitches, matcher) ? blockOf(above, [...above.lines, ...line.lines]) : null
    if (joined) out[at] = joined
    else out.push(line)
  }
  return out.sort(inReadingOrder)
}

function runsOn(above: Block, below: Block, pitches: readonly number[], matcher: Matcher): boolean {
  const text = textOf(above.words)
  const next = textOf(below.words)
  if (/:$/.test(text) || isCounter(text) || isCounter(next)) return false
  const first = labelScores(matcher, text)
  const second = labelScores(matcher, next)
  const whole = labelScores(matcher, `${text} ${next}`)
  const [a, b, ab] = [Math.max(0, ...first), Math.max(0, ...second), Math.max(0, ...whole)]
  if (a >= 0.9 && b >= 0.9 && first.indexOf(a) !== second.indexOf(b) && ab < 0.97) return false
  if (/^[a-z(]/.test(next) || ab > Math.max(a, b) + 0.04) return true
  const pitch = pitchOf(above, below)
  return pitches.some((other) => other > pitch * 1.35) && !/[?]$/.test(text)
}

/** Joins the lines of answers that go on below, as long as no label of its own stands beside the next line. */
function joinAnswers(lines: readonly Block[], labels: readonly Block[]): Block[] {
  const sorted = [...lines].sort((a, b) => a.page - b.page || a.box.x - b.box.x || a.box.y - b.box.y)
  const out: Block[] = []
  const goesOn = new Set<Block>()
  const lineOf = new Map<Block, Block>()
  const leftOf = (block: Block): Block | null => {
    let nearest: Block | null = null
    for (const other of [...labels, ...sorted]) {
      if (other === block || !sameRow(other, block) || rightOf(other.box) > block.box.x + 2) continue
      if (!nearest || other.box.x > nearest.box.x) nearest = other
    }
    return nearest
  }
  for (const line of sorted) {
    const at = out.findLastIndex((above) => isNextLine(above, line, 0.6) && styleOf(above) === styleOf(line))
    const above = out[at]
    const beside = leftOf(line)
    const before = above ? lineOf.get(above) : undefined
    const own =
      beside !== null &&
      (labels.includes(beside) ? before === undefined || leftOf(before) !== beside : !goesOn.has(beside))
    const joined = above && !own ? blockOf(above, [...above.lines, ...line.lines]) : null
    if (joined) {
      out[at] = joined
      goesOn.add(line)
      lineOf.set(joined, line)
    } else {
      out.push(line)
      lineOf.set(line, line)
    }
  }
  return out
}
