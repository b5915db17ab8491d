import type { FoundCitation, UsCaseCitation } from './citation.ts'

/** Reporters of US cases with the years that they cover. Source: The Bluebook's tables as generally known; read 2026-11-01. */
export const US_REPORTERS: readonly { code: string; from: number; to?: number }[] = [
  { code: 'U.S.', from: 1754 },
  { code: 'S. Ct.', from: 1882 },
  { code: 'L. Ed.', from: 1754, to: 1956 },
  { code: 'L. Ed. 2d', from: 1956 },
  { code: 'F.', from: 1880, to: 1924 },
  { code: 'F.2d', from: 1924, to: 1993 },
  { code: 'F.3d', from: 1993, to: 2021 },
  { code: 'F.4th', from: 2021 },
  { code: 'F. Supp.', from: 1932, to: 1998 },
  { code: 'F. Supp. 2d', from: 1998, to: 2014 },
  { code: 'F. Supp. 3d', from: 2014 },
  { code: 'B.R.', from: 1979 },
  ...['A.', 'N.E.', 'N.W.', 'P.', 'S.E.', 'S.W.', 'So.'].flatMap((code) => [
    { code, from: 1879, to: 1945 },
    { code: `${code}2d`, from: 1920 },
    { code: `${code}3d`, from: 1990 },
  ]),
]

const loosely = (code: string) =>
  code.replace(/[.\s]/g, (character) => (character === '.' ? '\\.\\s?' : '\\s?'))
const REPORTER = [...US_REPORTERS]
  .sort((a, b) => b.code.length - a.code.length)
  .map(({ code }) => loosely(code))
  .join('|')
const PATTERN = new RegExp(
  String.raw`\b(\d{1,4})\s+(${REPORTER})\s?(\d{1,5})(?!\d)(?:,\s?(\d{1,5})(?:[-–]\d{1,5})?)?(?:\s*\(([^()]{0,40}?)\s?((?:17|18|19|20)\d{2})\))?`,
  'g',
)

const plain = (code: string) => code.replace(/\s/g, '')
const byPlain = new Map(US_REPORTERS.map(({ code }) => [plain(code), code]))

/** The citations of US cases in a text, in order, each with its range. */
export function findUsCases(text: string): FoundCitation[] {
  return [...text.matchAll(PATTERN)].flatMap((match) => {
    const [whole, volume = '', written = '', page = '', pinpoint, court, year] = match
    const reporter = byPlain.get(plain(written))
    if (!reporter) return []
    const citation: UsCaseCitation = {
      kind: 'us-case',
      volume: Number(volume),
      reporter,
      page: Number(page),
      ...(pinpoint ? { pinpoint } : {}),
      ...(court?.trim() ? { court: court.trim() } : {}),
      ...(year ? { year: Number(year) } : {}),
    }
    return [{ citation, start: match.index, end: match.index + whole.length, text: whole }]
  })
}
