import type { Document } from '#protocol/document.ts'
import type { Entry, FormEReading, ItemReading } from '#protocol/form-e.ts'
import type { Total } from '../figures/total.ts'
import { computeTotals } from '../figures/totals.ts'
import { FORM_E_ITEMS, type ItemRef } from '../items.ts'
import { type Entries, isoDate, item, text } from '../reading/access.ts'
import { garbledTables } from './garbled.ts'
import { type Paper, paperOf } from './supporting/papers.ts'
import { tidied } from './tidy.ts'

/** All that a rule may look at. Nothing in it changes while the rules run. */
export interface FormContext {
  document: Document
  supporting: readonly Document[]
  /** The pages of the form that are scans. */
  scanned: ReadonlySet<number>
  /** The supporting documents by what they are. */
  papers: readonly Paper[]
  reading: FormEReading
  /** ISO date. */
  today: string
  /** The tables that could not be read with certainty: nothing is said about their rows. */
  garbled: ReadonlyMap<string, readonly Entry[]>
  totals: readonly Total[]
  party: 'applicant' | 'respondent' | null
  person: string | null
  /** The other party's name, where it could be read. */
  other: string | null
  /** The day for which the form speaks: of the statement of truth, else of the form, else today. */
  statedOn: string
}

export function formContext(input: {
  document: Document
  supporting: readonly Document[]
  reading: FormEReading
  today: string
}): FormContext {
  const { today } = input
  const reading = tidied(input.reading)
  const garbled = garbledTables(reading, input.document)
  const head = item(reading, 'head')
  const party = text(head, 'party')
  const isParty = party === 'applicant' || party === 'respondent' ? party : null
  const named = isParty === null ? null : text(head, isParty)
  const opposite = isParty === 'applicant' ? 'respondent' : 'applicant'
  return {
    ...input,
    reading,
    scanned: new Set(
      input.document.pages.filter(({ readBy }) => readBy === 'ocr').map(({ number }) => number),
    ),
    papers: input.supporting.map(paperOf),
    garbled,
    totals: computeTotals(reading, new Set(garbled.keys())),
    party: isParty,
    person: text(item(reading, '1.1'), 'fullName') ?? named ?? text(item(reading, 'truth'), 'name'),
    other: isParty === null ? null : text(head, opposite),
    statedOn: isoDate(item(reading, 'truth'), 'date') ?? isoDate(head, 'dated') ?? today,
  }
}

/** A row with its number as a person counts it (from 1). */
export interface NumberedRow {
  ref: ItemRef
  number: number
  row: Entries
}

export const numberedRows = (context: FormContext, ref: ItemRef): NumberedRow[] =>
  item(context.reading, ref).rows.map((row, index) => ({ ref, number: index + 1, row }))

export const itemOf = (context: FormContext, ref: ItemRef): ItemReading => item(context.reading, ref)

/** Whether the item is printed on the form and was answered, by an entry or by "none". */
export const answered = (context: FormContext, ref: ItemRef): boolean =>
  ['answered', 'none', 'not-applicable'].includes(itemOf(context, ref).state)

/** Whether the item says that there is nothing: "none", "not applicable", or no row although the item was found. */
export function empty(context: FormContext, ref: ItemRef): boolean {
  const found = itemOf(context, ref)
  return found.state !== 'not-found' && found.rows.length === 0 && textEntries(found).length === 0
}

function textEntries({ fields }: ItemReading): Entry[] {
  return Object.values(fields).filter(({ kind, raw }) => kind === 'text' && raw.trim() !== '')
}

/** An entry of words with where it stands. */
export interface Words {
  ref: ItemRef
  row: number | null
  entry: Entry
}

/** Every entry of words in the given items (all of them by default), in form order. */
export function wordsIn(
  context: FormContext,
  refs: readonly ItemRef[] = FORM_E_ITEMS.map(({ ref }) => ref),
): Words[] {
  return refs.flatMap((ref) => {
    const found = itemOf(context, ref)
    const own = textEntries(found).map((entry) => ({ ref, row: null, entry }))
    const rows = found.rows.flatMap((row, index) =>
      Object.values(row)
        .filter(({ kind, raw }) => (kind === 'text' || kind === 'choice') && raw.trim() !== '')
        .map((entry) => ({ ref, row: index + 1, entry })),
    )
    return [...own, ...rows]
  })
}

/** The entries of words that a pattern fits. */
export const mentions = (context: FormContext, pattern: RegExp, refs?: readonly ItemRef[]): Words[] =>
  wordsIn(context, refs).filter(({ entry }) => pattern.test(entry.raw))

/** "2.3 row 2", "4.1". */
export const placeName = ({ ref, row }: { ref: string; row: number | null }): string =>
  row === null ? ref : `${ref} row ${row}`
