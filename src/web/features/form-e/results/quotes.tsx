import type { Evidence } from '#protocol/evidence.ts'
import { QuoteButton } from '#web/features/evidence/quote-button.tsx'
import type { Tone } from '#web/features/evidence/types.ts'
import { useOtherSourceName } from './result-context.tsx'
import classes from './results.module.css'

/** The quotes that something stands on, each a way to its place on the page. */
export function Quotes({
  marks,
  label,
  tone = 'plain',
}: {
  marks: readonly Evidence[]
  label: string
  tone?: Tone
}) {
  const nameOf = useOtherSourceName()
  return (
    <ul className={classes.quotes}>
      {marks.map((evidence, index) => (
        <li
          key={`${evidence.place.source} ${evidence.place.page} ${evidence.place.start} ${evidence.place.end}`}
        >
          <QuoteButton
            marks={marks}
            index={index}
            label={label}
            tone={tone}
            sourceName={nameOf(evidence.place.source)}
          />
        </li>
      ))}
    </ul>
  )
}
