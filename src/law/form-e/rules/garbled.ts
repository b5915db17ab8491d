import { formatMoney } from '#law/text/money.ts'
import type { Document } from '#protocol/document.ts'
import type { Entry, FormEReading, ItemReading } from '#protocol/form-e.ts'
import { isPartOfDate } from '../completeness/doubt.ts'
import { penceOf, sterling } from '../figures/amounts.ts'
import { CARRIED } from '../figures/carried.ts'
import { ROW_SUMS } from '../figures/row-sums.ts'
import { FORM_E_ITEMS, type ItemDefinition } from '../items.ts'
import { entry } from '../reading/access.ts'

const ITEMS: ReadonlyMap<string, ItemDefinition> = new Map(FORM_E_ITEMS.map((item) => [item.ref, item]))
const AN_AMOUNT = /[£€$]\s?\d[\d,]*(?:\.\d{2})?|\b\d[\d,]*\.\d{2}\b/g
const A_DATE = /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{1,2}(?:st|nd|rd|th)?\s+[A-Z][a-z]{2,8}\s+\d{4}\b/
const A_WORD = /\p{L}{3,}/gu

/**
 * Whether a box for an amount, a date or a percentage was read with figures in it that are none, or with an amount among
 * words: its neighbours' words got into it, and what it says is our misreading, not the writer's mistake.
 */
function isGarbled({ kind, value, raw }: Entry): boolean {
  if (value !== null) return false
  if (kind === 'money') return /\d/.test(raw)
  if (kind !== 'percent' && kind !== 'date') return false
  const amounts = raw.match(AN_AMOUNT)?.length ?? 0
  return amounts > 1 || (amounts === 1 && (raw.match(A_WORD)?.length ?? 0) > 1)
}

/** Words of a row that hold what another, empty box of the row should hold: an amount, a date. */
function strayWords({ ref, rows }: ItemReading): Entry[] {
  const required = (ITEMS.get(ref)?.columns ?? []).filter((column) => column.required)
  return rows.flatMap((row) => {
    const lacks = (kind: string): boolean =>
      required.some((column) => column.kind === kind && entry(row, column.key) === null)
    const words = Object.values(row).filter(({ kind }) => kind === 'text')
    return [
      ...(lacks('money') ? words.filter(({ raw }) => raw.match(AN_AMOUNT) !== null) : []),
      ...(lacks('date') ? words.filter(({ raw }) => A_DATE.test(raw)) : []),
    ]
  })
}

const hasAmount = (row: ItemReading['rows'][number]): boolean =>
  Object.values(row).some(({ kind, value }) => kind === 'money' && value !== null)

/**
 * One line of a table read as two rows: a name without any amount, and beside it amounts without a name, or words that go on
 * in small letters or with the rest of a date.
 */
function splitRows({ ref, rows }: ItemReading): Entry[] {
  const columns = ITEMS.get(ref)?.columns ?? []
  const naming = columns.find(({ kind, required }) => kind === 'text' && required)
  const amounts = columns.some(({ kind, required }) => kind === 'money' && required)
  if (!naming || !amounts) return []
  return rows.flatMap((row, index) => {
    if (hasAmount(row)) return []
    const neighbours = [rows[index - 1], rows[index + 1]].filter((one) => one !== undefined)
    const name = entry(row, naming.key)
    const halved =
      name !== null && neighbours.some((one) => hasAmount(one) && entry(one, naming.key) === null)
    const goesOn = index > 0 && (name === null || /^\p{Ll}/u.test(name.raw.trim()))
    const restOfDate = Object.values(row).some((one) => one.kind === 'date' && isHalfDate(one))
    return halved || goesOn || (index > 0 && restOfDate) ? Object.values(row).slice(0, 1) : []
  })
}

const isHalfDate = ({ value, raw }: Entry): boolean => value === null && isPartOfDate(raw)

/**
 * Tables whose rows were read at another item: one states a total and has no rows, and the rows of another come to that very sum
 * more than its own total says.
 */
