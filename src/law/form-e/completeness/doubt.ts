import type { EntryKind } from '#protocol/form-e.ts'
import { FORM_E_ITEMS, type ItemDefinition } from '../items.ts'

const normal = (words: string): string =>
  ` ${words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `

const ITEMS: readonly ItemDefinition[] = FORM_E_ITEMS
const PRINTED: readonly string[] = ITEMS.flatMap(
  ({ title, aliases = [], fields, columns = [], totals = [] }) =>
    [title, ...aliases, ...[...fields, ...columns, ...totals].map(({ label }) => label)].map(normal),
)
const HEADING =
  /\b(?:form e|page \d+|part \d+|financial (?:details|requirements|statement)|general information)\b/i
const BOX_WORDS =
  /[☐☑☒□■]|^\W*(?:date|day|month|year|dd|mm|yyyy)\b|\b(?:tick here|please (?:tick|delete|give|state)|if (?:not )?applicable)\b/i

/** Whether words are the form's own: a heading, a label, or what is printed beside a box. */
export function isPrinted(words: string): boolean {
  const said = normal(words)
  if (HEADING.test(words)) return true
  return said.trim().includes(' ') && PRINTED.some((label) => label.includes(said))
}

/** A day without its year, a year alone: one part of a date whose rest stands in another place. */
export const isPartOfDate = (words: string): boolean =>
  /^\W*(?:\d{1,2}(?:st|nd|rd|th)?\s+[a-z]{3,9}|[a-z]{3,9}|(?:[a-z]{3,9}\s+)?(?:19|20)\d\d)\W*$/i.test(
    words,
  ) && /\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(words)

/** Whether words that are no answer look like our misreading of the page, and not like what somebody wrote. */
export function doubtfulWords(words: string, kind: EntryKind | 'total'): boolean {
  if (isPrinted(words) || BOX_WORDS.test(words)) return true
  return kind === 'date' && isPartOfDate(words)
}
