import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { sentenceOf } from '#web/lib/api-error.ts'
import classes from './screens.module.css'

interface ErrorStateProps {
  title?: string
  /** What was thrown: its sentence is shown. */
  error?: unknown
  /** A sentence of the caller's own, instead of the error's. */
  message?: string
  onRetry?: () => void
  retrying?: boolean
}

/** Something failed: the sentence that says what, and the way on. */
export function ErrorState({
  title = 'That did not work',
  error,
  message,
  onRetry,
  retrying = false,
}: ErrorStateProps) {
  return (
    <div className={`${classes.state} ${classes.error}`} role="alert">
      <span className={classes.icon} aria-hidden="true">
        <IconAlertTriangle size={22} stroke={1.75} />
      </span>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.words}>{message ?? sentenceOf(error)}</p>
      {onRetry && (
        <div className={classes.action}>
          <Button variant="default" onClick={onRetry} loading={retrying}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
