import type { Citation, NeutralCitation, ReportCitation } from './citation.ts'
import { COURTS, courtByCode } from './courts.ts'
import { US_REPORTERS } from './find-us.ts'
import { seriesByCode } from './reports.ts'

/** Why a citation cannot be right, in a sentence, with the rule's id. */
export interface Impossibility {
  rule:
    | 'future'
    | 'no-such-court'
    | 'court-not-yet'
    | 'court-no-longer'
    | 'division-missing'
    | 'division-unknown'
    | 'division-not-then'
    | 'number-implausible'
    | 'series-not-then'
    | 'year-implausible'
  reason: string
}

/**
 * What makes a citation impossible, whatever any database holds; an empty list says only that it could exist.
 *
 * @param today ISO date, so that a citation from the future is known as one.
 * Source: the dated tables in `courts.ts` and `reports.ts`. Where a date is not certain they take the wider one,
 * so that what is called impossible certainly is.
 */
export function impossibilities(citation: Citation, today: string): Impossibility[] {
  const thisYear = Number(today.slice(0, 4))
  const year = citation.year
  if (year !== undefined && year > thisYear) {
    return [{ rule: 'future', reason: `It is dated ${year}, and it is ${thisYear}.` }]
  }
  if (citation.kind === 'neutral') return neutral(citation)
  if (citation.kind === 'report') return report(citation)
  if (citation.kind === 'us-case' && year !== undefined) {
    const spans = US_REPORTERS.filter(({ code }) => code === citation.reporter)
    // A volume may be printed some years after its cases were decided, never before.
    const possible = spans.some((span) => year >= span.from - 1 && year <= (span.to ?? thisYear) + 1)
    return possible
      ? []
      : [{ rule: 'series-not-then', reason: `${citation.reporter} does not cover ${year}.` }]
  }
  return []
}

function neutral({ court: code, year, division, number }: NeutralCitation): Impossibility[] {
  const court = courtByCode(code)
  if (!court) {
    const known = COURTS.map((one) => one.code).join(', ')
    return [{ rule: 'no-such-court', reason: `No court gives citations as ${code}. Known: ${known}.` }]
  }
  const found: Impossibility[] = []
  if (year < court.from) {
    found.push({
      rule: 'court-not-yet',
      reason: `${court.name} has given neutral citations only since ${court.from}.`,
    })
  }
  if (court.to !== undefined && year > court.to) {
    found.push({ rule: 'court-no-longer', reason: `${court.name} gave its last ones in ${court.to}.` })
  }
  const divisions = court.divisions
  if (division !== undefined) {
    const known = divisions?.names.find((one) => one.code === division)
    if (!known) {
      found.push({
        rule: 'division-unknown',
        reason: `${court.code} has no division or chamber (${division}).`,
      })
    } else if (year < (known.from ?? court.from) || year > (known.to ?? Number.POSITIVE_INFINITY)) {
      const when =
        known.to !== undefined && year > known.to
          ? `not used after ${known.to}`
          : `not used before ${known.from}`
      found.push({ rule: 'division-not-then', reason: `(${division}) was ${when}.` })
    }
  } else if (divisions?.required) {
    const names = divisions.names.map((one) => one.code).join(', ')
    found.push({
      rule: 'division-missing',
      reason: `A citation of ${court.code} names its division: ${names}.`,
    })
  }
  if (number < 1 || number > court.mostInYear) {
    found.push({
      rule: 'number-implausible',
      reason: `${court.name} has never given ${number} judgments in a year.`,
    })
  }
  return found
}

/** The King's Bench reports stop in 1952, with the late King, and begin again in 2022. */
const KB_GAP = { after: 1952, before: 2022 }

function report({ series: code, year, page }: ReportCitation): Impossibility[] {
  const series = seriesByCode(code)
  if (!series) return []
  const found: Impossibility[] = []
  const inGap = series.code === 'KB' && year > KB_GAP.after && year < KB_GAP.before
  if (year < series.from || year > (series.to ?? Number.POSITIVE_INFINITY) || inGap) {
    found.push({ rule: 'series-not-then', reason: `${series.name} does not cover ${year}.` })
  }
  if (page < 1) found.push({ rule: 'number-implausible', reason: 'A report begins on page 1 or later.' })
  return found
}
