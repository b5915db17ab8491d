import type { ReactNode } from 'react'
import classes from './screens.module.css'

interface EmptyStateProps {
  title: string
  /** What will stand here, and how to get there. */
  children?: ReactNode
  icon?: ReactNode
  action?: ReactNode
}

/** Nothing here yet: says what would be, and offers the next step. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <h2 className={classes.title}>{title}</h2>
      {children && <div className={classes.words}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
