import { useEffect, useMemo } from 'react'
import type { Finding } from '#protocol/finding.ts'
import type { FormEAnalysis } from '#protocol/form-e.ts'
import { useEvidence } from '#web/features/evidence/evidence-context.tsx'

/** The places of a finding, or for an absence those that came nearest. */
export const marksOf = (finding: Finding) =>
  finding.evidence.length > 0 ? finding.evidence : (finding.searched?.nearest ?? [])

/** What the page shows at first: what is to be mended first, else the first finding that stands somewhere. */
export function firstToShow({ actions, findings }: FormEAnalysis): Finding | undefined {
  const ids = actions.flatMap(({ findingIds }) => findingIds)
  const inTurn = ids.flatMap((id) => findings.filter((finding) => finding.id === id))
  return [...inTurn, ...findings].find((finding) => marksOf(finding).length > 0)
}

/** Keeps the pages at the finding that is open. */
export function useFindingShown(form: FormEAnalysis, opened: string | null): void {
  const { show } = useEvidence()
  const first = useMemo(() => firstToShow(form), [form])
  useEffect(() => {
    const finding = opened ? form.findings.find(({ id }) => id === opened) : first
    const marks = finding ? marksOf(finding) : []
    if (finding && marks.length > 0) show({ label: finding.title, tone: finding.severity, marks })
  }, [form, opened, first, show])
}
