import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** A small line over the title: what this belongs to. */
  eyebrow?: ReactNode
  /** Where this page hangs from. */
  back?: { to: string; label: string }
  /** Buttons and switches, to the right on a wide screen. */
  actions?: ReactNode
}

/** The top of every signed-in screen. Holds the page's one h1. */
export function PageHeader({ title, lead, eyebrow, back, actions }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        {back && (
          <Link to={back.to} className={classes.back}>
            <IconArrowLeft size={16} stroke={2} aria-hidden="true" />
            {back.label}
          </Link>
        )}
        {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
