import { FORM_E_ITEMS, type ItemDefinition, type ItemRef } from '#law/form-e/items.ts'

export type Value = string | number | boolean
export type Row = Record<string, Value>
export type CaseState = 'answered' | 'none' | 'not-applicable' | 'blank'

export interface PlantedFault {
  /** One of FAULT_KINDS; the meanings are in faults.md. */
  id: string
  /** The item where a careful reader would look for it. */
  item: string
  note: string
  /** The size of the error in pence, where it has one. */
  money?: number
}

/** A Form E as a person filled it in, with all that is true about it. */
export interface FormECase {
  seed: number
  /** The day on which it is looked at; ISO date. */
  today: string
  /** 'ref/key' for fields and totals, 'ref[i]/key' for rows (i from 0). What is not written has no path. */
  values: Record<string, Value>
  states: Record<string, CaseState>
  faults: PlantedFault[]
}

export const ITEMS: readonly ItemDefinition[] = FORM_E_ITEMS
export const REFS: readonly ItemRef[] = FORM_E_ITEMS.map((item) => item.ref)

export const fieldPath = (ref: string, key: string): string => `${ref}/${key}`
export const rowPath = (ref: string, index: number, key: string): string => `${ref}[${index}]/${key}`

/** The rows of a table item, in order; a row in which nothing is written is not a row. */
export function rowsOf(values: Record<string, Value>, ref: string): Row[] {
  const rows: Row[] = []
  for (const [path, value] of Object.entries(values)) {
    const match = /^(.+)\[(\d+)\]\/(.+)$/.exec(path)
    if (match?.[1] !== ref || match[3] === undefined) continue
    const index = Number(match[2])
    rows[index] = { ...rows[index], [match[3]]: value }
  }
  return rows.map((row) => row ?? {})
}

/** Writes the rows anew (the old ones are taken away first). */
export function putRows(values: Record<string, Value>, ref: string, rows: readonly Row[]): void {
  for (const path of Object.keys(values)) if (path.startsWith(`${ref}[`)) delete values[path]
  rows.forEach((row, index) => {
    for (const [key, value] of Object.entries(row)) values[rowPath(ref, index, key)] = value
  })
}

export function numberAt(values: Record<string, Value>, path: string): number {
  const value = values[path]
  return typeof value === 'number' ? value : 0
}

export function textAt(values: Record<string, Value>, path: string): string {
  const value = values[path]
  return typeof value === 'string' ? value : ''
}

export const numberIn = (row: Row, key: string): number => (typeof row[key] === 'number' ? row[key] : 0)
export const textIn = (row: Row, key: string): string => (typeof row[key] === 'string' ? row[key] : '')
