import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import type { FigureCheck } from '#protocol/figure.ts'
import { formatMoney } from '../logic/money.ts'
import classes from './figures.module.css'
import { Ledger } from './ledger.tsx'
import { FigureTag } from './tags.tsx'

interface FigureRowProps {
  check: FigureCheck
  opened: boolean
  onToggle: () => void
}

/** One total: stated, computed, the difference; opened, how it was computed. */
export function FigureRow({ check, opened, onToggle }: FigureRowProps) {
  const id = useId()
  const { computed, stated, differencePence, state } = check
  const difference = { pence: differencePence ?? 0, currency: computed.amount.currency }
  return (
    <li className={classes.check} data-opened={opened || undefined}>
      <h2 className={classes.checkTitle}>
        <button type="button" aria-expanded={opened} aria-controls={id} onClick={onToggle}>
          <span className={classes.letter}>{check.letter}</span>
          <span className={classes.checkWords}>
            {check.label}
            <span className={classes.item}>item {check.item}</span>
          </span>
          <FigureTag state={state} />
          <IconChevronDown size={18} className={classes.chevron} aria-hidden="true" />
        </button>
      </h2>
      <dl className={classes.sums} data-figures>
        <div>
          <dt>Stated</dt>
          <dd>{stated ? formatMoney(stated.amount) : '—'}</dd>
        </div>
        <div>
          <dt>Computed</dt>
          <dd>{formatMoney(computed.amount)}</dd>
        </div>
        <div data-differs={state === 'differs' || undefined}>
          <dt>Difference</dt>
          <dd>{differencePence === null ? '—' : formatMoney(difference, true)}</dd>
        </div>
      </dl>
      <div id={id} hidden={!opened}>
        {opened && <Ledger check={check} />}
      </div>
    </li>
  )
}
