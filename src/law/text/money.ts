/** An amount in integer hundredths of its currency's unit (pence, cents). */
export interface Money {
  pence: number
  /** ISO 4217. */
  currency: string
}

export interface ReadingOptions {
  /** The words came from character recognition, so that look-alike letters may stand for digits or for £. */
  ocr?: boolean
}

const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/HK\s?\$|\bHKD\b/i, 'HKD'],
  [/\bUS\s?\$|\bUSD\b/i, 'USD'],
  [/\bAU?\s?\$|\bAUD\b/i, 'AUD'],
  [/\bCA?\s?\$|\bCAD\b/i, 'CAD'],
  [/\bS\s?\$|\bSGD\b/i, 'SGD'],
  [/\bNZ\s?\$|\bNZD\b/i, 'NZD'],
  [/£|\bGBP\b|\bpounds?(?: sterling)?\b|\bsterling\b/i, 'GBP'],
  [/€|\bEUR\b|\beuros?\b/i, 'EUR'],
  [/\$|\bdollars?\b/i, 'USD'],
  [/¥|\bJPY\b|\byen\b/i, 'JPY'],
  [/\bCHF\b/i, 'CHF'],
  [/₹|\bINR\b|\brupees?\b/i, 'INR'],
  [/\bAED\b/i, 'AED'],
  [/\bZAR\b/i, 'ZAR'],
  [/\bSEK\b/i, 'SEK'],
  [/\bNOK\b/i, 'NOK'],
  [/\bDKK\b/i, 'DKK'],
  [/\bPLN\b/i, 'PLN'],
]

const SIGNS = new Map([
  ['GBP', '£'],
  ['EUR', '€'],
  ['USD', '$'],
  ['HKD', 'HK$'],
  ['AUD', 'A$'],
  ['CAD', 'C$'],
  ['SGD', 'S$'],
  ['NZD', 'NZ$'],
  ['JPY', '¥'],
  ['INR', '₹'],
])

const BEFORE =
  /^(?:approx(?:imately|\.)?|about|around|circa|c\.|est(?:imated|\.)?|say|~|total|sum of|plus|\+)\s*/i
const AFTER =
  /[\s,;]*(?:approx(?:imately|\.)?|\(approx\.?\)|est(?:imated|\.)?|\(est\.?\)|p\.?\s?a\.?|p\.?\s?c\.?\s?m\.?|p\.?\s?m\.?|p\.?\s?w\.?|(?:per|a|each|every)\s+(?:annum|year|month|week|calendar month)|annually|monthly|weekly|yearly|net|gross|only|in total|credit|cr)\.?$/i
const DEBIT = /[\s,;(]*(?:overdrawn|in debit|debit|o\/d|od|dr)\.?\)?$/i
const NOTHING = /^(?:nil|zero|none|£\s?[-–—]|£\s?nil)\.?$/i

const MULTIPLIERS = new Map([
  ['k', 1_000],
  ['thousand', 1_000],
  ['m', 1_000_000],
  ['mn', 1_000_000],
  ['million', 1_000_000],
  ['bn', 1_000_000_000],
  ['billion', 1_000_000_000],
])

/**
 * Reads an amount as people write it on British forms: "£1,234.56", "(500.00)", "-£5", "£1.2m", "1,234", "nil".
 * Integer pence; null for what is not one clear amount ("TBC", a range, a wrong grouping). Sterling unless said.
 */
export function parseMoney(raw: string, options: ReadingOptions = {}): Money | null {
  let rest = raw
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
  if (rest === '' || rest.length > 60 || !/\d|nil|zero|none|[-–—]/i.test(rest)) return null
  if (NOTHING.test(rest)) return { pence: 0, currency: 'GBP' }
  rest = rest.replace(BEFORE, '')
  let negative = false
  let before = ''
  while (before !== rest) {
    before = rest
    rest = rest.replace(AFTER, '').trim()
    if (DEBIT.test(rest)) {
      negative = true
      rest = rest.replace(DEBIT, '').trim()
    }
  }
  if (/^\(.*\)$/.test(rest)) {
    negative = true
    rest = rest.slice(1, -1).trim()
  }
  if (options.ocr && !/[£€$¥]/.test(rest)) rest = rest.replace(/^(-?\s?)[EFf](?=\s?\d)/, '$1£')
  let currency = 'GBP'
  let symbol = false
  for (const [pattern, code] of SYMBOLS) {
    const found = pattern.exec(rest)
    if (!found) continue
    // A sign between figures parts two amounts.
    if (/\d/.test(rest.slice(0, found.index)) && /\d/.test(rest.slice(found.index + found[0].length)))
      return null
    currency = code
    symbol = true
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.trim()
    break
  }
  rest = rest.replace(AFTER, '').trim()
  const signed = /^-\s?(.*)$|^(.*?)\s?-$/.exec(rest)
  if (signed) {
    if (negative) return null
    negative = true
    rest = signed[1] ?? signed[2] ?? ''
  }
  if (/^\(.*\)$/.test(rest)) {
    negative = true
    rest = rest.slice(1, -1).trim()
  }
  const amount = hundredths(rest, { ...options, mend: symbol || options.ocr === true, currency })
  if (amount === null) return null
  return { pence: negative && amount !== 0 ? -amount : amount, currency }
}

