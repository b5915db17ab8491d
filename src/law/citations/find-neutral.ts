import type { FoundCitation, NeutralCitation } from './citation.ts'
import { COURTS, courtByCode } from './courts.ts'

const YEAR = String.raw`\[\s?(\d{4})\s?\]`
const DIVISION = [...new Set(COURTS.flatMap((court) => court.divisions?.names.map(({ code }) => code) ?? []))]
  .sort((a, b) => b.length - a.length)
  .join('|')
/** Codes that look like a neutral citation's court even where no such court exists: EWHL, UKHC. */
const COURT = '(UKIPTrib|NICh|NIFam|HCJAC|HCJ|SAC|EAT|CS[IO]H|(?:EW|UK|NI)[A-Z]{1,8})'
const PINPOINT = String.raw`(?:,?\s*(?:(?:at|per)\s+)?(?:paras?\.?|paragraphs?)\s*\[?(\d{1,4})\]?(?:\s?(?:-|–|to)\s?\[?(\d{1,4})\]?)?|,?\s*(?:at\s*)?\[(\d{1,3})\](?:\s?(?:-|–|to)\s?\[(\d{1,4})\])?|\s+at\s+\[(\d{1,4})\s?[-–]\s?(\d{1,4})\])?`

const PATTERN = new RegExp(
  String.raw`${YEAR}\s*${COURT}\s*(?:\(?(${DIVISION})\)?\s*)?(?:No\.?\s?)?(\d{1,6})(?!\d)(?:\s*\((${DIVISION}|QBD|KBD|Chancery|Family|Commercial|Administrative Court)\))?${PINPOINT}`,
  'gi',
)

const LONG_DIVISIONS: Record<string, string> = {
  qbd: 'QB',
  kbd: 'KB',
  chancery: 'Ch',
  family: 'Fam',
  commercial: 'Comm',
  'administrative court': 'Admin',
}

const canonicalDivision = new Map(
  COURTS.flatMap(
    (court) => court.divisions?.names.map(({ code }) => [code.toLowerCase(), code] as const) ?? [],
  ),
)

const divisionCode = (written: string | undefined): string | undefined =>
  written === undefined
    ? undefined
    : (LONG_DIVISIONS[written.toLowerCase()] ?? canonicalDivision.get(written.toLowerCase()) ?? written)

/**
 * The UK neutral citations in a text, in order, each with its range. A code that only looks like a court's is found
 * too (and is then impossible), a bare `[2020] 12` is not.
 */
export function findNeutralCitations(text: string): FoundCitation[] {
  return [...text.matchAll(PATTERN)].flatMap((match) => {
    const [whole, year = '', court = '', before, number = '', after, ...pins] = match
    const known = courtByCode(court)
    // In lower case only a known court counts: 'ewhc' is one, 'ukulele' is not.
    if (!known && court !== court.toUpperCase()) return []
    const division = divisionCode(after ?? before)
    const [from, to] = pins.filter((pin) => pin !== undefined)
    const citation: NeutralCitation = {
      kind: 'neutral',
      year: Number(year),
      court: known?.code ?? court.toUpperCase(),
      number: Number(number),
      ...(division ? { division } : {}),
      ...(from ? { pinpoint: to ? `${from}-${to}` : from } : {}),
    }
    return [{ citation, start: match.index, end: match.index + whole.length, text: whole }]
  })
}
