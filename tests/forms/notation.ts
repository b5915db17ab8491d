import type { Rng } from './rng.ts'
import { monthName, spokenDate } from './words.ts'

/** How one person writes figures, dates and "nothing". */
export interface Notation {
  money(pence: number): string
  date(iso: string): string
  percent(hundredths: number): string
  none: string
  notApplicable: string
}

export type MoneyStyle = {
  sign: '£' | ''
  pence: 'always' | 'as needed'
  zero: string
  negative: 'minus' | 'brackets' | 'DR'
}

export type DateStyle = 'slashes' | 'dots' | 'words' | 'ordinal' | 'short'

export function money(pence: number, style: MoneyStyle): string {
  if (pence === 0) return style.zero
  const sum = Math.abs(pence)
  const whole = Math.floor(sum / 100).toLocaleString('en-GB')
  const rest = style.pence === 'as needed' && sum % 100 === 0 ? '' : `.${String(sum % 100).padStart(2, '0')}`
  const plain = `${style.sign}${whole}${rest}`
  if (pence > 0) return plain
  return style.negative === 'minus'
    ? `-${plain}`
    : style.negative === 'brackets'
      ? `(${plain})`
      : `${plain} DR`
}

const ORDINALS = new Map([
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
  [21, 'st'],
  [22, 'nd'],
  [23, 'rd'],
  [31, 'st'],
])

export function date(iso: string, style: DateStyle): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  switch (style) {
    case 'slashes':
      return `${day}/${month}/${year}`
    case 'dots':
      // Two figures for the year only where the century is beyond doubt.
      return `${Number(day)}.${Number(month)}.${year > '1975' && year < '2027' ? year.slice(2) : year}`
    case 'words':
      return spokenDate(iso)
    case 'ordinal':
      return `${Number(day)}${ORDINALS.get(Number(day)) ?? 'th'} ${monthName(iso)} ${year}`
    case 'short':
      return `${Number(day)} ${monthName(iso).slice(0, 3)} ${year}`
  }
}

export function notation(
  moneyStyle: MoneyStyle,
  dateStyle: DateStyle,
  words: { none: string; notApplicable: string },
): Notation {
  return {
    money: (pence) => money(pence, moneyStyle),
    date: (iso) => date(iso, dateStyle),
    percent: (hundredths) => `${hundredths / 100}%`,
    ...words,
  }
}

/** One of the usual ways, by the seed. */
export function anyNotation(rng: Rng): Notation {
  const sign = rng.pick(['£', '£', '£', ''] as const)
  return notation(
    {
      sign,
      pence: rng.pick(['always', 'as needed', 'as needed'] as const),
      zero: rng.pick([`${sign}0.00`, 'Nil', `${sign}0`]),
      negative: rng.pick(['minus', 'minus', 'brackets', 'DR'] as const),
    },
    rng.pick(['slashes', 'words', 'dots', 'slashes', 'short'] as const),
    { none: rng.pick(['None', 'NONE', 'None.']), notApplicable: rng.pick(['N/A', 'Not applicable', 'n/a']) },
  )
}
