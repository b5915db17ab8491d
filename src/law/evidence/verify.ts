import type { Document } from '#protocol/document.ts'
import type { Evidence } from '#protocol/evidence.ts'
import { normalisedReadings, normaliseText } from './normalise.ts'

/**
 * Whether the quote stands where the evidence says it does: on that page of that source, in the character
 * range [start, end) of the page's text. Only white space, quotation marks and hyphenation may differ.
 * Fails closed: whatever cannot be checked is not evidence.
 */
export function verifyEvidence(evidence: Evidence, document: Document): boolean {
  const { place } = evidence
  if (place.source !== document.id) return false
  const page = document.pages.find(({ number }) => number === place.page)
  if (!page) return false
  const { start, end } = place
  if (!Number.isInteger(start) || !Number.isInteger(end)) return false
  if (start < 0 || end <= start || end > page.text.length) return false
  const quote = normaliseText(evidence.quote)
  if (quote === '') return false
  return normalisedReadings(page.text.slice(start, end)).includes(quote)
}
