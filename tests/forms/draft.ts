import { type CaseState, fieldPath, putRows, type Row, type Value } from './case.ts'
import type { Rng } from './rng.ts'

/** The form while it is being filled in. */
export class Draft {
  readonly values: Record<string, Value> = {}
  readonly states: Record<string, CaseState> = {}

  answer(ref: string, fields: Record<string, Value | null>): void {
    this.states[ref] = 'answered'
    for (const [key, value] of Object.entries(fields))
      if (value !== null) this.values[fieldPath(ref, key)] = value
  }

  /** The rows, or "none" where there are none. */
  table(ref: string, rows: readonly Row[]): void {
    this.states[ref] = rows.length > 0 ? 'answered' : 'none'
    putRows(this.values, ref, rows)
  }

  say(ref: string, state: 'none' | 'not-applicable' | 'blank'): void {
    this.states[ref] = state
  }
}

/** Whole pounds as pence. */
export const pounds = (amount: number): number => Math.round(amount) * 100

/** Pence between two amounts in pounds: mostly with odd pence, sometimes whole pounds; always even, so that a half is exact. */
export function amount(rng: Rng, low: number, high: number): number {
  const whole = rng.int(Math.round(low), Math.round(high)) * 100
  return rng.chance(0.25) ? whole : whole + rng.int(1, 49) * 2
}

/** To a step of so many pounds, as people estimate. */
export const roundTo = (pence: number, step: number): number => Math.round(pence / (step * 100)) * step * 100

/** What somebody writes in a cell that does not apply; null leaves it empty. */
export type Filler = string | null
export const blankOr = (rng: Rng): Filler => rng.pick([null, null, 'None', 'N/A'])
