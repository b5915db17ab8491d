import { site } from '#web/lib/site.ts'
import classes from './screens.module.css'

/** The last resort: a screen broke while it was drawn. Plain links on purpose, so that the whole page starts afresh. */
export function ErrorPage() {
  return (
    <main className={classes.screen}>
      <h1 className={classes.title}>This page could not be shown</h1>
      <p className={classes.words}>
        Something went wrong while it was being drawn. Nothing you saved is lost.
      </p>
      <p className={classes.words}>
        <a href="/">Go to the home page</a>, or write to{' '}
        <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
      </p>
    </main>
  )
}
