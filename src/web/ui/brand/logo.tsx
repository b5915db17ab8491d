import { Link } from 'react-router'
import { site } from '#web/lib/site.ts'
import classes from './logo.module.css'

/** The brand's name as it stands on every page: a V ruled off in brass, like the end of an account. */
export function Logo({ to = '/' }: { to?: string }) {
  return (
    <Link to={to} className={classes.logo} aria-label={`${site.brand}, home`}>
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" className={classes.mark}>
        <path d="M4.5 4.5 13.1 20.5h1.8L23.5 4.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
        <path d="M3.5 25h21" className={classes.rule} strokeWidth="2.2" />
      </svg>
      <span>{site.brand}</span>
    </Link>
  )
}
