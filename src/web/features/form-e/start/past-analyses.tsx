import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AnalysisSummary } from '#protocol/analyses.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { analysesQuery, isOver } from '../api/analyses.ts'
import { count } from '../logic/counts.ts'
import { formatMoment } from '../logic/dates.ts'
import { analysisName, analysisState } from '../logic/past.ts'
import { DeleteAnalysis } from './delete-analysis.tsx'
import classes from './past.module.css'

const FEW = 8
const POLL_MS = 4_000

/** What was analysed before, the newest first. */
export function PastAnalyses() {
  const { data, error, refetch, isFetching } = useQuery({
    ...analysesQuery,
    refetchInterval: ({ state }) =>
      state.data?.analyses.some(({ status }) => !isOver(status)) ? POLL_MS : false,
  })
  const [all, setAll] = useState(false)
  const [deleting, setDeleting] = useState<AnalysisSummary | null>(null)
  const analyses = data?.analyses ?? []
  return (
    <section className={classes.past} aria-labelledby="past-title">
      <h2 id="past-title">Past analyses</h2>
      {error && !data && (
        <ErrorState
          title="Your analyses cannot be listed"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <p className={classes.quiet} role="status">
          Loading your analyses…
        </p>
      )}
      {data && analyses.length === 0 && (
        <p className={classes.quiet}>None yet. What you analyse is kept here until you delete it.</p>
      )}
      {analyses.length > 0 && (
        <ul className={classes.list}>
          {(all ? analyses : analyses.slice(0, FEW)).map((analysis) => (
            <li key={analysis.id}>
              <Link
                to={`/app/form-e-analyzer?analysis=${encodeURIComponent(analysis.id)}`}
                className={classes.open}
              >
                <span className={classes.name}>{analysisName(analysis)}</span>
                <span className={classes.meta} data-figures>
                  {formatMoment(analysis.createdAt)} · {analysisState(analysis)}
                </span>
              </Link>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={`Delete the analysis of ${analysisName(analysis)}`}
                onClick={() => setDeleting(analysis)}
              >
                <IconTrash size={18} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {!all && analyses.length > FEW && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          Show all {count(analyses.length, 'analysis', 'analyses')}
        </Button>
      )}
      <DeleteAnalysis
        id={deleting?.id ?? ''}
        name={deleting ? analysisName(deleting) : ''}
        opened={deleting !== null}
        onClose={() => setDeleting(null)}
      />
    </section>
  )
}
