import { formatDate } from '#law/text/dates.ts'
import { formatMoney } from '#law/text/money.ts'

/** "£12,400.00", "−£5.00": always with both decimals, a true minus before the sign. */
export const money = (pence: number, currency = 'GBP'): string =>
  `${pence < 0 ? '−' : ''}${formatMoney(Math.abs(pence), currency)}`

/** An ISO date in words: "14 March 2024". */
export const day = (iso: string): string => formatDate(iso)

/** "a", "a and b", "a, b and c". */
export function list(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts[0] ?? ''
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`
}

/** Hundredths of a per cent as written: 5000 → "50%", 3333 → "33.33%". */
export const percent = (hundredths: number): string => `${Number((hundredths / 100).toFixed(2))}%`

/** One, or many: count(1, 'row') → "one row", count(2, 'row') → "2 rows". */
export const count = (number: number, one: string, many = `${one}s`): string =>
  number === 1 ? `one ${one}` : `${number} ${many}`

/** The words with a capital first letter. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** "Box C1 is £270.00 too low". `difference`: what is stated less what is right, in pence. */
export const tooMuch = (what: string, difference: number): string =>
  `${what} is ${money(Math.abs(difference))} too ${difference > 0 ? 'high' : 'low'}`
