import { evidenceFor } from '#law/evidence/build.ts'
import { parseDate } from '#law/text/dates.ts'
import { parseMoney } from '#law/text/money.ts'
import type { Document } from '#protocol/document.ts'
import type { Evidence } from '#protocol/evidence.ts'

/** One printed line of a document, which can be quoted. */
export interface Line {
  document: Document
  page: number
  start: number
  text: string
}

/** Every line of a document that holds a word, in order. */
export function linesOf(document: Document): Line[] {
  return document.pages.flatMap((page) => {
    let start = 0
    return page.text.split('\n').flatMap((text): Line[] => {
      const at = start
      start += text.length + 1
      return text.trim() === '' ? [] : [{ document, page: page.number, start: at, text }]
    })
  })
}

/** The line as evidence. */
export const quote = ({ document, page, start, text }: Line): Evidence =>
  evidenceFor(document, page, { start, end: start + text.length })

const AMOUNT =
  /(?<![\d.,/-])[-−(]?£?\s?\d{1,3}(?:,\d{3})+(?:\.\d{2})?(?![\d,/])|(?<![\d.,/])[-−(]?£\s?\d+(?:\.\d{2})?(?![\d,/])|(?<![\d.,/])[-−(]?\d+\.\d{2}(?![\d./-])/g

/** The amounts of money on a line, integer pence, in order. A bare whole number is no amount: it may be anything. */
export function amountsIn(text: string): number[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 4)
    const overdrawn = /^\s?(?:DR|OD)\b/i.test(rest)
    const money = parseMoney(match[0].replace(/[(]/, ''))
    if (!money) return []
    return [overdrawn || /^[-−(]/.test(match[0]) ? 0 - Math.abs(money.pence) : money.pence]
  })
}

const DATE = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?\s+[A-Za-z]{3,9}\.?,?\s+\d{2,4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})`
const ONE = new RegExp(DATE, 'g')
const SPAN = new RegExp(`(${DATE})\\s*(?:to|until|–|-|and)\\s*(${DATE})`, 'gi')

/** The dates on a line, ISO. */
export const datesIn = (text: string): string[] =>
  [...text.matchAll(ONE)].flatMap((match) => parseDate(match[0]) ?? [])

/** The periods on a line: "1 May 2026 to 31 May 2026". */
export function periodsIn(text: string): { from: string; to: string }[] {
  return [...text.matchAll(SPAN)].flatMap((match) => {
    const from = parseDate(match[1] ?? '')
    const to = parseDate(match[2] ?? '')
    return from !== null && to !== null && from <= to ? [{ from, to }] : []
  })
}
