import { type FormECase, type PlantedFault, putRows, type Row, rowsOf } from '../case.ts'
import { HOUSING } from '../data/wordings.ts'
import type { Rng } from '../rng.ts'
import { needCost, settle } from '../totals.ts'

/** What is said of the fault; its id is the name under which it is planted. */
export type Said = Omit<PlantedFault, 'id'>

/** Spoils the case it is given (a copy); null where there is nothing to spoil. Totals are settled afterwards. */
export type Plant = (form: FormECase, rng: Rng, tools: Tools) => Said | null

/** What a plant may ask for besides changing the values. */
export interface Tools {
  /** This total stays off by so much. */
  offset(path: string, pence: number): void
  /** The plain words, or for a form in varied wording any of the others. */
  say(plain: string, others: readonly string[]): string
  /** By how much each total is off on purpose: as it was before anything was changed. */
  offsets: Readonly<Record<string, number>>
}

export function setRow(form: FormECase, ref: string, index: number, change: Row): void {
  const rows = rowsOf(form.values, ref)
  putRows(
    form.values,
    ref,
    rows.map((row, at) => (at === index ? { ...row, ...change } : row)),
  )
}

export function dropKey(form: FormECase, ref: string, index: number, key: string): void {
  delete form.values[`${ref}[${index}]/${key}`]
}

export function addRow(form: FormECase, ref: string, row: Row): void {
  putRows(form.values, ref, [...rowsOf(form.values, ref), row])
  form.states[ref] = 'answered'
}

/** Takes rows away; answers how many went. A table without rows says "none". */
export function removeRows(form: FormECase, ref: string, goes: (row: Row) => boolean): Row[] {
  const rows = rowsOf(form.values, ref)
  const stay = rows.filter((row) => !goes(row))
  putRows(form.values, ref, stay)
  if (stay.length === 0 && rows.length > 0) form.states[ref] = 'none'
  return rows.filter(goes)
}

/** The indexes of the rows that fit, one of which is chosen; null where none does. */
export function choose(form: FormECase, ref: string, rng: Rng, fits: (row: Row) => boolean): number | null {
  const found = rowsOf(form.values, ref).flatMap((row, index) => (fits(row) ? [index] : []))
  return found.length === 0 ? null : rng.pick(found)
}

export const rowAt = (form: FormECase, ref: string, index: number): Row =>
  rowsOf(form.values, ref)[index] ?? {}

/** An item in which nothing is written any more. */
export function blank(form: FormECase, ref: string): void {
  for (const path of Object.keys(form.values)) {
    if (path.startsWith(`${ref}/`) || path.startsWith(`${ref}[`)) delete form.values[path]
  }
  form.states[ref] = 'blank'
}

const PER_YEAR: Readonly<Record<string, number>> = { weekly: 52, monthly: 12, annual: 1 }

export const yearlyNeeds = (form: FormECase): number =>
  Number(form.values['3.1/total'] ?? 0) * (PER_YEAR[String(form.values['3.1/period'])] ?? 12)

/** Lowers the budget (housing apart) to what the income now allows, so that no second fault arises. */
export function fitNeeds(form: FormECase, { offsets }: Tools): boolean {
  const perYear = PER_YEAR[String(form.values['3.1/period'])] ?? 12
  settle(form.values, form.states, offsets)
  const allowed = Math.floor(Number(form.values['2.21/total'] ?? 0) / perYear) - (offsets['3.1/total'] ?? 0)
  const total = Number(form.values['3.1/total'] ?? 0)
  if (total <= allowed) return true
  const all = [...rowsOf(form.values, '3.1.1'), ...rowsOf(form.values, '3.1.2')]
  const fixed = all
    .filter((row) => HOUSING.test(String(row.item)))
    .reduce((sum, row) => sum + needCost(row), 0)
  const factor = (allowed - fixed) / (total - fixed)
  if (factor < 0.15) return false
  const scaled = (row: Row): Row =>
    HOUSING.test(String(row.item))
      ? row
      : Object.fromEntries(
          Object.entries(row).map(([key, value]) => [
            key,
            typeof value === 'number' ? Math.max(100, Math.floor((value * factor) / 100) * 100) : value,
          ]),
        )
  for (const ref of ['3.1.1', '3.1.2']) putRows(form.values, ref, rowsOf(form.values, ref).map(scaled))
  settle(form.values, form.states, offsets)
  return Number(form.values['3.1/total'] ?? 0) <= allowed
}
