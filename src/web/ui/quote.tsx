import type { ReactNode } from 'react'
import classes from './text.module.css'

/** Words as they stand in a document: always on paper, whatever the mode. `source` says where. */
export function Quote({ children, source }: { children: ReactNode; source?: ReactNode }) {
  return (
    <blockquote className={classes.quote}>
      <p>{children}</p>
      {source && <cite className={classes.source}>{source}</cite>}
    </blockquote>
  )
}
