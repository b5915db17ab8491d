import { Button } from '@mantine/core'
import { IconFileX } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Analysis } from '#protocol/analyses.ts'
import { ERRORS } from '#protocol/errors.ts'
import { listWords } from '../logic/counts.ts'
import { DeleteAnalysis } from './delete-analysis.tsx'
import classes from './start.module.css'

/** What to do now, where the sentence itself does not say it. */
const NEXT: Record<string, string> = {
  NOT_FORM_E:
    'The analyzer reads the Form E of England and Wales, one party’s full financial statement. Check that the file is that document and not, say, a D81, a Form E1 or a letter.',
}

/** Why there is no analysis, of which file, and what to do now. */
export function FailedScreen({ analysis }: { analysis: Analysis }) {
  const { id, status, files, error } = analysis
  const [deleting, setDeleting] = useState(false)
  const stopped = status === 'canceled'
  const sentence = error?.message ?? (stopped ? ERRORS.CANCELED.message : ERRORS.INTERNAL.message)
  const next = NEXT[error?.code ?? '']
  const name = error?.file ?? listWords(files)
  return (
    <div className={classes.narrow}>
      <div className={classes.failed} role="alert">
        <IconFileX size={32} stroke={1.5} aria-hidden="true" />
        <h1 className={classes.title}>{stopped ? 'Stopped' : 'This could not be analysed'}</h1>
        <p className={classes.files}>{name}</p>
        <p className={classes.sentence}>{sentence}</p>
        {next && <p className={classes.next}>{next}</p>}
      </div>
      <div className={classes.ways}>
        <Button component={Link} to="/app/form-e-analyzer">
          Choose another file
        </Button>
        <Button variant="default" onClick={() => setDeleting(true)}>
          Delete this one
        </Button>
      </div>
      <DeleteAnalysis id={id} name={name} opened={deleting} onClose={() => setDeleting(false)} leave />
    </div>
  )
}
