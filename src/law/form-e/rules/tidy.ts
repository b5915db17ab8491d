import type { Entry, FormEReading, ItemReading } from '#protocol/form-e.ts'
import { type FieldDefinition, FORM_E_ITEMS } from '../items.ts'

const LABEL =
  /^\W*(?:(?:sub-?\s?|grand )?totals?\b|none\W*$|n\/a\W*$|nil\W*$|form e\b|page \d+(?: of \d+)?\W*$|financial statement\W*$)/i

const NOTHING = /^\W*(?:none|nil|n\/a|not applicable)\W*$/i

type Row = Readonly<Record<string, Entry>>

const COLUMNS: ReadonlyMap<string, readonly FieldDefinition[]> = new Map(
  FORM_E_ITEMS.map((item): [string, readonly FieldDefinition[]] => [
    item.ref,
    'columns' in item ? item.columns : [],
  ]),
)

/** A row in which nothing is written, only the label of the total below the table, or the columns' own labels. */
function isNoRow(ref: string, row: Row): boolean {
  const written = Object.entries(row).filter(([, { raw }]) => raw.trim() !== '')
  if (written.every(([, { kind, raw }]) => kind === 'text' && LABEL.test(raw))) return true
  const [first] = written
  const figures = written.some(([, { value }]) => typeof value === 'number')
  if (first && NOTHING.test(first[1].raw) && !figures) return true
  const labels = written.filter(([key, { raw }]) => isLabel(ref, key, raw))
  return labels.length > 1 && labels.length * 2 > written.length
}

const HEADING =
  /^\W*form e\W+financial statement\b|^\W*(?:form e\W+)?\d?\W*(?:general information|financial (?:details|requirements)|other information|orders? sought)\b/i

/** A row without an amount that holds a heading of the form: the top of a page, and whatever of it fell into the other columns. */
function isHeading(row: Row): boolean {
  const written = Object.values(row).filter(({ raw }) => raw.trim() !== '')
  const amounts = written.some(({ kind, value }) => kind === 'money' && value !== null)
  return !amounts && written.some(({ raw }) => HEADING.test(raw))
}

/** What runs on from such a row on the line below: "compensation" of "Pensions and … compensation". */
function runsOn(row: Row, before: Row | undefined): boolean {
  const written = Object.values(row).filter(({ raw }) => raw.trim() !== '')
  if (before === undefined || !isHeading(before)) return false
  return written.every(
    ({ kind, raw, value }) => (kind === 'text' || value === null) && /^\p{Ll}/u.test(raw.trim()),
  )
}

function isLabel(ref: string, key: string, raw: string): boolean {
  const words = raw.trim().toLowerCase()
  const column = COLUMNS.get(ref)?.find((one) => one.key === key)
  return [column?.label ?? '', ...(column?.aliases ?? [])].some((label) => label.toLowerCase() === words)
}

/** A last row without a word whose amounts are what the rows above it come to, or the stated total: no row, but the total. */
function isTotalRow(row: Row | undefined, above: readonly Row[], stated: Entry | undefined): boolean {
  const written = Object.entries(row ?? {}).filter(([, { raw }]) => raw.trim() !== '')
  if (above.length === 0 || written.length === 0) return false
  return written.every(([key, { kind, value }]) => {
    const amounts = above.map((one) => one[key]?.value)
    const sum = amounts.reduce<number>((all, one) => all + (typeof one === 'number' ? one : 0), 0)
    const isTotal = value === sum || value === stated?.value
    return kind === 'money' && typeof value === 'number' && value !== 0 && isTotal
  })
}

function tidiedRows({ ref, rows, fields }: ItemReading): Record<string, Entry>[] {
  const real = rows.filter(
    (row, index) => !isNoRow(ref, row) && !isHeading(row) && !runsOn(row, rows[index - 1]),
  )
  return isTotalRow(real.at(-1), real.slice(0, -1), fields.total) ? real.slice(0, -1) : real
}

/** The reading without the rows that are none: nothing may be said to be missing in them. */
export function tidied(reading: FormEReading): FormEReading {
  return {
    ...reading,
    items: reading.items.map((item) => (item.rows.length === 0 ? item : { ...item, rows: tidiedRows(item) })),
  }
}
