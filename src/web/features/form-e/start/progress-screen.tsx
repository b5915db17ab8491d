import { Button, Progress } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Analysis } from '#protocol/analyses.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { cancelAnalysis } from '../api/analyses.ts'
import { listWords } from '../logic/counts.ts'
import classes from './start.module.css'

/** What is being done now, and how far it is. It may be left and come back to. */
export function ProgressScreen({ analysis }: { analysis: Analysis }) {
  const { id, status, progress, files } = analysis
  const client = useQueryClient()
  const stop = useMutation({
    mutationFn: () => cancelAnalysis(id),
    onSettled: () => client.invalidateQueries({ queryKey: ['analyses'] }),
  })
  const part = progress.total > 0 ? (100 * progress.done) / progress.total : 0
  const step = status === 'queued' ? 'Waiting its turn' : progress.step
  return (
    <div className={classes.narrow}>
      <h1 className={classes.title}>Analysing {files.length > 1 ? 'your files' : 'your form'}</h1>
      <p className={classes.files}>{listWords(files)}</p>
      <div className={classes.progress}>
        <p className={classes.step} role="status">
          {step}
        </p>
        <Progress.Root size="lg" radius="xl">
          <Progress.Section value={part} striped animated aria-label="How far the analysis is" />
        </Progress.Root>
        {progress.total > 0 && (
          <p className={classes.share} data-figures>
            {Math.round(part)}%
          </p>
        )}
      </div>
      {stop.error && (
        <p className={classes.askError} role="alert">
          {sentenceOf(stop.error)}
        </p>
      )}
      <div className={classes.ways}>
        <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
          Stop
        </Button>
        <p>
          You may leave this page: it goes on, and stands under{' '}
          <Link to="/app/form-e-analyzer">your analyses</Link> when it is done.
        </p>
      </div>
    </div>
  )
}
