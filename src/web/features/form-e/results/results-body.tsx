import { type ReactNode, useMemo } from 'react'
import { useEvidence } from '#web/features/evidence/evidence-context.tsx'
import { EvidenceSheet } from '#web/features/evidence/evidence-sheet.tsx'
import { EvidenceViewer } from '#web/features/evidence/evidence-viewer.tsx'
import type { ViewerSource } from '#web/features/evidence/types.ts'
import { loadDocument, sourceUrl } from '../api/analyses.ts'
import { CompletenessView } from './completeness-view.tsx'
import { DocumentsView } from './documents-view.tsx'
import { FiguresView } from './figures-view.tsx'
import { FindingsView } from './findings-view.tsx'
import { useResult } from './result-context.tsx'
import classes from './results.module.css'
import { ResultsFoot } from './results-foot.tsx'
import { ResultsHeader } from './results-header.tsx'
import { SummaryView } from './summary-view.tsx'
import { useFindingShown } from './use-finding-shown.ts'
import { useResultView, type View } from './use-result-view.ts'
import { useViewChange } from './use-view-change.ts'
import { ViewTabs } from './view-tabs.tsx'

export function ResultsBody({ beside }: { beside: boolean }) {
  const { analysisId, result, form } = useResult()
  const { view, finding, go } = useResultView()
  const { spotlight, move } = useEvidence()
  const viewArea = useViewChange(view, finding)
  useFindingShown(form, finding)

  const sources = useMemo<ViewerSource[]>(
    () =>
      [...result.sources]
        .sort((a, b) => Number(b.id === form.source) - Number(a.id === form.source))
        .map((source) => ({
          ...source,
          fileUrl: sourceUrl(analysisId, source.id),
          loadDocument: () => loadDocument(analysisId, source.id),
        })),
    [analysisId, result.sources, form.source],
  )

  const views: Record<View, () => ReactNode> = {
    summary: () => <SummaryView onFinding={(id) => go({ view: 'findings', severity: null, finding: id })} />,
    findings: () => <FindingsView />,
    completeness: () => <CompletenessView />,
    figures: () => <FiguresView />,
    documents: () => <DocumentsView />,
  }

  return (
    <div className={classes.screen}>
      <div className={classes.text}>
        <ResultsHeader />
        <ViewTabs />
        <div ref={viewArea} className={classes.view} tabIndex={-1}>
          {views[view]()}
        </div>
        <ResultsFoot />
      </div>
      {beside && (
        <section className={classes.pages} aria-label="The document">
          <EvidenceViewer sources={sources} spotlight={spotlight} onMove={move} />
        </section>
      )}
      {!beside && <EvidenceSheet sources={sources} />}
    </div>
  )
}
