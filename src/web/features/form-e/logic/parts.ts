import type { CompletenessRow } from '#protocol/form-e.ts'

export interface Part {
  part: string
  rows: CompletenessRow[]
  complete: number
}

/** The items under the parts of the form, in the order in which they come. */
export function byPart(rows: readonly CompletenessRow[]): Part[] {
  const parts = new Map<string, Part>()
  for (const row of rows) {
    const part = parts.get(row.part) ?? { part: row.part, rows: [], complete: 0 }
    part.rows.push(row)
    if (row.complete) part.complete += 1
    parts.set(row.part, part)
  }
  return [...parts.values()]
}