interface NumberOptions extends ReadingOptions {
  mend: boolean
  currency: string
}

function hundredths(written: string, options: NumberOptions): number | null {
  const parts = /^(.*?)\s?(k|thousand|mn?|million|bn|billion)?\.?$/i.exec(written)
  const multiplier = MULTIPLIERS.get(parts?.[2]?.toLowerCase() ?? '') ?? 1
  let digits = (parts?.[1] ?? '').replace(/\s+/g, ' ').trim()
  if (!/\d/.test(digits)) return null
  if (options.mend) digits = mendDigits(digits)
  if (/\d \d/.test(digits.replace(/ ?([.,]) ?/g, '$1'))) {
    const mended = options.ocr
      ? rejoined(digits)
      : /^\d{1,3}(?: \d{3})+(?:\.\d{2})?$/.test(digits)
        ? digits
        : null
    if (mended === null) return null
    digits = mended
  }
  digits = digits.replace(/ /g, '').replace(/[.,]$/, '')
  const split = splitNumber(digits, options, multiplier > 1)
  if (!split) return null
  const scale = 10 ** split.fraction.length
  const unscaled = Number(split.whole + split.fraction)
  const amount = (unscaled * multiplier * 100) / scale
  return Number.isSafeInteger(amount) ? amount : null
}

/** "1 10,816.90", "1,234 56", "12 500.00": a figure that recognition has parted, where there is one way to put it together. */
function rejoined(digits: string): string | null {
  if (/^\d{1,3}(?:[,.]\d{3})+ \d{2}$/.test(digits))
    return digits.replace(/ (\d{2})$/, '.$1').replaceAll(' ', '')
  const joined = digits.replaceAll(' ', '')
  return /^\d{1,3}(?:[.,]\d{3})+(?:\.\d{2})?$/.test(joined) || /^\d{1,3}(?: \d{3})+(?:\.\d{2})?$/.test(digits)
    ? joined
    : null
}

/** Letters that recognition (or a typing hand) puts for digits, mended only where digits stand beside them. */
function mendDigits(digits: string): string {
  // A letter that stands alone is a box's letter ("I £0.00"), no digit.
  if (/(?:^|\s)\D(?:\s|$)/.test(digits)) return digits
  const letters = digits.replace(/[\d.,\s]/g, '')
  if (letters === '' || letters.length * 2 > digits.replace(/[.,\s]/g, '').length) return digits
  return digits
    .replace(/[lI|]/g, '1')
    .replace(/[Oo]/g, '0')
    .replace(/[sS]/g, '5')
    .replace(/B/g, '8')
    .replace(/[zZ]/g, '2')
}

function splitNumber(
  digits: string,
  options: NumberOptions,
  multiplied: boolean,
): { whole: string; fraction: string } | null {
  const plain = /^(\d{1,13})(?:\.(\d+))?$/.exec(digits)
  if (plain) {
    const fraction = plain[2] ?? ''
    if (fraction.length > 2 && !multiplied) {
      // "1.234" from a scan is a comma misread; typed, it is not an amount of money.
      const misread = options.ocr && fraction.length === 3 && (plain[1] ?? '').length <= 3
      return misread ? { whole: (plain[1] ?? '') + fraction, fraction: '' } : null
    }
    return { whole: plain[1] ?? '', fraction }
  }
  const british = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/.exec(digits)
  if (british) return { whole: (british[1] ?? '').replaceAll(',', ''), fraction: british[2] ?? '' }
  const mixed = /^(\d{1,3}(?:[.,]\d{3})+)[.,](\d{2})$/.exec(digits)
  if (mixed) return { whole: (mixed[1] ?? '').replace(/[.,]/g, ''), fraction: mixed[2] ?? '' }
  const pointed = /^\d{1,3}(?:\.\d{3}){2,}$/.exec(digits)
  if (pointed) return { whole: digits.replaceAll('.', ''), fraction: '' }
  if (options.ocr || options.currency === 'EUR') {
    const comma = /^(\d+),(\d{2})$/.exec(digits)
    if (comma) return { whole: comma[1] ?? '', fraction: comma[2] ?? '' }
  }
  if (options.ocr) {
    const muddled = /^(\d{1,3}(?:[.,]\d{3})+)$/.exec(digits)
    if (muddled) return { whole: digits.replace(/[.,]/g, ''), fraction: '' }
  }
  return null
}

/** "£1,234.56", "-£5.00", "€1,000.00", "CHF 20.00". */
export function formatMoney(pence: number, currency = 'GBP'): string {
  const absolute = Math.abs(pence)
  const whole = String(Math.trunc(absolute / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',')
  const sign = SIGNS.get(currency) ?? `${currency} `
  return `${pence < 0 ? '-' : ''}${sign}${whole}.${String(absolute % 100).padStart(2, '0')}`
}
