import type { Word } from '#protocol/document.ts'
import { similarity } from '../../text/labels.ts'
import { splitAtGaps, textOf } from '../../text/lines.ts'
import { FORM_E_ITEMS, type ItemDefinition } from '../items.ts'
import { gapIn, type Sheet } from './sheet.ts'
import { spelledTokens } from './vocabulary.ts'

/** A place that may be where an item begins. */
export interface Candidate {
  sheet: Sheet
  /** Words of the number, the label and perhaps the answer, in reading order. */
  words: Word[]
  number: string | null
  /** The number has lost its point in recognition ("24"): good only together with the title. */
  blurred: boolean
  /** How many stretches the line has: a row of a table has many. */
  abreast: number
  /** How many of the words make up the number. */
  numberWords: number
  /** The words after the number, and those of the next line where the title may go on. */
  tokens: readonly (readonly string[])[]
  /** The title's letters alone: small capitals and recognition part words. */
  letters: string
  x: number
  y: number
}

const PREFIX = /^(?:ref(?:erence)?|item|section|sect|para(?:graph)?|question|q|no|§)\.?:?$/i
const REFS = new Set<string>(FORM_E_ITEMS.map(({ ref }) => ref))

/** "2.3", "2.3.", "2.03", "(2.3)", "2.3(a)", "Q2.3", "2.l3" → the item's reference; null for anything else. */
export function refOf(token: string): string | null {
  const plain = token
    .replace(/^(?:ref|item|section|question|q|§)\.?/i, '')
    .replace(/[lI|]/g, '1')
    .replace(/[Oo]/g, '0')
    .replace(/^[([]/, '')
    .replace(/[)\]]?[.:;)]*$/, '')
    .replace(/\(?[a-f]$/i, '')
  const parts = /^([1-5])\s?[.,\-·:]\s?(\d{1,2})(?:\s?[.,\-·:]\s?(\d))?$/.exec(plain)
  if (!parts) return null
  const ref = [parts[1], String(Number(parts[2])), parts[3]].filter((part) => part !== undefined).join('.')
  return REFS.has(ref) ? ref : null
}

/** Every stretch of a line that may begin an item. */
export function candidatesOn(sheet: Sheet): Candidate[] {
  const found: Candidate[] = []
  sheet.lines.forEach((line, index) => {
    const segments = splitAtGaps(line.words, gapIn(sheet, line.words))
    segments.forEach((segment, at) => {
      const first = segment[0]
      if (!first || first.from === 'field') return
      const numbered = numberAt(segment)
      const alone = numbered !== null && numbered.count === segment.length
      // A title may have its number at the other end of the line.
      const last = alone && at === 1 && segments.length === 2
      const next = (last ? segments[0] : segments[at + 1]) ?? []
      const below = sheet.lines[index + 1]
      const wrapped =
        below && below.top - line.bottom < sheet.usual
          ? startingNear(below.words, alone ? next : segment)
          : []
      const words = alone ? [...segment, ...next] : segment
      const titleWords = words.slice(numbered?.count ?? 0).filter(({ from }) => from !== 'field')
      found.push({
        sheet,
        words,
        number: numbered?.ref ?? null,
        blurred: numbered?.blurred ?? false,
        abreast: segments.length,
        numberWords: numbered?.count ?? 0,
        letters: lettersOf(textOf(titleWords)),
        tokens: wordings(textOf(titleWords), textOf([...titleWords, ...wrapped])),
        x: last ? (next[0] ?? first).box.x : first.box.x,
        y: line.top,
      })
    })
  })
  return found
}

function startingNear(words: readonly Word[], above: readonly Word[]): Word[] {
  const left = Math.min(...above.map(({ box }) => box.x))
  const right = Math.max(...above.map(({ box }) => box.x + box.width))
  return words.filter(({ box, from }) => from !== 'field' && box.x >= left - 12 && box.x < right)
}

