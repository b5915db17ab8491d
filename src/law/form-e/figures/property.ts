import type { Figure } from '#protocol/figure.ts'
import { type ItemRef, itemDefinition } from '../items.ts'
import { type Entries, entry, text } from '../reading/access.ts'
import { deductionAt, figureAt, penceOf, sterling } from './amounts.ts'
import { differenceOf, readFigure, shareOf } from './figure.ts'
import { readOwnership } from './ownership.ts'
import { columnLabel } from './rows.ts'
import { type Part, type Total, toCheck } from './total.ts'

const DEDUCTIONS = [
  { key: 'mortgageBalance', name: 'the mortgage' },
  { key: 'salePenalties', name: 'the penalties on a sale' },
  { key: 'saleCosts', name: 'the costs of sale' },
] as const

export interface PropertyFigures {
  equity: Total | null
  interest: Total | null
  /** The value of the interest, worked out as far down as the entries allow. */
  figure: Figure | null
}

/**
 * Equity = value − mortgages − penalties − costs (Form E 2.1, 2.2), and the interest as a share of it where the
 * words on ownership tell the share. `index` is null for 2.1, the row from 0 for 2.2.
 */
export function propertyFigures(ref: ItemRef, entries: Entries, index: number | null): PropertyFigures {
  const at = index === null ? ref : `${ref}[${index}]`
  const where = index === null ? '' : `row ${index + 1}: `
  const equity = equityTotal(ref, entries, at, where)
  const statedEntry = entry(entries, 'interest')
  const stated = sterling(statedEntry)
  const statedFigure =
    statedEntry && stated !== null
      ? readFigure(`${at}/interest`, `${ref} ${where}${columnLabel(ref, 'interest')}`, statedEntry, stated)
      : null
  const interest = equity ? interestTotal(ref, entries, at, where, equity) : null
  return { equity, interest, figure: bestFigure(interest, statedFigure) }
}

/** The derivation; but where a share was only rounded when it was written, the form's own figure. */
function bestFigure(interest: Total | null, stated: Figure | null): Figure | null {
  if (!interest) return stated
  const rounded = stated !== null && toCheck(interest).state === 'agrees'
  return rounded && interest.computed.amount.pence !== stated.amount.pence ? stated : interest.computed
}

function equityTotal(ref: ItemRef, entries: Entries, at: string, where: string): Total | null {
  if (penceOf(entries, 'value') === null) return null
  const label = `${where}${columnLabel(ref, 'equity')}`
  const figure = (key: string, make: typeof figureAt): Figure =>
    make(entries, key, `${at}/${key}`, `${ref} ${where}${columnLabel(ref, key)}`)
  const terms = [figure('value', figureAt), ...DEDUCTIONS.map(({ key }) => figure(key, deductionAt))]
  const computed = differenceOf(`${at}/equity`, label, terms)
  const found = entry(entries, 'equity')
  const pence = sterling(found)
  const names = ['the value', ...DEDUCTIONS.map(({ name }) => name)]
  const keys = ['value', ...DEDUCTIONS.map(({ key }) => key)]
  const parts = terms.map((term, position): Part => {
    const read = entry(entries, keys[position] ?? '')
    return {
      name: names[position] ?? term.label,
      pence: term.amount.pence,
      sign: position === 0 ? 1 : -1,
      entries: read ? [read] : [],
    }
  })
  return {
    path: `${at}/equity`,
    item: ref,
    letter: 'equity',
    label,
    kind: 'property',
    computed,
    local: computed,
    stated: found && pence !== null ? readFigure(`${at}/equity (stated)`, label, found, pence) : null,
    entry: found,
    parts,
    tolerance: 0,
  }
}

function interestTotal(
  ref: ItemRef,
  entries: Entries,
  at: string,
  where: string,
  equity: Total,
): Total | null {
  const ownership = readOwnership(text(entries, 'ownership'))
  if (ownership.kind === 'unknown' || ownership.kind === 'joint') return null
  const hundredths = ownership.kind === 'sole' ? 10_000 : ownership.hundredths
  const label = `${where}${columnLabel(ref, 'interest')}`
  const found = entry(entries, 'interest')
  const pence = sterling(found)
  const basis = equity.stated ?? equity.computed
  return {
    path: `${at}/interest`,
    item: ref,
    letter: 'interest',
    label,
    kind: 'property',
    computed: shareOf(`${at}/interest`, label, equity.computed, hundredths),
    local: shareOf(`${at}/interest`, label, basis, hundredths),
    stated: found && pence !== null ? readFigure(`${at}/interest (stated)`, label, found, pence) : null,
    entry: found,
    parts: [
      {
        path: equity.path,
        name: 'the equity',
        pence: basis.amount.pence,
        sign: 1,
        entries: equity.entry ? [equity.entry] : [],
      },
    ],
    // A share of an odd penny, or one rounded to the pound, is no error.
    tolerance: hundredths === 10_000 ? 0 : 100,
  }
}

/** The letter under which a property's interest is carried on. */
export const propertyTotalLabel = (ref: ItemRef): string => itemDefinition(ref).totals?.[0]?.label ?? ref
