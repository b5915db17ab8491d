import type { Figure } from '#protocol/figure.ts'
import type { Entry, FormEReading } from '#protocol/form-e.ts'
import { type ItemRef, itemDefinition } from '../items.ts'
import { type Entries, entry, item, text } from '../reading/access.ts'
import { figureAt, penceOf, sterling } from './amounts.ts'
import { blankFigure, readFigure, sumOf } from './figure.ts'
import { namesAnother } from './ownership.ts'
import type { RowSum } from './row-sums.ts'
import type { Part, Total } from './total.ts'

/** What a row is called in a sentence: "row 2 (Barclays)"; just "row 2" where nothing names it. */
export function rowName(ref: ItemRef, row: Entries, number: number): string {
  const columns = itemDefinition(ref).columns ?? []
  const name = columns
    .filter(({ kind }) => kind === 'text')
    .map(({ key }) => text(row, key))
    .find((words) => words !== null)
  return name ? `row ${number} (${shorten(name)})` : `row ${number}`
}

export function shorten(words: string, most = 48): string {
  const oneLine = words.replace(/\s+/g, ' ').trim()
  if (oneLine.length <= most) return oneLine
  return `${oneLine.slice(0, most).replace(/\s+\S*$/, '')}…`
}

/** A column's label in the form's map. */
export function columnLabel(ref: ItemRef, key: string): string {
  const { columns = [], fields } = itemDefinition(ref)
  return [...columns, ...fields].find((column) => column.key === key)?.label ?? key
}

/**
 * The figure that a row brings to its total. Where the column for the person's interest is empty and nobody
 * else is named, the whole value stands for it, and the label says so.
 */
function rowFigure(sum: RowSum, row: Entries, index: number): { figure: Figure; entries: Entry[] } {
  const id = `${sum.ref}[${index}]/${sum.column}`
  const label = `${sum.ref} ${rowName(sum.ref, row, index + 1)}: ${columnLabel(sum.ref, sum.column)}`
  const own = entry(row, sum.column)
  if (own) return { figure: figureAt(row, sum.column, id, label), entries: [own] }
  const gross = sum.gross === undefined ? null : entry(row, sum.gross)
  const whole = sterling(gross)
  if (gross && whole !== null && !namesAnother(sum.holder === undefined ? null : text(row, sum.holder))) {
    const said = `${label} is not written; ${columnLabel(sum.ref, sum.gross ?? '')} counts`
    return { figure: readFigure(id, said, gross, whole), entries: [gross] }
  }
  return { figure: blankFigure(id, label, 'Nothing is written there; it counts as nil.'), entries: [] }
}

/** The stated total under a key of an item, as a figure. */
export function statedAt(
  reading: FormEReading,
  ref: ItemRef,
  key: string,
  label: string,
): { stated: Figure | null; entry: Entry | null } {
  const found = entry(item(reading, ref), key)
  const pence = sterling(found)
  if (!found || pence === null) return { stated: null, entry: found }
  return { stated: readFigure(`${ref}/${key} (stated)`, label, found, pence), entry: found }
}

/** Whether nothing at all could be read of a total: no rows, no figure, and nobody says that there is nothing. */
export function isUnknown(reading: FormEReading, ref: ItemRef, stated: Figure | null): boolean {
  const { state, rows } = item(reading, ref)
  return stated === null && rows.length === 0 && (state === 'blank' || state === 'not-found')
}

/** A row that gives no amount. */
const isSilent = ({ entries }: Part): boolean => entries.length === 0

/** The total of one table, recomputed from its rows. `rowFigures`: better figures for single rows (a property's own derivation). */
export function rowTotal(
  reading: FormEReading,
  sum: RowSum,
  rowFigures: readonly (Figure | null)[] = [],
): Total {
  const { ref, letter } = sum
  const label = itemDefinition(ref).totals?.find((total) => total.letter === letter)?.label ?? letter
  const found = item(reading, ref)
  const rows = found.rows.map((row, index) => ({ row, ...rowFigure(sum, row, index) }))
  const parts = rows.map(({ row, figure, entries }, index): Part => {
    const gross = sum.gross === undefined ? null : penceOf(row, sum.gross)
    const monthly = sum.monthly === undefined ? null : penceOf(row, sum.monthly)
    return {
      row: index + 1,
      name: rowName(ref, row, index + 1),
      pence: figure.amount.pence,
      sign: 1,
      ...(gross === null ? {} : { gross }),
      ...(monthly === null ? {} : { monthly }),
      entries,
    }
  })
  const id = `${ref}/total`
  const { stated, entry: statedEntry } = statedAt(reading, ref, 'total', label)
  return {
    path: id,
    item: ref,
    letter,
    label,
    kind: 'rows',
    computed: sumOf(
      id,
      label,
      rows.map(({ figure }, index) => rowFigures[index] ?? figure),
    ),
    local: sumOf(
      id,
      label,
      rows.map(({ figure }) => figure),
    ),
    stated,
    entry: statedEntry,
    parts,
    ...(isUnknown(reading, ref, stated) || (stated === null && parts.some(isSilent))
      ? { unknown: true as const }
      : {}),
    tolerance: 0,
  }
}
