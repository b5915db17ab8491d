import type { Word } from '#protocol/document.ts'
import { type Line, splitAtGaps, textOf } from '../../text/lines.ts'
import { FORM_E_ITEMS, type ItemDefinition } from '../items.ts'
import { plainLabel } from './matcher.ts'
import { looksLikeValue } from './values.ts'
import { spelledTokens } from './vocabulary.ts'

/** Whose words: the form's own, the person's, or not to be told by how they are set. */
export type StyleKind = 'printed' | 'answer' | 'unknown'

/** In which styles (`Word.style`) a document prints its questions and in which its answers stand. */
export interface Styles {
  printed: ReadonlySet<number>
  answers: ReadonlySet<number>
  kindOf: (word: Word) => StyleKind
}

/** Nothing is known: a scan, a text file, a form set in one style throughout. */
export const NO_STYLES: Styles = {
  printed: new Set(),
  answers: new Set(),
  kindOf: ({ from }) => (from === 'field' ? 'answer' : 'unknown'),
}

const keyOf = (text: string): string => spelledTokens(plainLabel(text)).sort().join(' ')

const ITEMS: readonly ItemDefinition[] = FORM_E_ITEMS
const WORDINGS: ReadonlySet<string> = new Set(
  ITEMS.flatMap(({ title, aliases, fields, columns, totals }) => [
    title,
    ...(aliases ?? []),
    ...[...fields, ...(columns ?? []), ...(totals ?? [])].flatMap((field) => [
      field.label,
      ...(field.aliases ?? []),
    ]),
  ]).map(keyOf),
)

/** So many stretches in a style at least before anything is concluded from them. */
const ENOUGH = 3

/**
 * Learns from a document which styles are the form's own and which are those of the answers: by the stretches of
 * words that are a wording of the form's map or end in a colon, and those that are a figure or a date and nothing else.
 * A style that has both (or neither) stays unknown. Pure.
 */
export function stylesOf(sheets: readonly { lines: readonly Line[]; gap: number }[]): Styles {
  const asked = new Map<number, number>()
  const answered = new Map<number, number>()
  const add = (counts: Map<number, number>, style: number): void => {
    counts.set(style, (counts.get(style) ?? 0) + 1)
  }
  for (const { lines, gap } of sheets) {
    for (const { words } of lines) {
      for (const segment of splitAtGaps(words, gap)) {
        for (const run of runsOf(segment)) {
          const style = run[0]?.style
          if (style === undefined || run.length > 12) continue
          const text = textOf(run)
          // Totals are often set as answers are.
          if (/^(?:sub-?)?total\b/i.test(text)) continue
          if (isFigure(text)) add(answered, style)
          else if (/[a-z]{2}\W{0,2}[:?]$/i.test(text) || isWording(text)) add(asked, style)
        }
      }
    }
  }
  const printed = new Set<number>()
  const answers = new Set<number>()
  for (const [style, questions] of asked)
    if (questions >= ENOUGH && questions >= (answered.get(style) ?? 0) * 4) printed.add(style)
  for (const [style, figures] of answered) {
    const questions = asked.get(style) ?? 0
    if (figures < ENOUGH || printed.has(style)) continue
    // Many an answer is also a wording of the form: "Mortgage", "Salary", "Joint".
    if (figures >= questions * 4) answers.add(style)
  }
  return {
    printed,
    answers,
    kindOf: ({ style, from }) => {
      if (from === 'field') return 'answer'
      if (style === undefined) return 'unknown'
      if (printed.has(style)) return 'printed'
      return answers.has(style) ? 'answer' : 'unknown'
    },
  }
}

/** What several words are together: of one kind, or unknown. */
export function kindOfWords({ kindOf }: Styles, words: readonly Word[]): StyleKind {
  const [first, ...others] = words
  if (!first) return 'unknown'
  const kind = kindOf(first)
  return others.every((word) => kindOf(word) === kind) ? kind : 'unknown'
}

function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = []
  for (const word of words) {
    const run = runs.at(-1)
    if (run && run[0]?.style === word.style) run.push(word)
    else runs.push([word])
  }
  return runs
}

const isWording = (text: string): boolean => /[a-z]{3}/i.test(text) && WORDINGS.has(keyOf(text))

/** A figure or a date, not an item's number. */
const isFigure = (text: string): boolean =>
  (/\d{4}|\d[.,]\d\d|[£€$]\s?\d/.test(text) || /^\d{1,3}%$/.test(text)) &&
  !/^\W*\d\.\d{1,2}(?:\.\d)?\W*$/.test(text) &&
  looksLikeValue(text)
