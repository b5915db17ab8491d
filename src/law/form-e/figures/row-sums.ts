import type { ItemRef } from '../items.ts'

/** How a table's total adds up: the column, and where to look if a row leaves that column empty. */
export interface RowSum {
  ref: ItemRef
  letter: string
  column: string
  /** The whole value, of which `column` is the person's share. */
  gross?: string
  /** Who holds it too. */
  holder?: string
  /** A month's figure beside a year's. */
  monthly?: string
}

/** The lettered totals of tables, in form order (Form E, parts 2.2 to 2.19). */
export const ROW_SUMS: readonly RowSum[] = [
  { ref: '2.2', letter: 'B', column: 'interest', gross: 'equity', holder: 'ownership' },
  { ref: '2.3', letter: 'C1', column: 'interest', gross: 'balance', holder: 'otherHolder' },
  { ref: '2.4', letter: 'C2', column: 'interest', gross: 'value', holder: 'otherHolder' },
  { ref: '2.5', letter: 'C3', column: 'interest', gross: 'surrenderValue', holder: 'otherHolder' },
  { ref: '2.6', letter: 'C4', column: 'interest', gross: 'balance' },
  { ref: '2.7', letter: 'C5', column: 'interest', gross: 'amount' },
  { ref: '2.8', letter: 'C6', column: 'value' },
  { ref: '2.9', letter: 'D1', column: 'share', gross: 'balance', holder: 'otherDebtor' },
  { ref: '2.10', letter: 'D2', column: 'tax' },
  { ref: '2.11', letter: 'E', column: 'interest', gross: 'netValue' },
  { ref: '2.13', letter: 'F', column: 'cashEquivalent' },
  { ref: '2.14', letter: 'G', column: 'value' },
  { ref: '2.15', letter: 'H', column: 'estimate', monthly: 'netMonthly' },
  { ref: '2.16', letter: 'I', column: 'estimate' },
  { ref: '2.17', letter: 'J', column: 'estimate' },
  { ref: '2.18', letter: 'K', column: 'estimate' },
  { ref: '2.19', letter: 'L', column: 'estimate' },
]
