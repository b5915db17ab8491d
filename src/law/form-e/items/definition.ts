import type { EntryKind } from '#protocol/form-e.ts'

/** What one field, column or total of the form asks for. */
export interface FieldDefinition {
  key: string
  kind: EntryKind
  /** The label in plain words; reading matches labels tolerantly, also by `aliases`. */
  label: string
  aliases?: readonly string[]
  /** Asked for whenever the item (or the row) is answered at all. */
  required?: boolean
  choices?: readonly string[]
}

export interface ItemDefinition {
  ref: string
  part:
    | 'General'
    | 'Capital'
    | 'Income'
    | 'Requirements'
    | 'Other information'
    | 'Orders sought'
    | 'Statement of truth'
  title: string
  aliases?: readonly string[]
  fields: readonly FieldDefinition[]
  /** Present where the item is a table: the columns of each row. */
  columns?: readonly FieldDefinition[]
  /** The printed totals below it: key, letter and label. They are read into `fields`. */
  totals?: readonly { key: string; letter: string; label: string; aliases?: readonly string[] }[]
  /** May stay empty without a word (an answer depends on the person's situation). */
  optional?: boolean
}

export const text = (key: string, label: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key,
  kind: 'text',
  label,
  ...more,
})
export const money = (key: string, label: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key,
  kind: 'money',
  label,
  ...more,
})
export const date = (key: string, label: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key,
  kind: 'date',
  label,
  ...more,
})
export const yesNo = (key: string, label: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key,
  kind: 'yes-no',
  label,
  ...more,
})
export const percent = (
  key: string,
  label: string,
  more: Partial<FieldDefinition> = {},
): FieldDefinition => ({
  key,
  kind: 'percent',
  label,
  ...more,
})

export const required = { required: true } as const
