import { type ReactNode, useId } from 'react'
import classes from './section-card.module.css'

interface SectionCardProps {
  title?: ReactNode
  /** A short line under the title. */
  lead?: ReactNode
  /** What stands at the title's right: a mark, a button, a total. */
  aside?: ReactNode
  level?: 2 | 3
  id?: string
  /** No padding around the content: for tables and lists that reach the edge. */
  flush?: boolean
  children?: ReactNode
}

/** A bordered part of a screen, named by its heading. */
export function SectionCard({
  title,
  lead,
  aside,
  level = 2,
  id,
  flush = false,
  children,
}: SectionCardProps) {
  const headingId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      className={classes.card}
      id={id}
      aria-labelledby={title ? headingId : undefined}
      data-flush={flush || undefined}
    >
      {(title || aside) && (
        <div className={classes.head}>
          <div className={classes.words}>
            {title && (
              <Heading id={headingId} className={classes.title}>
                {title}
              </Heading>
            )}
            {lead && <p className={classes.lead}>{lead}</p>}
          </div>
          {aside && <div className={classes.aside}>{aside}</div>}
        </div>
      )}
      {children && <div className={classes.body}>{children}</div>}
    </section>
  )
}
