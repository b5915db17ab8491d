import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import type { FigureCheck } from '#protocol/figure.ts'
import { figureLabel, shortLetter } from '../logic/figure-groups.ts'
import { formatMoney } from '../logic/money.ts'
import classes from './figures.module.css'
import { Ledger } from './ledger.tsx'
import { FigureTag } from './tags.tsx'

interface FigureRowProps {
  check: FigureCheck
  opened: boolean
  onToggle: () => void
}

/** One total; opened, how it was computed. Where it agrees one figure says all, else all three are shown. */
export function FigureRow({ check, opened, onToggle }: FigureRowProps) {
  const id = useId()
  const { computed, state, letter, label, item } = check
  return (
    <li className={classes.check} data-opened={opened || undefined}>
      <h3 className={classes.checkTitle}>
        <button type="button" aria-expanded={opened} aria-controls={id} onClick={onToggle}>
          <span className={classes.letter}>{shortLetter(letter)}</span>
          <span className={classes.checkWords}>
            {figureLabel(label)} <span className={classes.item}>item {item}</span>
          </span>
          {state === 'agrees' ? (
            <span className={classes.sum} data-figures>
              {formatMoney(computed.amount)}
            </span>
          ) : (
            <FigureTag state={state} />
          )}
          <IconChevronDown size={18} className={classes.chevron} aria-hidden="true" />
        </button>
      </h3>
      {state !== 'agrees' && <Sums check={check} />}
      <div id={id} hidden={!opened}>
        {opened && <Ledger check={check} />}
      </div>
    </li>
  )
}

function Sums({ check: { computed, stated, differencePence, state } }: { check: FigureCheck }) {
  const difference = { pence: differencePence ?? 0, currency: computed.amount.currency }
  return (
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
  )
}
