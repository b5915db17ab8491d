import type { EntryKind } from '#protocol/form-e.ts'
import { type CaseState, type FormECase, ITEMS, rowsOf, type Value } from './case.ts'
import type { Notation } from './notation.ts'

const KINDS: ReadonlyMap<string, EntryKind> = new Map(
  ITEMS.flatMap((item) => [
    ...[...item.fields, ...(item.columns ?? [])].map(
      (field) => [`${item.ref}/${field.key}`, field.kind] as const,
    ),
    ...(item.totals ?? []).map((total) => [`${item.ref}/${total.key}`, 'money'] as const),
  ]),
)

/** The case as it is written: every value in the words and figures of its writer. */
export class View {
  readonly case: FormECase
  readonly notation: Notation

  constructor(form: FormECase, notation: Notation) {
    this.case = form
    this.notation = notation
  }

  state(ref: string): CaseState {
    return this.case.states[ref] ?? 'blank'
  }

  /** What stands in a field; '' where nothing does. */
  field(ref: string, key: string): string {
    return this.#write(ref, key, this.case.values[`${ref}/${key}`])
  }

  flag(ref: string, key: string): boolean | undefined {
    const value = this.case.values[`${ref}/${key}`]
    return typeof value === 'boolean' ? value : undefined
  }

  rows(ref: string): Record<string, string>[] {
    return rowsOf(this.case.values, ref).map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, this.#write(ref, key, value)])),
    )
  }

  rowFlags(ref: string, key: string): (boolean | undefined)[] {
    return rowsOf(this.case.values, ref).map((row) => (typeof row[key] === 'boolean' ? row[key] : undefined))
  }

  /** "None", "N/A" where the person said so; '' otherwise. */
  word(ref: string): string {
    const state = this.state(ref)
    return state === 'none'
      ? this.notation.none
      : state === 'not-applicable'
        ? this.notation.notApplicable
        : ''
  }

  /** The field, or the word that stands in its place. */
  fieldOrWord(ref: string, key: string): string {
    return this.field(ref, key) || this.word(ref)
  }

  #write(ref: string, key: string, value: Value | undefined): string {
    if (value === undefined) return ''
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    if (typeof value === 'string')
      return KINDS.get(`${ref}/${key}`) === 'date' ? this.notation.date(value) : value
    return KINDS.get(`${ref}/${key}`) === 'percent'
      ? this.notation.percent(value)
      : this.notation.money(value)
  }
}
