import { distance } from './distance.ts'
import type { ReadingOptions } from './money.ts'

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b[,.]?\s*/i

/**
 * Reads one date as written in Britain (day before month): "04/03/2019", "4 March 2019", "4th Mar '19", "2019-03-04".
 * ISO, or null for what is no possible date. Two-digit years are of this century up to 49.
 */
export function parseDate(raw: string, options: ReadingOptions = {}): string | null {
  const written = raw
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;]$/, '')
    .replace(WEEKDAY, '')
    .replace(/^(?:on|the|dated)\s+/i, '')
  if (written === '' || written.length > 40) return null
  return numeric(written, options) ?? named(written)
}

function numeric(written: string, options: ReadingOptions): string | null {
  let digits = written
  if (options.ocr || /^[\dOolI|/.\- ]+$/.test(digits)) {
    digits = digits.replace(/[Oo]/g, '0').replace(/[lI|]/g, (letter, at: number) => bar(digits, letter, at))
  }
  const iso = /^(\d{4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})$/.exec(digits)
  if (iso) return made(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const british = /^(\d{1,2})\s?[-/.,:| ]\s?(\d{1,2})\s?[-/.,:|' ]\s?'?(\d{4}|\d{2})$/.exec(digits)
  if (british) return made(fullYear(british[3] ?? ''), Number(british[2]), Number(british[1]))
  const parted = options.ocr ? /^(\d)(\d)(\d)[./](\d{4}|\d{2})$/.exec(digits) : null
  if (parted) {
    // "221.23": recognition lost a point; mended only where one place for it makes a date.
    const [, a = '', b = '', c = '', year = ''] = parted
    const ways = [
      made(fullYear(year), Number(c), Number(a + b)),
      made(fullYear(year), Number(b + c), Number(a)),
    ]
    const possible = ways.filter((way) => way !== null)
    return possible.length === 1 ? (possible[0] ?? null) : null
  }
  // One digit to a box, with or without separators: "0 4 0 3 2 0 1 9", "0 4 / 0 3 / 2 0 1 9".
  const boxed = digits.replace(/[ /|.-]/g, '')
  if (/^\d{8}$/.test(boxed) && /^(?:\d{8}|\d[\d /|.-]*\d)$/.test(digits)) {
    return made(Number(boxed.slice(4)), Number(boxed.slice(2, 4)), Number(boxed.slice(0, 2)))
  }
  return null
}

/** A bar between digits is a printed box's edge or a slash; at a digit's place it is a one. */
function bar(whole: string, letter: string, at: number): string {
  if (letter !== '|') return '1'
  return /\d/.test(whole[at - 1] ?? '') && /\d/.test(whole[at + 1] ?? '') ? '|' : '1'
}

function named(written: string): string | null {
  const dayFirst =
    /^(\d{1,2}|[lI]\d?)\s?(?:st|nd|rd|th)?\s?(?:day\s)?(?:of\s)?[-/. ]?\s?([A-Za-z0]{3,10})\.?\s?[-/,. ]?\s?(?:in the year\s)?'?(\d{4}|\d{2})$/i
  const found = dayFirst.exec(written)
  if (found) {
    const day = Number((found[1] ?? '').replace(/[lI]/g, '1'))
    return made(fullYear(found[3] ?? ''), month(found[2] ?? ''), day)
  }
  const monthFirst = /^([A-Za-z]{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})$/.exec(written)
  if (monthFirst) return made(Number(monthFirst[3]), month(monthFirst[1] ?? ''), Number(monthFirst[2]))
  return null
}

function month(name: string): number {
  const plain = name.toLowerCase().replaceAll('0', 'o')
  const exact = MONTHS.findIndex((candidate) => candidate === plain || candidate.slice(0, 3) === plain)
  if (exact >= 0) return exact + 1
  if (plain === 'sept') return 9
  if (plain.length < 4) return 0
  const near = MONTHS.filter((candidate) => distance(candidate, plain, 1) <= 1)
  return near.length === 1 && near[0] !== undefined ? MONTHS.indexOf(near[0]) + 1 : 0
}

function fullYear(digits: string): number {
  const year = Number(digits)
  if (digits.length === 4) return year
  return year < 50 ? 2000 + year : 1900 + year
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

function made(year: number, monthNumber: number, day: number): string | null {
  const length = LENGTHS[monthNumber - 1]
  if (length === undefined || year < 1850 || year > 2200 || day < 1) return null
  const leap = monthNumber === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  if (day > length + (leap ? 1 : 0)) return null
  return `${year}-${String(monthNumber).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** "4 March 2019" from an ISO date. */
export function formatDate(iso: string): string {
  const [year, monthNumber, day] = iso.split('-').map(Number)
  const name = MONTHS[(monthNumber ?? 0) - 1]
  if (name === undefined) return iso
  return `${day} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`
}
