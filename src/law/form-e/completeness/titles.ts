import type { EntryKind } from '#protocol/form-e.ts'
import { shorten } from '../figures/rows.ts'
import { itemDefinition } from '../items.ts'
import { list, sentence } from '../rules/wording.ts'
import type { Missing } from './missing.ts'
import { missingWhat } from './phrases.ts'

/** The most that a title may hold. */
export const TITLE_LENGTH = 90

/** "1.2", "2.3", "the heading": where something is, in a sentence. */
export const atItem = (ref: string): string => {
  if (ref === 'head') return 'in the heading'
  if (ref === 'truth') return 'in the statement of truth'
  return ref === 'documents' ? 'in the schedule of documents' : `at ${ref}`
}

/** The first wording that is short enough, else the last one cut. */
export function fitting(...wordings: readonly string[]): string {
  const last = wordings.at(-1) ?? ''
  return wordings.find((words) => words.length <= TITLE_LENGTH) ?? shorten(last, TITLE_LENGTH - 1)
}

const bare = (words: string): string => words.replace(/^(?:the|a|your own|your) /, '')

/** "the Barclays row" as people call it: its name alone, or its number. */
const rowOf = ({ rowName, row }: Missing): string => {
  if (row === null) return ''
  const name = /\((.+)\)$/s.exec(rowName)?.[1]
  return name === undefined ? `row ${row}` : shorten(name, 36)
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)]

const WRITTEN_AS: Readonly<Partial<Record<EntryKind | 'total', string>>> = {
  date: 'a date',
  money: 'an amount',
  percent: 'a percentage',
  'yes-no': 'a yes or a no',
  choice: 'one of the answers',
  tick: 'a tick',
}

/** What is missing, named: "The date of birth is missing at 1.2", "No account number for Barclays". */
export function missingTitle(ref: string, missing: readonly Missing[]): string {
  const whats = distinct(missing.map(missingWhat))
  const rows = distinct(missing.map(rowOf).filter((row) => row !== ''))
  const [what = 'an entry'] = whats
  const at = atItem(ref)
  if (whats.length > 1) {
    const forRow = rows.length === 1 ? ` for ${rows[0]}` : ''
    return fitting(
      `${sentence(list(whats))} are missing${forRow || ` ${at}`}`,
      `${sentence(list(whats))} are missing ${at}`,
      `${whats.length} entries are missing${forRow} ${at}`,
      `${whats.length} entries are missing ${at}`,
    )
  }
  const [first] = missing
  if (first?.kind === 'total') return fitting(`${sentence(what)} is not filled in ${at}`)
  if (what.startsWith('whether ')) return fitting(`${sentence(atItem(ref))} nothing says ${what}`)
  if (first?.kind === 'yes-no' && rows.length === 0)
    return fitting(`The question ${at} is not answered yes or no`)
  if (rows.length === 0) return fitting(`${sentence(what)} is missing ${at}`, `${sentence(what)} is missing`)
  return fitting(
    `No ${bare(what)} for ${list(rows)}`,
    `No ${bare(what)} in ${rows.length} rows ${at}`,
    `${sentence(what)} is missing ${at}`,
  )
}

/** What is to be written, as an instruction: "Add the date of birth at 1.2". */
export function missingStep(ref: string, missing: readonly Missing[]): string {
  const whats = distinct(missing.map(missingWhat))
  const rows = distinct(missing.map(rowOf).filter((row) => row !== ''))
  const at = atItem(ref)
  const [what = ''] = whats
  if (whats.length === 1 && what.startsWith('whether ')) return fitting(`Say ${what} ${at}`)
  if (whats.length === 1 && what === 'a yes or a no') return `Answer yes or no ${at}`
  const forRows = rows.length === 0 ? '' : ` for ${list(rows)}`
  return fitting(
    `Add ${list(whats)}${forRows} ${at}`,
    `Add ${list(whats)} ${at}`,
    `Fill in what is missing ${at}`,
  )
}

/** What is written and could not be read: "The date of birth could not be read as a date: “in June”". */
export function unreadTitle(ref: string, missing: readonly Missing[]): string {
  const whats = distinct(missing.map(missingWhat))
  const [first] = missing
  const what = sentence(whats[0] ?? 'an entry')
  if (whats.length !== 1 || !first) return `${whats.length} entries could not be read ${atItem(ref)}`
  const as = WRITTEN_AS[first.kind] ?? 'an answer'
  const raw = first.unreadable === null ? '' : `: “${shorten(first.unreadable, 30)}”`
  return fitting(`${what} could not be read as ${as}${raw}`, `${what} could not be read as ${as}`)
}

export const unreadStep = (ref: string, missing: readonly Missing[]): string =>
  fitting(
    `Check ${list(distinct(missing.map(missingWhat)))} ${atItem(ref)}, and write it out in full`,
    `Check what is written ${atItem(ref)}, and write it out in full`,
  )

/** "Fill in 1.2, date of birth". A table wants its "none" where there is nothing. */
export function blankStep(ref: string): string {
  if (ref === 'head') return 'Fill in the heading of the form'
  const { title, columns } = itemDefinition(ref as Parameters<typeof itemDefinition>[0])
  const short = shorten(lowerFirst(title), 50)
  return columns ? `Fill in ${ref} (${short}), or write “none”` : `Fill in ${ref} (${short})`
}

export const lowerFirst = (words: string): string =>
  /^[A-Z]{2}|^[A-Z]\d/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
