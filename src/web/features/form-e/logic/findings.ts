import type { Finding, Severity } from '#protocol/finding.ts'

export const SEVERITIES = ['must', 'should', 'note'] as const satisfies readonly Severity[]

export type Voice = 'lawyer' | 'plain'

export const textOf = (finding: Finding, voice: Voice): string => finding[voice]

export function countBySeverity(findings: readonly Finding[]): Record<Severity, number> {
  const counts: Record<Severity, number> = { must: 0, should: 0, note: 0 }
  for (const { severity } of findings) counts[severity] += 1
  return counts
}

const itemOrder = new Intl.Collator('en-GB', { numeric: true })

/** The gravest first; within a severity in the order of the form. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      itemOrder.compare(a.item ?? '9', b.item ?? '9'),
  )
}

export interface FindingFilter {
  severity: Severity | null
  words: string
}

/** A finding is kept where every word asked for stands somewhere in it, in either voice. */
export function filterFindings(findings: readonly Finding[], { severity, words }: FindingFilter): Finding[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return findings.filter((finding) => {
    if (severity && finding.severity !== severity) return false
    if (wanted.length === 0) return true
    const quotes = finding.evidence.map(({ quote }) => quote)
    const all = [finding.title, finding.item ?? '', finding.lawyer, finding.plain, ...quotes]
    const text = all.join(' ').toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
