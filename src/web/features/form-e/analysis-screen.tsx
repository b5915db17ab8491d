import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { AnalysisStatus } from '#protocol/analyses.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { isOver } from './api/analyses.ts'
import { useAnalysis } from './api/use-analysis.ts'
import { focusMain } from './focus-main.ts'
import { ResultsScreen } from './results/results-screen.tsx'
import { FailedScreen } from './start/failed-screen.tsx'
import { ProgressScreen } from './start/progress-screen.tsx'
import classes from './start/start.module.css'

/** One analysis in whatever state it is. */
export function AnalysisScreen({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useAnalysis(id)
  useEndTold(data?.status)
  if (data?.status === 'failed' || data?.status === 'canceled') return <FailedScreen analysis={data} />
  if (data?.status === 'done' && data.result) return <ResultsScreen analysisId={id} result={data.result} />
  if (data) return <ProgressScreen analysis={data} />
  if (error)
    return (
      <div className={classes.narrow}>
        <h1 className={classes.title}>Form E Analyzer</h1>
        <ErrorState
          title="This analysis cannot be shown"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
        <p className={classes.back}>
          <Link to="/app/form-e-analyzer">Back to all analyses</Link>
        </p>
      </div>
    )
  return <LoadingScreen text="Loading Form E Analyzer..." />
}

/** Says that an analysis one has been waiting for is over. */
function useEndTold(status: AnalysisStatus | undefined): void {
  const before = useRef(status)
  useEffect(() => {
    const waited = before.current !== undefined && !isOver(before.current)
    before.current = status
    if (!waited || !status || !isOver(status)) return
    if (status === 'done') announce('The analysis is done.')
    focusMain()
  }, [status])
}
