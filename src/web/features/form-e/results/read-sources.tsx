import { howItWasRead } from '../logic/words.ts'
import { useResult } from './result-context.tsx'
import classes from './summary.module.css'

/** Each file that was read, how, and what the reader wants one to know. */
export function ReadSources() {
  const { result } = useResult()
  return (
    <section aria-labelledby="read-title">
      <h2 id="read-title" className={classes.title}>
        What was read
      </h2>
      <ul className={classes.sources}>
        {result.sources.map((source) => (
          <li key={source.id}>
            <p className={classes.sourceName}>{source.name}</p>
            <p className={classes.sourceHow} data-figures>
              {howItWasRead(source)}
            </p>
            {source.notes.map((note) => (
              <p key={note} className={classes.sourceNote}>
                {note}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