function movedRows(reading: FormEReading): [ref: string, entries: Entry[]][] {
  const sums = ROW_SUMS.map((sum) => {
    const found = reading.items.find(({ ref }) => ref === sum.ref)
    const total = found ? entry(found, 'total') : null
    const rows = found?.rows ?? []
    const come = rows.reduce((all, row) => all + (penceOf(row, sum.column) ?? 0), 0)
    return {
      ref: sum.ref,
      total,
      rows: rows.length,
      over: come - (sterling(total) ?? 0),
      stated: sterling(total) ?? 0,
    }
  })
  const bare = sums.filter(({ rows, stated }) => rows === 0 && stated !== 0)
  return bare.flatMap(({ ref, total, stated }) => {
    const other = sums.find(({ rows, over }) => rows > 0 && over === stated)
    if (!other || !total) return []
    return [ref, other.ref].map((one): [string, Entry[]] => [one, [total]])
  })
}

/** A summary in which one line is empty and another states its figure: the lines were taken for each other. */
function movedLines(reading: FormEReading): [ref: string, entries: Entry[]][] {
  return (['2.20', '2.21'] as const).flatMap((ref): [string, Entry[]][] => {
    const lines = CARRIED.filter(({ ref: of, letter }) => of === ref && letter.length === 1).map(
      ({ key, plus }) => {
        const [from = '', field = ''] = (plus[0] ?? '').split('/')
        const source = reading.items.find((one) => one.ref === from)
        const summary = reading.items.find((one) => one.ref === ref)
        return {
          own: source ? sterling(entry(source, field)) : null,
          found: summary ? entry(summary, key) : null,
        }
      },
    )
    const moved = lines.flatMap(({ own, found }) => {
      if (found !== null || own === null || own === 0) return []
      const other = lines.find((line) => line.found && sterling(line.found) === own && line.own !== own)
      return other?.found ? [other.found] : []
    })
    return moved.length === 0 ? [] : [[ref, moved]]
  })
}

/** The amounts of a table most of whose rows have no name: nobody writes a list of bare figures. */
function nameless({ ref, rows }: ItemReading): Entry[] {
  const naming = (ITEMS.get(ref)?.columns ?? []).find(({ kind, required }) => kind === 'text' && required)
  if (!naming) return []
  const bare = rows.filter((row) => entry(row, naming.key) === null)
  return bare.length > 1 && bare.length * 2 > rows.length
    ? bare.flatMap((row) => Object.values(row).slice(0, 1))
    : []
}

/**
 * The one row of a table that gives no amount although the total holds it and the amount itself stands on the page
 * (twice, where it is the total as well): it is there, and we did not see where.
 */
function unseenAmount(found: ItemReading, document: Document): Entry[] {
  const sum = ROW_SUMS.find(({ ref }) => ref === found.ref)
  const total = entry(found, 'total')
  const stated = sterling(total)
  if (!sum || !total || stated === null) return []
  const { column, gross } = sum
  const amounts = found.rows.map(
    (row) => penceOf(row, column) ?? (gross === undefined ? null : penceOf(row, gross)),
  )
  if (amounts.filter((amount) => amount === null).length !== 1) return []
  const implied = stated - amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0)
  if (implied <= 0) return []
  const pages = new Set(found.area.map(({ page }) => page))
  const texts = document.pages.filter(({ number }) => pages.has(number)).map(({ text }) => text)
  const written = formatMoney(implied).replace('£', '')
  const bare = written.replace(/\.00$/, '')
  const times = Math.max(occurrences(texts, written), occurrences(texts, bare))
  return times > (implied === stated ? 1 : 0) ? [total] : []
}

const occurrences = (texts: readonly string[], words: string): number =>
  texts.reduce(
    (sum, text) => sum + text.split(words).filter((part, index) => index > 0 && !/^[\d,]/.test(part)).length,
    0,
  )

/** The tables that could not be read with certainty, with what shows it. Nothing is said about their rows. */
export function garbledTables(
  reading: FormEReading,
  document: Document,
): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, readonly Entry[]>()
  for (const item of reading.items) {
    const entries = [
      ...item.rows.flatMap((row) => Object.values(row).filter(isGarbled)),
      ...strayWords(item),
      ...nameless(item),
      ...splitRows(item),
      ...unseenAmount(item, document),
    ]
    if (entries.length > 0) found.set(item.ref, entries)
  }
  for (const [ref, entries] of [...movedRows(reading), ...movedLines(reading)])
    found.set(ref, [...(found.get(ref) ?? []), ...entries])
  return found
}
