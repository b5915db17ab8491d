import { verifyEvidence } from '#law/evidence/verify.ts'
import type { Document } from '#protocol/document.ts'
import type { Evidence } from '#protocol/evidence.ts'
import type { Finding } from '#protocol/finding.ts'

/** Tells evidence that stands where it says from evidence that does not; each place is looked up once. */
export function verifier(documents: readonly Document[]): (evidence: Evidence) => boolean {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const known = new Map<string, boolean>()
  return (evidence) => {
    const { source, page, start, end } = evidence.place
    const key = `${source}\n${page}\n${start}\n${end}\n${evidence.quote}`
    const before = known.get(key)
    if (before !== undefined) return before
    const document = byId.get(source)
    const stands = document !== undefined && verifyEvidence(evidence, document)
    known.set(key, stands)
    return stands
  }
}

/**
 * The findings with such evidence only as stands where it says. Fails closed: what does not verify is dropped,
 * and a finding that is left with neither evidence nor an account of what was searched is not shown.
 */
export function provenFindings(
  findings: readonly Finding[],
  stands: (evidence: Evidence) => boolean,
): Finding[] {
  return findings.flatMap((finding): Finding[] => {
    const evidence = finding.evidence.filter(stands)
    const { searched } = finding
    if (evidence.length === 0 && searched === undefined) return []
    if (searched === undefined) return [{ ...finding, evidence }]
    return [{ ...finding, evidence, searched: { ...searched, nearest: searched.nearest.filter(stands) } }]
  })
}
