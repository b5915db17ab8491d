import { Loader } from '@mantine/core'
import classes from './screens.module.css'

/** A whole area that is on its way. The words are read out as well. */
export function LoadingScreen({ text = 'Loading...' }: { text?: string }) {
  return (
    <div className={classes.screen} role="status">
      <Loader type="dots" color="var(--v-dimmed)" size="md" aria-hidden="true" />
      <p className={classes.text}>{text}</p>
    </div>
  )
}
