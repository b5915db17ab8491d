import type { Document } from '#protocol/document.ts'
import type { Entry, FormEReading, ItemReading } from '#protocol/form-e.ts'
import { unionBox } from '../../evidence/build.ts'
import { parseNothing } from '../../text/small.ts'
import { FORM_E_ITEMS, type ItemDefinition } from '../items.ts'
import { type Area, areasOf } from './areas.ts'
import type { Block } from './blocks.ts'
import { evidenceOf } from './entries.ts'
import { readHead } from './head.ts'
import {
  type Context,
  declaredIn,
  type ItemParts,
  partsOf,
  readFields,
  readRows,
  takeTotals,
} from './item.ts'
import { readSchedule } from './schedule.ts'
import { sheetsOf } from './sheet.ts'

const ITEMS: readonly ItemDefinition[] = FORM_E_ITEMS

/** Totals that stand at the end of a later item: 3.1 is summed up below 3.1.2. */
const SUMMED_BELOW = new Map([
  ['3.1', ['3.1.2', '3.1.1']],
  ['3.2', ['3.2.2', '3.2.1']],
])

/**
 * Reads a Form E from a document's words, boxes, rules and form fields: every item's fields and rows, each value
 * with evidence that verifies. By numbers and labels, never by fixed places, so that any layout serves.
 * An item that is not printed comes back as `not-found`; one that is printed and empty as `blank`.
 */
export function readFormE(document: Document): FormEReading {
  const sheets = sheetsOf(document)
  const [head] = FORM_E_ITEMS
  const areas = areasOf(sheets, head)
  const context: Context = {
    document,
    sheets: new Map(sheets.map((sheet) => [sheet.page.number, sheet])),
    onlyFields: false,
  }
  const parts = new Map(areas.map((area) => [area.definition.ref, partsOf(area)]))
  const borrowed = borrowTotals(context, parts)
  const items = ITEMS.map((definition): ItemReading => {
    const area = areas.find((candidate) => candidate.definition.ref === definition.ref)
    const own = parts.get(definition.ref)
    if (!area || !own) return notFound(definition)
    return readItem(
      { ...context, onlyFields: area.fields.length > 0 },
      area,
      own,
      borrowed.get(definition.ref) ?? {},
    )
  })
  return { source: document.id, items }
}

function borrowTotals(context: Context, parts: Map<string, ItemParts>): Map<string, Record<string, Entry>> {
  const found = new Map<string, Record<string, Entry>>()
  for (const [ref, below] of SUMMED_BELOW) {
    const summed = ITEMS.find((item) => item.ref === ref)?.totals?.[0]
    if (!summed) continue
    for (const child of below) {
      const own = parts.get(child)
      const part = own?.definition.totals?.[0]
      if (!own || !part || found.has(ref)) continue
      const { entries, rest } = takeTotals(context, own.blocks, [summed, part])
      const [whole, sub] = entries
      if (!whole) continue
      found.set(ref, { [summed.key]: whole })
      if (sub) found.set(child, { [part.key]: sub })
      own.blocks = rest
    }
  }
  return found
}

function readItem(
  context: Context,
  area: Area,
  parts: ItemParts,
  borrowed: Record<string, Entry>,
): ItemReading {
  const { definition } = area
  const heading = parts.heading ? (evidenceOf(context.document, [parts.heading])[0] ?? null) : null
  const base: ItemReading = {
    ...notFound(definition),
    heading,
    area: placesOf(context, area),
    state: 'blank',
  }
  if (definition.ref === 'head') return finished(readHead(context, base, parts, area), context, parts.blocks)
  if (definition.ref === 'documents') return readSchedule(context, base, parts)
  // The lines of a summary go by their letters, as totals do.
  const lettered = definition.fields
    .filter(({ key }) => /^[A-L]$/.test(key))
    .map((field) => ({ ...field, letter: field.key }))
  const totals = definition.totals ?? []
  const { entries, rest } = takeTotals(context, parts.blocks, totals, {
    alone: lettered.length === 0 && totals.length > 0 && Object.keys(borrowed).length === 0,
  })
  const fields: Record<string, Entry> = { ...borrowed, ...byKey(totals, entries) }
  let left: readonly Block[] = rest
  let rows: Record<string, Entry>[] = []
  if (definition.columns) {
    const read = readRows(context, left, parts.raw, definition.columns)
    rows = read.rows
    left = read.rest
  }
  if (definition.fields.length > 0) {
    const read = readFields(context, parts, left, definition.fields)
    Object.assign(fields, read.fields)
    left = read.rest
  }
  const missing = lettered.filter(({ key }) => typeof fields[key]?.value !== 'number')
  if (missing.length > 0)
    Object.assign(fields, byKey(missing, takeTotals(context, rest, missing, { summary: true }).entries))
  const onlyYesNo = definition.fields.length > 0 && definition.fields.every(({ kind }) => kind === 'yes-no')
  if (onlyYesNo && Object.keys(fields).length === 0)
    return {
      ...base,
      state: declaredIn(context, rest)?.state === 'not-applicable' ? 'not-applicable' : 'blank',
    }
  return finished({ ...base, fields, rows }, context, [
    ...(parts.inline ? [parts.inline] : []),
    ...rest.filter(({ boxed }) => !parts.boxed || boxed),
  ])
}

function byKey(
  definitions: readonly { key: string }[],
  entries: readonly (Entry | null)[],
): Record<string, Entry> {
  return Object.fromEntries(
    definitions.flatMap(({ key }, index): [string, Entry][] => {
      const entry = entries[index]
      return entry ? [[key, entry]] : []
    }),
  )
}

/** Settles the state: a lone "none" is no answer but a declaration. */
function finished(reading: ItemReading, context: Context, blocks: readonly Block[]): ItemReading {
  const declared = declaredIn(context, blocks)
  const rows = reading.rows.filter((row) => !isDeclaration(Object.values(row)))
  const totals = new Set(ITEMS.find(({ ref }) => ref === reading.ref)?.totals?.map(({ key }) => key))
  const answers = Object.entries(reading.fields).filter(([key]) => !totals.has(key))
  const lone = declared !== null && isDeclaration(answers.map(([, entry]) => entry))
  const fields = lone
    ? Object.fromEntries(Object.entries(reading.fields).filter(([key]) => totals.has(key)))
    : reading.fields
  if (rows.length > 0 || (answers.length > 0 && !lone)) return { ...reading, rows, fields, state: 'answered' }
  if (declared) return { ...reading, rows, fields, ...declared }
  return { ...reading, rows, fields, state: Object.keys(fields).length > 0 ? 'answered' : 'blank' }
}

const isDeclaration = (entries: readonly Entry[]): boolean =>
  entries.length > 0 &&
  entries.every(({ raw, kind }) => kind !== 'yes-no' && kind !== 'choice' && parseNothing(raw) !== null)

function notFound({ ref, title }: ItemDefinition): ItemReading {
  return { ref, title, state: 'not-found', heading: null, area: [], fields: {}, rows: [], declared: null }
}

function placesOf(context: Context, area: Area): ItemReading['area'] {
  return area.parts.flatMap(({ sheet, words }) => {
    const box = unionBox(words.map((word) => word.box))
    return box ? [{ source: context.document.id, page: sheet.page.number, box }] : []
  })
}
