import { site } from '#web/lib/site.ts'
import classes from './layout.module.css'

/** The quiet end of every page. */
export function Footer() {
  return (
    <footer className={classes.footer} data-no-print>
      <div className={classes.footerInner}>
        <p>{site.brand} gives information, not legal advice.</p>
        <p>
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
        </p>
      </div>
    </footer>
  )
}
