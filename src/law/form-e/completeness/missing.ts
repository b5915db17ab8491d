import type { EntryKind, ItemReading } from '#protocol/form-e.ts'
import { penceOf, sterling } from '../figures/amounts.ts'
import { namesAnother } from '../figures/ownership.ts'
import { rowName } from '../figures/rows.ts'
import { type FieldDefinition, type ItemRef, itemDefinition } from '../items.ts'
import { type Entries, entry, text } from '../reading/access.ts'
import { type FormContext, itemOf } from '../rules/context.ts'

/** Something that an answered item asks for and that is not there. */
export interface Missing {
  ref: ItemRef
  key: string
  kind: EntryKind | 'total'
  label: string
  /** From 1; null for the item's own fields. */
  row: number | null
  rowName: string
  entries: Entries
  /** Something is written there, but not what belongs there. */
  unreadable: string | null
}

/** All that is missing within an item that is answered at all. */
export function missingIn(context: FormContext, ref: ItemRef): Missing[] {
  const found = itemOf(context, ref)
  if (found.state !== 'answered' && !(ref === '3.1' && hasNeeds(context))) return []
  const definition = itemDefinition(ref)
  const own = definition.fields
    .filter((field) => field.required && !excused(context, ref, field.key, found.fields))
    .flatMap((field) => check(ref, field, found.fields, null))
  const rows = found.rows.flatMap((row, index) =>
    (definition.columns ?? [])
      .filter((column) => column.required && !excused(context, ref, column.key, row))
      .flatMap((column) => check(ref, column, row, index + 1)),
  )
  if (context.garbled.has(ref)) return ref === '2.20' || ref === '2.21' ? [] : own
  return [...own, ...rows, ...needs(ref, found), ...totals(ref, found)]
}

/** The period of 3.1 is asked for as soon as any need is written below it. */
function hasNeeds(context: FormContext): boolean {
  const printed = itemOf(context, '3.1').state !== 'not-found'
  return printed && (itemOf(context, '3.1.1').rows.length > 0 || itemOf(context, '3.1.2').rows.length > 0)
}

function check(ref: ItemRef, field: FieldDefinition, entries: Entries, row: number | null): Missing[] {
  const found = entry(entries, field.key)
  const nothing = found === null || found.raw.trim() === ''
  const unusable =
    !nothing && (field.kind === 'money' ? isNoAmount(entries, field.key) : found.value === null)
  if (!nothing && !unusable) return []
  return [
    {
      ref,
      key: field.key,
      kind: field.kind,
      label: field.label,
      row,
      rowName: row === null ? '' : rowName(ref, entries, row),
      entries,
      unreadable: unusable && found ? found.raw : null,
    },
  ]
}

/** A foreign amount is an amount: it has its own rule. */
function isNoAmount(entries: Entries, key: string): boolean {
  const found = entry(entries, key)
  if (!found || (found.currency !== undefined && found.currency !== 'GBP')) return false
  return sterling(found) === null
}

/** What the form asks for in general, but not of this person in this place. */
function excused(context: FormContext, ref: ItemRef, key: string, entries: Entries): boolean {
  const property = ref === '2.1' || ref === '2.2'
  if (property && key === 'mortgageBalance') return !namesAnother(text(entries, 'mortgage'))
  if (ref === '2.15' && (key === 'grossLastYear' || key === 'netLastYear')) {
    // A new job has no last financial year; its estimate stands.
    return /\b(?:new|started|since|commenc\w+|began)\b/i.test(text(entries, 'job') ?? '')
  }
  if (ref === '2.13' && isAwaited(entries)) return true
  if (ref === '2.7' && key === 'interest') return penceOf(entries, 'amount') !== null
  if (ref === '1.6' && key === 'dateApplication') {
    return itemOf(context, '1.6').declared !== null
  }
  if (ref === '2.20' || ref === '2.21') return nilLine(context, ref, key)
  return false
}

/** Whether a pension's row says that its cash equivalent has been asked for: the letter then goes with the form. */
export function isAwaited(entries: Entries): boolean {
  return (
    penceOf(entries, 'cashEquivalent') === null &&
    Object.values(entries).some(({ raw }) =>
      /request|await|to follow|applied for|asked for|pending|\btbc\b/i.test(raw),
    )
  )
}

/** A line of a summary may stay empty where what it repeats is nil. */
function nilLine(context: FormContext, ref: ItemRef, key: string): boolean {
  const total = context.totals.find(({ path }) => path === `${ref}/${key}`)
  return total === undefined || total.local.amount.pence === 0
}

/** A row of needs wants a cost in one of its two columns. */
function needs(ref: ItemRef, found: ItemReading): Missing[] {
  if (ref !== '3.1.1' && ref !== '3.1.2') return []
  return found.rows.flatMap((row, index): Missing[] =>
    penceOf(row, 'current') === null && penceOf(row, 'estimated') === null
      ? [
          {
            ref,
            key: 'current',
            kind: 'money',
            label: 'Cost',
            row: index + 1,
            rowName: rowName(ref, row, index + 1),
            entries: row,
            unreadable: null,
          },
        ]
      : [],
  )
}

/** A printed total over rows that hold something, left empty. */
function totals(ref: ItemRef, found: ItemReading): Missing[] {
  const hasRows = found.rows.length > 0 || ref === '2.1' || ref === '2.20' || ref === '2.21'
  if (!hasRows) return []
  return (itemDefinition(ref).totals ?? []).flatMap((total): Missing[] => {
    const stated = entry(found, total.key)
    if (stated && stated.raw.trim() !== '') return []
    return [
      {
        ref,
        key: total.key,
        kind: 'total',
        label: total.letter.length <= 2 ? `the total (box ${total.letter})` : `the total (${total.letter})`,
        row: null,
        rowName: '',
        entries: found.fields,
        unreadable: null,
      },
    ]
  })
}
