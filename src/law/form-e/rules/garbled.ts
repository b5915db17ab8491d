import { formatMoney } from '#law/text/money.ts'
import type { Document } from '#protocol/document.ts'
import type { Entry, FormEReading, ItemReading } from '#protocol/form-e.ts'
import { penceOf, sterling } from '../figures/amounts.ts'
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
      ...unseenAmount(item, document),
    ]
    if (entries.length > 0) found.set(item.ref, entries)
  }
  return found
}