function numberAt(segment: readonly Word[]): { ref: string; count: number; blurred?: boolean } | null {
  let start = 0
  if (PREFIX.test(segment[0]?.text ?? '') && segment.length > 1) start = 1
  const one = refOf(segment[start]?.text ?? '')
  if (one) return { ref: one, count: start + 1 }
  // "2 . 3" and "2. 3" as recognition sometimes parts them.
  for (const count of [3, 2]) {
    const words = segment.slice(start, start + count)
    if (words.length < count || !words.every(({ text }) => /^[\dlO.]{1,3}$/.test(text))) continue
    const text = words.map((word) => word.text).join('')
    const ref = /\./.test(text) ? refOf(text) : null
    if (ref) return { ref, count: start + count }
  }
  const word = segment[start]
  const digits = word?.from === 'ocr' ? /^([1-5])(\d{1,2})[.,]?$/.exec(word.text) : null
  const blurred = digits ? refOf(`${digits[1]}.${digits[2]}`) : null
  return blurred ? { ref: blurred, count: start + 1, blurred: true } : null
}

interface Wording {
  item: ItemDefinition
  titles: readonly (readonly string[])[]
  words: ReadonlySet<string>
  letters: readonly string[]
}

export const isNumberOf = ({ number, blurred }: Candidate, ref: string): boolean => number === ref && !blurred

/** The items that have headings, in the form's order. `head` has none: it is whatever comes first. */
export const HEADED: readonly ItemDefinition[] = FORM_E_ITEMS.filter(({ ref }) => ref !== 'head')

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

const WORDINGS: readonly Wording[] = HEADED.map((item) => {
  const titles = [item.title, ...(item.aliases ?? [])].map(spelledTokens)
  return {
    item,
    titles,
    words: new Set(titles.flat()),
    letters: [item.title, ...(item.aliases ?? [])].map(lettersOf),
  }
})

/** Whether half of the words at least are words of the title: else it cannot be the title. */
function mayBe({ tokens }: Candidate, words: ReadonlySet<string>): boolean {
  return tokens.some((list) => {
    let shared = 0
    for (const token of list) if (words.has(token)) shared++
    return shared > 0 && (shared >= 2 || list.length <= 3)
  })
}

/** What each wording has in common with a candidate: 0 to 1. */
export function titleLikeness(candidate: Candidate, titles: Wording['titles']): number {
  let best = 0
  for (const tokens of candidate.tokens) {
    for (const title of titles) {
      const found = similarity(tokens, title)
      // A long printed question holds the whole title and more; that is nearly as good as the title alone.
      best = Math.max(best, found.score, found.recall >= 0.99 ? 0.55 + 0.45 * found.precision : 0)
    }
  }
  return best
}

/** The title as far as its colon or question mark, the whole stretch, and the stretch with its next line. */
function wordings(title: string, longTitle: string): (readonly string[])[] {
  const head = title.split(/[:?]/)[0] ?? ''
  const texts = [head, title, longTitle].map((text) => text.split(' ').slice(0, 24).join(' '))
  return [...new Set(texts)].filter((text) => /[a-z]{3}/i.test(text)).map(spelledTokens)
}

/** How good it would be to take the candidate for the item's heading; 0 or less: not at all. */
export function headingScore(candidate: Candidate, index: number): number {
  const wording = WORDINGS[index]
  if (!wording) return 0
  const { ref } = wording.item
  const exact = wording.letters.includes(candidate.letters)
  if (!exact && candidate.number !== ref && !mayBe(candidate, wording.words)) return 0
  const likeness = exact ? 1 : titleLikeness(candidate, wording.titles)
  if (candidate.number === ref && !candidate.blurred) return 2.2 + 2.5 * likeness
  if (candidate.number === ref) return likeness < 0.35 ? 0 : 1.2 + 2.5 * likeness
  const named = candidate.number === null || candidate.blurred
  if (likeness < (named ? 0.74 : 0.8)) return 0
  // What sums an item up names it too.
  if (/^(?:estimated)?total/.test(candidate.letters) && !exact) return 0
  // A long title is surer than a single word; a row of a table is seldom a heading.
  const length = Math.max(0, ...candidate.tokens.map((list) => Math.min(list.length - 1, 5)))
  const score = 2.5 * likeness - (named ? 0.4 : 1) + 0.1 * length
  return candidate.abreast >= 3 ? score - 0.8 : score
}
