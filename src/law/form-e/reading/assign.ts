import { parseDate } from '../../text/dates.ts'
import { textOf } from '../../text/lines.ts'
import { parseNothing } from '../../text/small.ts'
import type { FieldDefinition } from '../items.ts'
import { meaningOf } from './entries.ts'
import { LABEL, labelScores, type Matcher } from './matcher.ts'
import { holdsTick, type Pair } from './pair.ts'
import { looksLikeMoney, looksLikeValue } from './values.ts'

/** Below this a likeness of words is chance. */
const LEAST = 0.3

interface Asked {
  text: string
  pairs: Pair[]
  scores: readonly number[]
  /** For each definition how well the answers can be what it asks for: 1 yes, 0 no telling, -1 no. */
  fits: readonly number[]
  index: number | null
  score: number
}

/**
 * Gives each wording of a label in an item the definition it means, one definition to a wording: by the likeness of
 * their words, by whether the answers can be of its kind, and in the form's own order where only one is left.
 */
export function assignLabels(pairs: readonly Pair[], matcher: Matcher): void {
  const asked = new Map<string, Asked>()
  for (const pair of pairs) {
    const text = textOf(pair.label.words)
    const key = text
      .toLowerCase()
      .replace(/[^a-z0-9£%]+/g, ' ')
      .trim()
    const one = asked.get(key)
    if (one) one.pairs.push(pair)
    else
      asked.set(key, {
        text,
        pairs: [pair],
        scores: labelScores(matcher, text),
        fits: [],
        index: null,
        score: 0,
      })
  }
  const all = [...asked.values()]
  for (const one of all)
    one.fits = matcher.definitions.map((definition) => fitOf(definition, one.pairs, matcher))
  byWords(all.filter(({ pairs: own }) => !isTitle(own, pairs)))
  byOrder(all, pairs, asked, matcher)
  for (const { pairs: own, index, score } of all) {
    for (const pair of own) {
      pair.index = index
      pair.score = score
    }
  }
}

/** An unanswered label set otherwise than all that are answered: a title. */
function isTitle(own: readonly Pair[], pairs: readonly Pair[]): boolean {
  if (own.some(({ values }) => values.length > 0)) return false
  const styles = new Set(
    pairs.filter(({ values }) => values.length > 0).map(({ label }) => label.words[0]?.style),
  )
  return styles.size > 0 && !own.some(({ label }) => styles.has(label.words[0]?.style))
}

/** The best likeness first, each definition once. */
function byWords(all: readonly Asked[]): void {
  const ways = all.flatMap((one) =>
    one.scores.flatMap((score, index) => {
      const fit = one.fits[index] ?? 0
      const sure = score >= LABEL
      if (score < LEAST || (!sure && fit < 0)) return []
      return [{ one, index, score, worth: score + fit * (sure ? 0.08 : 0.12) }]
    }),
  )
  ways.sort((a, b) => b.worth - a.worth)
  const taken = new Map<number, Asked>()
  for (const { one, index, score } of ways) {
    if (one.index !== null) continue
    const holder = taken.get(index)
    // The same question in two wordings to the letter: "Account number", "Account no.".
    if (holder && !(score >= 0.97 && holder.score >= 0.97 && (one.fits[index] ?? 0) >= 0)) continue
    one.index = index
    one.score = score
    taken.set(index, one)
  }
}

/** A label in words unlike any other: what the form asks between its neighbours, where the kind of answer agrees. */
function byOrder(
  all: readonly Asked[],
  pairs: readonly Pair[],
  asked: ReadonlyMap<string, Asked>,
  { definitions }: Matcher,
): void {
  const order = [...new Set(pairs.map((pair) => all.find((one) => one.pairs.includes(pair))))].filter(
    (one) => one !== undefined,
  )
  const known = order.filter(({ index }) => index !== null)
  if (known.length === 0 || asked.size > definitions.length * 2) return
  const taken = new Set(known.map(({ index }) => index))
  order.forEach((one, at) => {
    if (one.index !== null || one.pairs.every(({ values }) => values.length === 0)) return
    const before = order.slice(0, at).findLast(({ index }) => index !== null)?.index ?? -1
    const after = order.slice(at + 1).find(({ index }) => index !== null)?.index ?? definitions.length
    const free = definitions.flatMap((_, index) =>
      index > before && index < after && !taken.has(index) && (one.fits[index] ?? 0) >= 0 ? [index] : [],
    )
    const fitting = free.filter((index) => (one.fits[index] ?? 0) > 0)
    const unnamed = order.filter(
      ({ index, pairs: own }) => index === null && own.some(({ values }) => values.length > 0),
    )
    const only =
      free.length === 1
        ? free[0]
        : fitting.length === 1
          ? fitting[0]
          : unnamed.length >= free.length
            ? free[0]
            : undefined
    if (only === undefined) return
    one.index = only
    one.score = LEAST
    taken.add(only)
  })
}

/** Whether the answers can be what a definition asks for. */
function fitOf(definition: FieldDefinition, pairs: readonly Pair[], { definitions }: Matcher): number {
  let fit = 0
  for (const { values } of pairs) {
    const text = textOf(values.flatMap(({ words }) => words))
    if (text === '' || parseNothing(text) !== null) continue
    const ticks = values.some(holdsTick)
    const dated = definition.kind === 'text' && definitions.some(({ kind }) => kind === 'date')
    const own = dated && parseDate(text) !== null ? -1 : fitOfText(definition, text, ticks)
    if (own < 0) return -1
    fit = Math.max(fit, own)
  }
  return fit
}

function fitOfText({ kind, choices }: FieldDefinition, text: string, ticks: boolean): number {
  if (kind === 'yes-no' || kind === 'tick') return ticks || /^\W*(?:yes|no)\b/i.test(text) ? 1 : -1
  if (kind === 'choice') return ticks || choices?.includes(text.toLowerCase()) === true ? 1 : -1
  if (ticks) return -1
  if (kind === 'text') return looksLikeMoney(text) ? -1 : looksLikeValue(text) ? 0 : 0.5
  if (kind === 'money') return looksLikeMoney(text) ? 1 : /[a-z]{3}/i.test(text) ? -1 : 0
  return meaningOf(kind, text, false).value !== null ? 1 : -1
}
