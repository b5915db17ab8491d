import type { Figure } from '#protocol/figure.ts'
import type { FormEReading } from '#protocol/form-e.ts'
import { itemDefinition } from '../items.ts'
import { type Entries, entry, item } from '../reading/access.ts'
import { figureAt, penceOf } from './amounts.ts'
import { sumOf } from './figure.ts'
import { isUnknown, rowName, statedAt } from './rows.ts'
import type { Total } from './total.ts'

type NeedsRef = '3.1.1' | '3.1.2' | '3.2.1' | '3.2.2'

/** A sub-total of needs. Of the two columns of 3.1 the estimated cost counts where it is written, else the current one. */
export function needsTotal(reading: FormEReading, ref: NeedsRef): Total {
  const definition = itemDefinition(ref).totals?.[0]
  const label = definition?.label ?? ref
  const rows = item(reading, ref).rows
  const stated = statedAt(reading, ref, 'total', label)
  const income = ref.startsWith('3.1')
  const key = (row: Entries): string => {
    if (!income) return 'cost'
    return penceOf(row, 'estimated') === null ? 'current' : 'estimated'
  }
  const byColumn = (column: (row: Entries) => string): Figure[] =>
    rows.map((row, index) =>
      figureAt(row, column(row), `${ref}[${index}]/${column(row)}`, `${ref} ${rowName(ref, row, index + 1)}`),
    )
  const mixed = byColumn(key)
  // Some people total the current costs: that adds up too, and is no error.
  const current = income ? byColumn(() => 'current') : mixed
  const pence = (figures: readonly Figure[]): number =>
    figures.reduce((sum, figure) => sum + figure.amount.pence, 0)
  const usesCurrent =
    stated.stated !== null &&
    stated.stated.amount.pence !== pence(mixed) &&
    stated.stated.amount.pence === pence(current)
  const terms = usesCurrent ? current : mixed
  const computed = sumOf(`${ref}/total`, label, terms)
  return {
    path: `${ref}/total`,
    item: ref,
    letter: definition?.letter ?? ref,
    label,
    kind: 'rows',
    computed,
    local: computed,
    ...stated,
    parts: terms.map((figure, index) => {
      const row = rows[index] ?? {}
      const read = entry(row, usesCurrent ? 'current' : key(row))
      return {
        row: index + 1,
        name: rowName(ref, row, index + 1),
        pence: figure.amount.pence,
        sign: 1 as const,
        entries: read ? [read] : [],
      }
    }),
    ...(isUnknown(reading, ref, stated.stated) ? { unknown: true as const } : {}),
    tolerance: 0,
  }
}
