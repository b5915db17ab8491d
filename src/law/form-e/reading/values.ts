import { parseDate } from '../../text/dates.ts'
import { parseMoney } from '../../text/money.ts'
import { isTickWord } from './sheet.ts'

/** Whether a text is a figure, a date, a tick or the like: never a label. */
export function looksLikeValue(text: string): boolean {
  const plain = text.trim()
  if (/^(?:yes|no|nil|none|n\/a)\.?$/i.test(plain)) return true
  if (!/\d/.test(plain)) return plain.split(' ').some(isTickWord)
  if (/^[\d\s*Xx#/-]{5,}$/.test(plain)) return true
  return parseMoney(plain, { ocr: /[£€$]/.test(plain) }) !== null
    ? !/^\d{1,2}$/.test(plain)
    : /^\W*(?:\d|[A-Z][a-z]{2,8}\W+\d)/.test(plain) && !/^dated?\b/i.test(plain) && parseDate(plain) !== null
}

/** A figure with something that marks it as money. */
export const looksLikeMoney = (text: string): boolean =>
  parseMoney(text) !== null &&
  (/[£€$]|\d[.,]\d|^\W*nil\W*$/i.test(text) || /^\W*\d{1,3}(?:,\d{3})+\W*$/.test(text))
