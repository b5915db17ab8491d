import { textOf } from '../../text/lines.ts'
import { assignLabels } from './assign.ts'
import type { Block } from './blocks.ts'
import { joinDateBoxes } from './date-boxes.ts'
import { withForeign } from './foreign.ts'
import { labelsIn } from './labels-in.ts'
import { labelScores, type Matcher } from './matcher.ts'
import { ownerOf } from './owner.ts'
import { holdsTick, type Pair } from './pair.ts'
import { cutAfter } from './paragraphs.ts'
import { type Told, toldByStyle } from './styled.ts'

export type { Pair } from './pair.ts'

export interface Pairs {
  pairs: Pair[]
  /** What is written and belongs to no label. */
  loose: Block[]
}

/**
 * Finds labels and gives every other block to the label beside it, or else above it: no further below than so many
 * times the height of a letter.
 */
export function pairsIn(found: readonly Block[], matcher: Matcher, onlyFields: boolean, drop = 12): Pairs {
  const blocks = joinDateBoxes(found)
  const told = toldByStyle(blocks, matcher, onlyFields)
  const { pairs, rest } = told ?? byWords(blocks, matcher, onlyFields)
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
  if (told || pairs.some(({ index, label }) => index === null && /:$/.test(textOf(label.words))))
    assignLabels(pairs, matcher)
  return { pairs, loose }
}

function byWords(blocks: readonly Block[], matcher: Matcher, onlyFields: boolean): Told {
  const parted = blocks.flatMap((block) => atInlineLabels(block, matcher))
  return withForeign(labelsIn(parted, matcher, onlyFields), parted, matcher)
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

/** A row of tick boxes answers a question to tick, nothing else. */
function fits(block: Block, { index }: Pair, matcher: Matcher): boolean {
  if (!holdsTick(block)) return true
  const kind = index === null ? 'choice' : matcher.definitions[index]?.kind
  return kind === 'yes-no' || kind === 'choice' || kind === 'tick'
}
