import type { FoundCitation } from './citation.ts'
import { findEnactments, findInstruments } from './find-legislation.ts'
import { findNeutralCitations } from './find-neutral.ts'
import { findReportCitations } from './find-reports.ts'
import { findUsCases } from './find-us.ts'

/**
 * Every legal citation in a text: UK neutral citations, law reports, Acts, instruments and US cases, in the order in
 * which they stand, none overlapping another (the longer wins). Pure; takes time linear in the text's length.
 */
export function findCitations(text: string): FoundCitation[] {
  const found = [
    ...findNeutralCitations(text),
    ...findReportCitations(text),
    ...findEnactments(text),
    ...findInstruments(text),
    ...findUsCases(text),
  ].sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: FoundCitation[] = []
  for (const one of found) {
    const last = kept.at(-1)
    if (!last || one.start >= last.end) kept.push(one)
    else if (one.end - one.start > last.end - last.start) kept[kept.length - 1] = one
  }
  return kept
}
