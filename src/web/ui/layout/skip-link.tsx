import classes from './layout.module.css'

export const MAIN_ID = 'main'

/** The first thing that the Tab key reaches. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={classes.skip}>
      Skip to the content
    </a>
  )
}
