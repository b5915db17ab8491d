import { textOf } from '../../text/lines.ts'
import type { FieldDefinition } from '../items.ts'
import type { Area } from './areas.ts'
import { type Block, inReadingOrder } from './blocks.ts'
import { findLabel, type Matcher, matcherFor } from './matcher.ts'
import { cutAfter, lineEndsOf, withoutPrinted } from './paragraphs.ts'

export interface HeadingParts {
  heading: Block | null
  /** What stands in the heading's own words after its label: "1.1 Full name: Ann Example". */
  inline: Block | null
  rest: Block[]
}

const titles = new Map<string, Matcher>()

function titleMatcher({ definition }: Area): Matcher {
  const known = titles.get(definition.ref)
  if (known) return known
  const only = definition.fields.length === 1 ? definition.fields : []
  const { title, aliases } = definition
  const all: FieldDefinition[] = [
    { key: 'title', kind: only[0]?.kind ?? 'text', label: title, ...(aliases ? { aliases } : {}) },
    ...only,
  ]
  const matcher = matcherFor(all)
  titles.set(definition.ref, matcher)
  return matcher
}

/** Sets an item's heading apart from its area. */
export function headingIn(area: Area, blocks: readonly Block[]): HeadingParts {
  const candidate = area.anchor?.candidate
  if (!candidate) return { heading: null, inline: null, rest: [...blocks] }
  const numbers = new Set(candidate.words.slice(0, candidate.numberWords))
  let number: Block | null = null
  const rest: Block[] = []
  for (const block of blocks) {
    const first = block.words[0]
    if (!first || !numbers.has(first)) {
      rest.push(block)
      continue
    }
    const count = block.words.findIndex((word) => !numbers.has(word))
    const [own, after] = count < 0 ? [block, null] : cutAfter(block, count)
    number ??= own
    if (after) rest.push(after)
  }
  const titleWord = candidate.words[candidate.numberWords]
  const title = rest.find((block) => titleWord !== undefined && block.words.includes(titleWord))
  if (!title) return { heading: number, inline: null, rest }
  const others = rest.filter((block) => block !== title)
  const matcher = titleMatcher(area)
  const [label, answer] = splitHeading(title, matcher)
  const printed = label ?? title
  const heading = number ? { ...printed, words: [...number.words, ...printed.words] } : printed
  return { heading, inline: answer ? withoutPrinted(answer) : null, rest: others.sort(inReadingOrder) }
}

function splitHeading(block: Block, matcher: Matcher): [Block | null, Block | null] {
  const ends = lineEndsOf(block)
  const found = findLabel(matcher, block.words, ends) ?? exactTitle(block, matcher)
  if (!found || found.words >= block.words.length) return [block, null]
  const last = block.words[found.words - 1]
  const next = block.words[found.words]
  const parted = /[:?]$/.test(last?.text ?? '') || found.words < 0
  // A question that runs on in the next line is still the question.
  if (!parted && /^[a-z(,]/.test(next?.text ?? '')) return [block, null]
  return cutAfter(block, found.words)
}

function exactTitle(block: Block, matcher: Matcher): { words: number } | null {
  for (let count = Math.min(block.words.length - 1, 8); count >= 2; count--) {
    const text = textOf(block.words.slice(0, count)).toLowerCase()
    const exact = matcher.definitions.some(({ label, aliases }) =>
      [label, ...(aliases ?? [])].some((wording) => wording.toLowerCase() === text),
    )
    if (exact) return { words: count }
  }
  return null
}
