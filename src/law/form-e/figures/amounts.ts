import type { Figure } from '#protocol/figure.ts'
import type { Entry } from '#protocol/form-e.ts'
import type { Entries } from '../reading/access.ts'
import { entry } from '../reading/access.ts'
import { blankFigure, readFigure } from './figure.ts'

const NIL = /^\W*(?:nil|none|n\/?a|not applicable|zero|[-–—0.£ ]+)\W*$/i

/**
 * Sterling pence of an entry: null where nothing is written, nothing intelligible, or another currency.
 * "Nil", "none" and a dash in a money box are 0.
 */
export function sterling(found: Entry | null): number | null {
  if (!found) return null
  if (found.currency !== undefined && found.currency !== 'GBP') return null
  if (found.kind === 'money' && typeof found.value === 'number') return found.value
  return NIL.test(found.raw) ? 0 : null
}

/** Sterling pence under a key; see `sterling`. */
export const penceOf = (entries: Entries, key: string): number | null => sterling(entry(entries, key))

/** The entry under a key as a figure, or a blank one that says why it counts as nil. */
export function figureAt(entries: Entries, key: string, id: string, label: string): Figure {
  const found = entry(entries, key)
  const pence = sterling(found)
  if (found && pence !== null) return readFigure(id, label, found, pence)
  if (!found) return blankFigure(id, label, 'Nothing is written there; it counts as nil.')
  const reason =
    found.currency !== undefined && found.currency !== 'GBP'
      ? `“${found.raw}” is not in pounds and no figure in pounds is given; it counts as nil.`
      : `“${found.raw}” is no amount; it counts as nil.`
  return blankFigure(id, label, reason)
}

/** The same as a deduction: "(£12,000)" and "£12,000" both take £12,000 away. */
export function deductionAt(entries: Entries, key: string, id: string, label: string): Figure {
  const found = entry(entries, key)
  const pence = sterling(found)
  if (found && pence !== null) return readFigure(id, label, found, Math.abs(pence))
  return figureAt(entries, key, id, label)
}
