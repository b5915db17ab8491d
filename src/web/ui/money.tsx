import { formatMoney } from './format-money.ts'
import classes from './text.module.css'

interface MoneyProps {
  /** Integer minor units. */
  pence: number
  currency?: string
  /** Writes the plus sign too: for differences. */
  signed?: boolean
}

/** An amount, in figures that line up under each other. */
export function Money({ pence, currency = 'GBP', signed = false }: MoneyProps) {
  return <span className={classes.figures}>{formatMoney(pence, currency, signed)}</span>
}
