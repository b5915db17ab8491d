import type { Evidence } from '#protocol/evidence.ts'
import { useEvidence } from './evidence-context.tsx'
import { shortQuote } from './quote.ts'
import classes from './quote-button.module.css'
import type { Tone } from './types.ts'

interface QuoteButtonProps {
  marks: readonly Evidence[]
  index: number
  label: string
  tone?: Tone
  /** Named where the quote does not come from the document everyone has in mind. */
  sourceName?: string | undefined
}

/** One quote: its page and its words. Pressing it shows them on the page. */
export function QuoteButton({ marks, index, label, tone = 'plain', sourceName }: QuoteButtonProps) {
  const { open, spotlight } = useEvidence()
  const evidence = marks[index]
  if (!evidence) return null
  const shown = spotlight?.marks[spotlight.current] === evidence
  return (
    <button
      type="button"
      className={classes.quote}
      data-tone={tone}
      data-elsewhere={sourceName !== undefined || undefined}
      aria-pressed={shown}
      onClick={() => open({ label, tone, marks, current: index })}
    >
      <span className={classes.where}>
        <span className={classes.hidden}>Show on </span>
        page {evidence.place.page}
        {sourceName && <span className={classes.source}> of {sourceName}</span>}
      </span>
      <span className={classes.quoted}>“{shortQuote(evidence.quote, 160)}”</span>
    </button>
  )
}
