import type { FoundCitation, ReportCitation } from './citation.ts'
import { REPORT_SERIES, seriesByCode } from './reports.ts'

/** 'P & CR' is also written 'P&CR' and 'P. & C.R.'; a full stop or a space may stand after every capital. */
function loosely(code: string): string {
  return [...code]
    .map((character) => {
      if (/[A-Za-z]/.test(character)) return `${character}\\.?`
      if (character === ' ') return '\\s?'
      if (character === "'") return "['\u2018\u2019]"
      return `${character.replace(/[()&]/g, '\\$&')}\\s?`
    })
    .join('')
    .replace(/(?<=[A-Z]\\\.\?)(?=[A-Z])/g, '\\s?')
}

const SERIES = [...REPORT_SERIES]
  .sort((a, b) => b.code.length - a.code.length)
  .map(({ code }) => loosely(code))
  .join('|')

const PATTERN = new RegExp(
  String.raw`([[(])\s?(\d{4})(?:[-–/]\d{2,4})?\s?[\])]\s*(?:(\d{1,3})\s+|(?=\D))(${SERIES})(?![A-Za-z])\s*(\d{1,5})(?!\d)(?:\s*\((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\))?(?:(?:,\s?|\s+at\s+|,\s+at\s+)(\d{1,5})(?!\d)(?:\s?[-–]\s?(\d{1,5})(?!\d))?)?`,
  'g',
)

/** A pinpoint lies in the case, not before it and not a year that follows in the sentence. */
const MOST_PAGES_IN_A_CASE = 400

/** The citations of law reports in a text, in order, each with its range. */
export function findReportCitations(text: string): FoundCitation[] {
  return [...text.matchAll(PATTERN)].flatMap((match) => {
    const [whole, bracket, year = '', volume, written = '', page = '', pin, pinTo] = match
    const series = seriesByCode(written)
    if (!series) return []
    const first = Number(page)
    const pointed = pin === undefined ? undefined : Number(pin)
    const pinIsInside = pointed !== undefined && pointed >= first && pointed <= first + MOST_PAGES_IN_A_CASE
    const length =
      pin !== undefined && !pinIsInside
        ? whole.search(/(?:,\s?|\s+at\s+|,\s+at\s+)\d{1,5}(?:\s?[-–]\s?\d{1,5})?$/)
        : whole.length
    const citation: ReportCitation = {
      kind: 'report',
      year: Number(year),
      bracket: bracket === '[' ? 'square' : 'round',
      series: series.code,
      page: first,
      ...(volume ? { volume: Number(volume) } : {}),
      ...(pinIsInside && pin ? { pinpoint: pinTo ? `${pin}-${pinTo}` : pin } : {}),
    }
    return [{ citation, start: match.index, end: match.index + length, text: whole.slice(0, length) }]
  })
}
