import type { CaseState, Row } from './case.ts'

type Status = 'attached' | 'not-applicable' | 'to-follow'

export interface Wanted {
  item: string
  document: string
  /** How somebody calls it who types the schedule afresh. */
  short: string
  /** Whether what is written on the form calls for it. */
  needed: (states: Readonly<Record<string, CaseState>>) => boolean
  /** May honestly come later. */
  later?: true
  /** Asked for only if there is one. */
  ifAny?: true
}

const wanted = (
  item: string,
  document: string,
  short: string,
  more: { later?: true; ifAny?: true } = {},
): Wanted => ({
  item,
  document: `${item} ${document}`,
  short: `${short} (${item})`,
  needed: (states) => states[item] === 'answered',
  ...more,
})

const IF_ANY = { ifAny: true } as const
const LATER = { ifAny: true, later: true } as const

/** The schedule as the form asks for it: one line a document. */
export const WANTED: readonly Wanted[] = [
  wanted('1.14', 'Application to vary an order: copy of the order', 'Order to be varied'),
  wanted(
    '2.1',
    'Family home: valuation obtained within the last six months',
    'Estate agent’s valuation of the home',
    IF_ANY,
  ),
  wanted('2.1', 'Family home: recent mortgage statement', 'Mortgage statement, family home'),
  wanted(
    '2.2',
    'Other property: valuation obtained within the last six months',
    'Valuations of other property',
    IF_ANY,
  ),
  wanted('2.2', 'Other property: recent mortgage statement', 'Mortgage statements, other property'),
  wanted(
    '2.3',
    'Bank, building society and National Savings accounts: statements for the last 12 months',
    'Twelve months’ bank statements',
  ),
  wanted('2.4', 'Investments: latest statement or dividend counterfoil for each', 'Investment statements'),
  wanted(
    '2.5',
    'Life and endowment policies: surrender value quotation for each',
    'Surrender value quotations',
    LATER,
  ),
  wanted(
    '2.11',
    'Business interests: accounts for the last two financial years',
    'Business accounts, two years',
  ),
  wanted('2.11', 'Business interests: any valuation of the business', 'Business valuation', LATER),
  wanted('2.13', 'Pensions: cash equivalent statement, or the letter asking for it', 'CETV letters'),
  wanted('2.15', 'Employment: P60 for the last financial year', 'P60'),
  wanted('2.15', 'Employment: last three payslips', 'Payslips for three months'),
  wanted('2.15', 'Employment: P11D, if one was issued', 'P11D', IF_ANY),
  wanted(
    '2.16',
    'Self-employment or partnership: accounts for the last two financial years',
    'Self-employed accounts, two years',
  ),
  wanted('2.16', 'Self-employment or partnership: last income tax assessment', 'Tax calculation (SA302)'),
  wanted('2.18', 'State benefits: documents showing the income', 'Benefit award letters'),
  wanted('2.19', 'Any other income: documents showing the income', 'Evidence of other income'),
]

/** Which document a line of the schedule means, in either way of naming it. */
export const wantedBy = (name: string): Wanted | undefined =>
  WANTED.find(({ document, short }) => name === document || name === short)

/** `later` says for which document "to follow" is chosen instead of "attached". */
export function scheduleRows(
  states: Readonly<Record<string, CaseState>>,
  later: (wanted: Wanted) => boolean,
): Row[] {
  return WANTED.map((want) => {
    const status: Status = want.needed(states)
      ? want.later && later(want)
        ? 'to-follow'
        : 'attached'
      : 'not-applicable'
    return { document: want.document, status }
  })
}
