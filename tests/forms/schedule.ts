import type { CaseState, Row } from './case.ts'

type Status = 'attached' | 'not-applicable' | 'to-follow'

export interface Wanted {
  item: string
  document: string
  /** Whether what is written on the form calls for it. */
  needed: (states: Readonly<Record<string, CaseState>>) => boolean
  /** May honestly come later. */
  later?: true
  /** Asked for only if there is one. */
  ifAny?: true
}

const answered =
  (ref: string) =>
  (states: Readonly<Record<string, CaseState>>): boolean =>
    states[ref] === 'answered'

/** The schedule as the form asks for it: one line a document. */
export const WANTED: readonly Wanted[] = [
  {
    item: '1.14',
    document: '1.14 Application to vary an order: copy of the order',
    needed: answered('1.14'),
  },
  {
    item: '2.1',
    document: '2.1 Family home: valuation obtained within the last six months',
    ifAny: true,
    needed: answered('2.1'),
  },
  { item: '2.1', document: '2.1 Family home: recent mortgage statement', needed: answered('2.1') },
  {
    item: '2.2',
    document: '2.2 Other property: valuation obtained within the last six months',
    ifAny: true,
    needed: answered('2.2'),
  },
  { item: '2.2', document: '2.2 Other property: recent mortgage statement', needed: answered('2.2') },
  {
    item: '2.3',
    document: '2.3 Bank, building society and National Savings accounts: statements for the last 12 months',
    needed: answered('2.3'),
  },
  {
    item: '2.4',
    document: '2.4 Investments: latest statement or dividend counterfoil for each',
    needed: answered('2.4'),
  },
  {
    item: '2.5',
    document: '2.5 Life and endowment policies: surrender value quotation for each',
    ifAny: true,
    needed: answered('2.5'),
    later: true,
  },
  {
    item: '2.11',
    document: '2.11 Business interests: accounts for the last two financial years',
    needed: answered('2.11'),
  },
  {
    item: '2.11',
    document: '2.11 Business interests: any valuation of the business',
    ifAny: true,
    needed: answered('2.11'),
    later: true,
  },
  {
    item: '2.13',
    document: '2.13 Pensions: cash equivalent statement, or the letter asking for it',
    needed: answered('2.13'),
  },
  { item: '2.15', document: '2.15 Employment: P60 for the last financial year', needed: answered('2.15') },
  { item: '2.15', document: '2.15 Employment: last three payslips', needed: answered('2.15') },
  {
    item: '2.15',
    document: '2.15 Employment: P11D, if one was issued',
    ifAny: true,
    needed: answered('2.15'),
  },
  {
    item: '2.16',
    document: '2.16 Self-employment or partnership: accounts for the last two financial years',
    needed: answered('2.16'),
  },
  {
    item: '2.16',
    document: '2.16 Self-employment or partnership: last income tax assessment',
    needed: answered('2.16'),
  },
  { item: '2.18', document: '2.18 State benefits: documents showing the income', needed: answered('2.18') },
  { item: '2.19', document: '2.19 Any other income: documents showing the income', needed: answered('2.19') },
]

/** `later` says for which document "to follow" is chosen instead of "attached". */
export function scheduleRows(
  states: Readonly<Record<string, CaseState>>,
  later: (wanted: Wanted) => boolean,
): Row[] {
  return WANTED.map((wanted) => {
    const status: Status = wanted.needed(states)
      ? wanted.later && later(wanted)
        ? 'to-follow'
        : 'attached'
      : 'not-applicable'
    return { document: wanted.document, status }
  })
}
