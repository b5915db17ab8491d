import type { Word } from '#protocol/document.ts'
import { similarity } from '../../text/labels.ts'
import { textOf } from '../../text/lines.ts'
import type { FieldDefinition } from '../items.ts'
import { meaningOf } from './entries.ts'
import { spelledTokens } from './vocabulary.ts'

/** The wordings under which each definition may be printed, ready to compare. */
export interface Matcher {
  definitions: readonly FieldDefinition[]
  wordings: readonly (readonly (readonly string[])[])[]
  /** Scores of the texts seen so far: a form repeats itself. */
  seen: Map<string, readonly number[]>
}

export interface LabelMatch {
  /** Index of the definition. */
  index: number
  score: number
  /** How many words from the start make up the label; what follows is the answer. */
  words: number
}

const cache = new WeakMap<readonly FieldDefinition[], Matcher>()

export function matcherFor(definitions: readonly FieldDefinition[]): Matcher {
  const known = cache.get(definitions)
  if (known) return known
  const matcher: Matcher = {
    seen: new Map(),
    definitions,
    wordings: definitions.map(({ label, aliases }) =>
      [label, ...(aliases ?? [])].map((wording) => spelledTokens(plainLabel(wording))),
    ),
  }
  cache.set(definitions, matcher)
  return matcher
}

/** Printed remarks in a label that say nothing about what it asks: "(if any)", "£", a row's letter. */
export function plainLabel(text: string): string {
  const trimmed = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[,;:(]?\s(?:e\.g\.?|i\.e\.?|eg\b|ie\b|for example|such as|including)\s.*$/i, ' ')
    .replace(/^[1-5]\.\d{1,2}(?:\.\d)?[.:]?\s+/, ' ')
    .replace(/^\(?(?:\d{1,2}|[a-hivx]{1,3})[).]\s+/i, ' ')
    .replace(/^[A-L]\s?[:=–-]\s/, ' ')
  return /[a-z]/i.test(trimmed) ? trimmed : text
}

const REMEMBERED = 4000

/** How well a whole text serves as the label of each definition. */
export function labelScores(matcher: Matcher, text: string): readonly number[] {
  const before = matcher.seen.get(text)
  if (before) return before
  if (matcher.seen.size >= REMEMBERED) matcher.seen.clear()
  const written = spelledTokens(plainLabel(text))
  const scores = matcher.wordings.map((wordings) => {
    let best = 0
    for (const wording of wordings) best = Math.max(best, scoreOf(written, wording))
    return best
  })
  matcher.seen.set(text, scores)
  return scores
}

function scoreOf(written: readonly string[], wording: readonly string[]): number {
  if (written.length > 30) return 0
  const found = similarity(written, wording)
  const long = found.recall >= 0.99 && wording.length > 1 ? 0.6 + 0.4 * found.precision : 0
  return Math.max(found.score, long)
}

export const LABEL = 0.75
/** Of a scan less is asked, for recognition loses words. */
const SCANNED_LABEL = 0.66

/** What an answer that stands right after its label may begin with. */
const ANSWER = /^(?:[£€$\d(-]|yes|no|nil|☐|☒)/i

/**
 * Whether the words begin with a label: the whole of them, or as far as a colon, a question mark or a line's end;
 * or, where nothing parts them, an exact label before an answer of the right kind.
 */
export function findLabel(
  matcher: Matcher,
  words: readonly Word[],
  lineEnds: ReadonlySet<number>,
): LabelMatch | null {
  let best: LabelMatch | null = null
  const longest = Math.min(words.length, 32)
  const least = words[0]?.from === 'ocr' ? SCANNED_LABEL : LABEL
  for (let count = 1; count <= longest; count++) {
    const last = words[count - 1]?.text ?? ''
    const strong = count === words.length || /[:?]$/.test(last) || lineEnds.has(count)
    if (!strong && (count > 12 || !ANSWER.test(words[count]?.text ?? ''))) continue
    const scores = labelScores(matcher, textOf(words.slice(0, count)))
    scores.forEach((score, index) => {
      if (score < least) return
      if (!strong && !weakLabelHolds(matcher, index, score, words, count)) return
      const better = best === null || score > best.score + 0.001 || (score >= best.score - 0.001 && strong)
      if (better) best = { index, score, words: count }
    })
  }
  return best
}

function weakLabelHolds(
  matcher: Matcher,
  index: number,
  score: number,
  words: readonly Word[],
  count: number,
): boolean {
  const definition = matcher.definitions[index]
  if (!definition || score < 0.99) return false
  const rest = textOf(words.slice(count))
  if (definition.kind === 'text' || definition.kind === 'choice') return false
  return (
    meaningOf(
      definition.kind,
      rest,
      words.some(({ from }) => from === 'ocr'),
    ).value !== null
  )
}
