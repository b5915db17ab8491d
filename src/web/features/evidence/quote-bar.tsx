import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { shortQuote } from './quote.ts'
import type { Spotlight } from './types.ts'
import classes from './viewer.module.css'

interface QuoteBarProps {
  spotlight: Spotlight
  onMove: (index: number) => void
}

/** The words that are marked now, as text, and the way to the next ones. */
export function QuoteBar({ spotlight, onMove }: QuoteBarProps) {
  const { marks, current, label, tone } = spotlight
  const evidence = marks[current]
  if (!evidence) return null
  return (
    <div className={classes.quoteBar} data-tone={tone}>
      <p className={classes.quoteWords} aria-live="polite">
        <span className={classes.quoteLabel}>{label}</span>
        <q>{shortQuote(evidence.quote, 160)}</q>{' '}
        <span className={classes.quotePage}>p. {evidence.place.page}</span>
      </p>
      {marks.length > 1 && (
        <div className={classes.quoteMoves}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label="Previous quote"
            disabled={current === 0}
            onClick={() => onMove(current - 1)}
          >
            <IconChevronLeft size={19} />
          </ActionIcon>
          <span>
            {current + 1} of {marks.length}
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label="Next quote"
            disabled={current === marks.length - 1}
            onClick={() => onMove(current + 1)}
          >
            <IconChevronRight size={19} />
          </ActionIcon>
        </div>
      )}
    </div>
  )
}
