import type { FoundCitation, InstrumentCitation } from './citation.ts'

const PROVISION = String.raw`(?:ss?\.?|sections?|art(?:icle)?s?\.?|regs?\.?|regulations?|rr?\.?|rules?|paras?\.?|paragraphs?|Sch(?:edule)?s?\.?|Pts?\.?|Parts?)\s?\d+[A-Z]{0,2}(?:\.\d+)*(?:\([0-9A-Za-z]{1,4}\))*(?:\s?[-–]\s?\d+[A-Z]{0,2}(?:\([0-9A-Za-z]{1,4}\))*)?`
const SMALL_WORD = String.raw`(?:and|of|the|for|in|to|on|at|by|with|from|or|etc\.?|&)`
const TITLE_WORD = String.raw`(?:[A-Z][\w’'\-]*,?|\([A-Z][^()\n]{0,60}\))`
/** At most twelve words before 'Act': long enough for any short title, and no room for runaway matching. */
const TITLE = String.raw`(${TITLE_WORD}(?:\s+(?:${SMALL_WORD}\s+){0,2}${TITLE_WORD}){0,12}?\s+(?:Act|Measure|Rules|Regulations|Order)(?:\s\((?:Scotland|Northern Ireland|Wales)\))?)\s+((?:1[2-9]|20)\d{2})`

const ENACTMENT = new RegExp(
  String.raw`(?:(${PROVISION})\s+(?:of|to|in)\s+(?:the\s+)?)?\b${TITLE}(?!\d)(?:,?\s+(${PROVISION}))?`,
  'g',
)
const INSTRUMENT = new RegExp(
  String.raw`\b(SI|S\.I\.|SSI|S\.S\.I\.|WSI|W\.S\.I\.|NISR|SR)\s?((?:19|20)\d{2})\s?(?:\/|,?\s?No\.?\s?)\s?(\d{1,5})(?!\d)(?:,?\s+(${PROVISION}))?`,
  'g',
)
/** A sentence's own first words are not part of a title. */
const LEADING =
  /^(?:(?:The|Under|See|By|In|Section|Both|And|But|As|When|While|Since|Although|However,?|Thus,?|Moreover,?|Unlike|For|Of|Per|If|That|This)\s+(?:(?:of|in|to|by|under|and|for)\s+)*(?:the\s+)?)+/

const tidyProvision = (written: string): string =>
  written
    .replace(/^sections?\s?/i, (word) => (/s\s?$/i.test(word) && /sections/i.test(word) ? 'ss ' : 's '))
    .replace(/^ss?\.?\s?(?=\d)/i, (word) => (/^ss/i.test(word) ? 'ss ' : 's '))
    .replace(/^(?:rules?|rr?\.?)\s?(?=\d)/i, (word) => (/^(rules|rr)/i.test(word) ? 'rr ' : 'r '))
    .replace(/^(?:regulations?|regs?\.?)\s?(?=\d)/i, (word) =>
      /^(regulations|regs)/i.test(word) ? 'regs ' : 'reg ',
    )
    .replace(/^art(?:icle)?s?\.?\s?(?=\d)/i, (word) => (/^(articles|arts)/i.test(word) ? 'arts ' : 'art '))
    .replace(/^para(?:graph)?s?\.?\s?(?=\d)/i, (word) =>
      /^(paragraphs|paras)/i.test(word) ? 'paras ' : 'para ',
    )
    .replace(/^Sch(?:edule)?s?\.?\s?(?=\d)/i, 'Sch ')
    .replace(/^(?:Pts?\.?|Parts?)\s?(?=\d)/i, 'Pt ')
    .replace(/\s?[-–]\s?/g, '-')

/** The Acts and named rules or regulations in a text (`Matrimonial Causes Act 1973, s 25`), provision before or after. */
export function findEnactments(text: string): FoundCitation[] {
  return [...text.matchAll(ENACTMENT)].flatMap((match) => {
    const [whole, before, written = '', year = '', after] = match
    const lead = before ? '' : (LEADING.exec(written)?.[0] ?? '')
    const title = written.slice(lead.length).replace(/^(?:The)\s+/, '')
    if (/^(?:Act|Measure|Rules|Regulations|Order)$/.test(title)) return []
    const start = match.index + lead.length
    const end = match.index + whole.length
    const provision = after ?? before
    return [
      {
        citation: {
          kind: 'statute' as const,
          title,
          year: Number(year),
          ...(provision ? { provision: tidyProvision(provision) } : {}),
        },
        start,
        end,
        text: text.slice(start, end),
      },
    ]
  })
}

/** The numbered instruments in a text: `SI 2010/2955, r 9.14`. */
export function findInstruments(text: string): FoundCitation[] {
  return [...text.matchAll(INSTRUMENT)].map((match) => {
    const [whole, series = '', year = '', number = '', provision] = match
    const citation: InstrumentCitation = {
      kind: 'instrument',
      series: series.replaceAll('.', '') as InstrumentCitation['series'],
      year: Number(year),
      number: Number(number),
      ...(provision ? { provision: tidyProvision(provision) } : {}),
    }
    return { citation, start: match.index, end: match.index + whole.length, text: whole }
  })
}
