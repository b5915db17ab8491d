import { type ReactNode, useId } from 'react'
import classes from './landing.module.css'

interface SectionProps {
  id?: string
  title: string
  lead?: string
  soft?: boolean
  children: ReactNode
}

export function Section({ id, title, lead, soft = false, children }: SectionProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={classes.section} data-soft={soft || undefined}>
      <div className={classes.inner}>
        <h2 id={headingId} className={classes.sectionTitle}>
          {title}
        </h2>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  )
}
