import type { Figure } from '#protocol/figure.ts'
import type { Entry } from '#protocol/form-e.ts'

type Operator = Extract<Figure['from'], { kind: 'computed' }>['operator']

const sterling = (pence: number): Figure['amount'] => ({ pence, currency: 'GBP' })

/** A figure as it stands on the form. `pence` differs from the entry's only where a deduction was written as a negative. */
export function readFigure(id: string, label: string, entry: Entry, pence: number): Figure {
  return { id, label, amount: sterling(pence), from: { kind: 'read', evidence: entry.evidence } }
}

/** Nothing usable stands there: it counts as nil, and the derivation says why. */
export function blankFigure(id: string, label: string, reason: string): Figure {
  return { id, label, amount: sterling(0), from: { kind: 'blank', reason } }
}

function computed(
  id: string,
  label: string,
  operator: Operator,
  terms: readonly Figure[],
  by?: string,
): Figure {
  const amount = sterling(apply(operator, terms, by))
  const from = { kind: 'computed' as const, operator, terms: [...terms], ...(by === undefined ? {} : { by }) }
  return { id, label, amount, from }
}

export const sumOf = (id: string, label: string, terms: readonly Figure[]): Figure =>
  computed(id, label, 'sum', terms)

/** The first term less all the others. */
export const differenceOf = (id: string, label: string, terms: readonly Figure[]): Figure =>
  computed(id, label, 'difference', terms)

/** A share of one figure. `hundredths`: hundredths of a per cent (50% = 5000). Half a penny is rounded away from nil. */
export const shareOf = (id: string, label: string, term: Figure, hundredths: number): Figure =>
  computed(id, label, 'share', [term], `${hundredths / 100}%`)

/** Integer pence of an operator over its terms. Exact for every amount that a form can hold. */
function apply(operator: Operator, terms: readonly Figure[], by: string | undefined): number {
  const amounts = terms.map(({ amount }) => amount.pence)
  const [first = 0, ...rest] = amounts
  switch (operator) {
    case 'sum':
      return amounts.reduce((sum, pence) => sum + pence, 0)
    case 'difference':
      return rest.reduce((left, pence) => left - pence, first)
    case 'share':
      return shareOfPence(first, Math.round(Number.parseFloat(by ?? '100') * 100))
    case 'annualise':
      return first * Number(by ?? '1')
  }
}

/** pence × hundredths of a per cent, rounded half away from nil, in whole numbers throughout. */
export function shareOfPence(pence: number, hundredths: number): number {
  const scaled = BigInt(Math.abs(pence)) * BigInt(hundredths)
  const rounded = Number((scaled + 5000n) / 10000n)
  return pence < 0 ? 0 - rounded : rounded
}

/** The amount that a derivation comes to when worked out again from its leaves, in pence. */
export function evaluate(figure: Figure): number {
  if (figure.from.kind !== 'computed') return figure.amount.pence
  const terms = figure.from.terms.map((term) => ({ ...term, amount: sterling(evaluate(term)) }))
  return apply(figure.from.operator, terms, figure.from.by)
}
