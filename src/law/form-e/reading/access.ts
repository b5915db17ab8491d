import type { Entry, FormEReading, ItemReading } from '#protocol/form-e.ts'
import type { ItemRef } from '../items.ts'
import { itemDefinition } from '../items.ts'

/** A row of a table, or the fields of an item: entries by their key. */
export type Entries = Readonly<Record<string, Entry>>

/** What was read for an item. An item that the reading does not hold comes back as `not-found`, never undefined. */
export function item(reading: FormEReading, ref: ItemRef): ItemReading {
  const found = reading.items.find((candidate) => candidate.ref === ref)
  if (found) return found
  const { title } = itemDefinition(ref)
  return {
    ref,
    title,
    state: 'not-found',
    heading: null,
    area: [],
    fields: {},
    rows: [],
    declared: null,
  }
}

/** The entry under a key of an item's fields, or of one row. Null where nothing was written. */
export function entry(of: ItemReading | Entries, key: string): Entry | null {
  const entries = isItem(of) ? of.fields : of
  return Object.hasOwn(entries, key) ? (entries[key] ?? null) : null
}

function isItem(of: ItemReading | Entries): of is ItemReading {
  return 'ref' in of && typeof of.ref === 'string'
}

/** Integer pence of a money entry; null where nothing was written, or nothing intelligible. Mind `currency`. */
export function pence(of: ItemReading | Entries, key: string): number | null {
  const found = entry(of, key)
  return found?.kind === 'money' && typeof found.value === 'number' ? found.value : null
}

/** Hundredths of a per cent (50% = 5000); null where nothing intelligible was written. */
export function hundredths(of: ItemReading | Entries, key: string): number | null {
  const found = entry(of, key)
  return found?.kind === 'percent' && typeof found.value === 'number' ? found.value : null
}

/** The words of a text or choice entry; null where nothing was written. */
export function text(of: ItemReading | Entries, key: string): string | null {
  const found = entry(of, key)
  if (!found || (found.kind !== 'text' && found.kind !== 'choice')) return null
  return typeof found.value === 'string' && found.value.trim() !== '' ? found.value : null
}

/** ISO date of a date entry; null where nothing was written, or no possible date. */
export function isoDate(of: ItemReading | Entries, key: string): string | null {
  const found = entry(of, key)
  return found?.kind === 'date' && typeof found.value === 'string' ? found.value : null
}

/** Yes or no (or ticked or not); null where it was not answered or not clear. */
export function yes(of: ItemReading | Entries, key: string): boolean | null {
  const found = entry(of, key)
  if (!found || (found.kind !== 'yes-no' && found.kind !== 'tick')) return null
  return typeof found.value === 'boolean' ? found.value : null
}

/** The rows of an item. */
export function rows(reading: FormEReading, ref: ItemRef): readonly Entries[] {
  return item(reading, ref).rows
}
