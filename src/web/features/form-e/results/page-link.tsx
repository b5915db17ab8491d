import type { Evidence } from '#protocol/evidence.ts'
import { useEvidence } from '#web/features/evidence/evidence-context.tsx'
import classes from './results.module.css'

/** 'p. 7': the short way to a place, for tables and ledgers. `of` says for a screen reader what it is the page of. */
export function PageLink({ marks, label, of }: { marks: readonly Evidence[]; label: string; of: string }) {
  const { open } = useEvidence()
  const first = marks[0]
  if (!first) return null
  return (
    <button type="button" className={classes.pageLink} onClick={() => open({ label, marks })}>
      p.&nbsp;{first.place.page}
      <span className={classes.hidden}>: show {of}</span>
    </button>
  )
}
