import type { Citation, NeutralCitation, ReportCitation } from './citation.ts'
import { courtByCode } from './courts.ts'

/**
 * A citation as it is usually printed in England and Wales (or, for a US case, there), without full stops.
 * `findCitations(formatCitation(c))` gives `c` back.
 */
export function formatCitation(citation: Citation): string {
  switch (citation.kind) {
    case 'neutral':
      return neutral(citation)
    case 'report':
      return report(citation)
    case 'statute':
      return `${citation.title} ${citation.year}${citation.provision ? `, ${citation.provision}` : ''}`
    case 'instrument':
      return `${citation.series} ${citation.year}/${citation.number}${citation.provision ? `, ${citation.provision}` : ''}`
    case 'us-case': {
      const pin = citation.pinpoint ? `, ${citation.pinpoint}` : ''
      const when = [citation.court, citation.year].filter((part) => part !== undefined).join(' ')
      return `${citation.volume} ${citation.reporter} ${citation.page}${pin}${when ? ` (${when})` : ''}`
    }
  }
}

function neutral({ year, court, division, number, pinpoint }: NeutralCitation): string {
  const known = courtByCode(court)
  const pin = pinpoint
    ? ` at ${pinpoint
        .split('-')
        .map((paragraph) => `[${paragraph}]`)
        .join('-')}`
    : ''
  if (division === undefined) return `[${year}] ${court} ${number}${pin}`
  if (known?.divisionFirst) return `[${year}] ${court} (${division}) ${number}${pin}`
  if (known?.code === 'EWCA') return `[${year}] ${court} ${division} ${number}${pin}`
  return `[${year}] ${court} ${number} (${division})${pin}`
}

function report({ year, bracket, volume, series, page, pinpoint }: ReportCitation): string {
  const when = bracket === 'square' ? `[${year}]` : `(${year})`
  return `${when} ${volume === undefined ? '' : `${volume} `}${series} ${page}${pinpoint ? `, ${pinpoint}` : ''}`
}
