import type { Source } from '#protocol/analyses.ts'
import type { Evidence } from '#protocol/evidence.ts'
import type { Amount } from '#protocol/figure.ts'
import type { Severity } from '#protocol/finding.ts'
import type { ItemState, ScheduleRow } from '#protocol/form-e.ts'

export const SEVERITY_TITLES: Record<Severity, string> = {
  must: 'What must be mended before filing',
  should: 'What should be checked',
  note: 'What is worth knowing',
}

export const STATE_WORDS: Record<ItemState, string> = {
  answered: 'Answered',
  none: '“None”',
  'not-applicable': 'Not applicable',
  blank: 'Left blank',
  'not-found': 'Not on the form',
}

export const STATUS_WORDS: Record<ScheduleRow['status'], string> = {
  attached: 'Attached',
  'not-applicable': 'Not applicable',
  'to-follow': 'To follow',
  'not-stated': 'Not stated',
}

const NAMED_ITEMS: Record<string, string> = {
  head: 'The case',
  truth: 'Statement of truth',
  documents: 'Schedule of documents',
}

export const itemName = (ref: string): string => NAMED_ITEMS[ref] ?? `Item ${ref}`

/** '£1,234.05', '−£20.00', 'CHF 10.00': from the digits, so that no figure passes through a fraction. */
export function money({ pence, currency }: Amount): string {
  const digits = String(Math.abs(pence)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  const symbol = currency === 'GBP' ? '£' : `${currency} `
  return `${pence < 0 ? '−' : ''}${symbol}${whole}.${digits.slice(-2)}`
}

/** '3 June 2026' for an ISO date or moment. */
export function longDate(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(
    new Date(iso),
  )
}

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** '1–3, 7' for a list of page numbers. */
export function pageList(pages: readonly number[]): string {
  const sorted = [...new Set(pages)].sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const page of sorted) {
    const last = runs.at(-1)
    if (last && page === last[1] + 1) last[1] = page
    else runs.push([page, page])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

/** 'bank.pdf, page 3', or 'page 3' where there is but one file. */
export function placeName({ place }: Evidence, sources: readonly Source[]): string {
  const source = sources.find(({ id }) => id === place.source)
  return sources.length > 1 && source ? `${source.name}, page ${place.page}` : `page ${place.page}`
}

/** 'text', 'OCR at 91%', 'set on pages by us': how a source's words were had. */
export function howRead({ pages }: Pick<Source, 'pages'>): string {
  const ocr = pages.filter(({ readBy }) => readBy === 'ocr')
  const rated = ocr.flatMap(({ confidence }) => confidence ?? [])
  const mean = rated.reduce((sum, one) => sum + one, 0) / Math.max(1, rated.length)
  const sure = rated.length > 0 ? ` at ${Math.round(mean * 100)}%` : ''
  const parts = [
    pages.some(({ readBy }) => readBy === 'text') ? 'from its text' : '',
    pages.some(({ readBy }) => readBy === 'layout') ? 'from its text, set on pages by us' : '',
    ocr.length > 0 ? `${count(ocr.length, 'page')} by OCR${sure}` : '',
    pages.some(({ readBy }) => readBy === 'none') ? 'some pages with nothing to read' : '',
  ].filter(Boolean)
  return parts.join('; ') || 'not read'
}
