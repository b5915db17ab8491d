import type { FormECase, Row, Value } from '../case.ts'
import { rowsOf } from '../case.ts'

/** How a stranger writes things down, by a style of their own: nothing here is shared with the other layouts. */
export class Pen {
  private readonly form: FormECase
  private readonly money: (pence: number) => string
  private readonly dates: (iso: string) => string

  constructor(form: FormECase, money: (pence: number) => string, dates: (iso: string) => string) {
    this.form = form
    this.money = money
    this.dates = dates
  }

  raw(path: string): Value | undefined {
    return this.form.values[path]
  }

  state(ref: string): string {
    return this.form.states[ref] ?? 'blank'
  }

  rows(ref: string): Row[] {
    return rowsOf(this.form.values, ref)
  }

  text(path: string): string {
    const value = this.form.values[path]
    return value === undefined ? '' : escapeHtml(String(value))
  }

  pounds(path: string): string {
    const value = this.form.values[path]
    return typeof value === 'number' ? this.money(value) : ''
  }

  date(path: string): string {
    const value = this.form.values[path]
    return typeof value === 'string' ? this.dates(value) : ''
  }

  /** A cell of a row, by its key. */
  cell(row: Row, key: string, kind: 'text' | 'money' | 'date' | 'yes-no' | 'percent'): string {
    const value = row[key]
    if (value === undefined) return ''
    if (kind === 'money') return this.money(Number(value))
    if (kind === 'date') return this.dates(String(value))
    if (kind === 'yes-no') return value ? 'Yes' : 'No'
    if (kind === 'percent') return `${Number(value) / 100}%`
    return escapeHtml(String(value))
  }

  /** "None" or "Not applicable" where the person said so. */
  declared(ref: string): string {
    return { none: 'None', 'not-applicable': 'Not applicable' }[this.state(ref)] ?? ''
  }
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')

export const pennies = (pence: number): string =>
  (Math.abs(pence) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const dayMonthYear = (iso: string): [string, string, string] => {
  const [year = '', month = '', day = ''] = iso.split('-')
  return [day, month, year]
}
