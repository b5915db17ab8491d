import { formatDay } from '../logic/dates.ts'
import { useResult } from './result-context.tsx'
import classes from './results.module.css'

/** What this is and is not, and under which rules it was made. */
export function ResultsFoot() {
  const { form } = useResult()
  return (
    <footer className={classes.foot}>
      <p>This is information and a check of what is written on the form. It is not legal advice.</p>
      {form.rulePacks.map(({ id, title, effective }) => (
        <p key={id}>
          Checked under {title} ({id}), in force from {formatDay(effective)}.
        </p>
      ))}
    </footer>
  )
}
