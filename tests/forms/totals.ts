import { type CaseState, numberAt, numberIn, type Row, rowsOf, type Value } from './case.ts'

type Values = Record<string, Value>

interface Total {
  path: string
  /** What it should be, from what is written above it. */
  compute: (values: Readonly<Values>) => number
}

const column = (ref: string, key: string, path = `${ref}/total`): Total => ({
  path,
  compute: (values) => rowsOf(values, ref).reduce((sum, row) => sum + numberIn(row, key), 0),
})

const plus = (path: string, paths: readonly string[], minus?: string): Total => ({
  path,
  compute: (values) =>
    paths.reduce((sum, at) => sum + numberAt(values, at), 0) - (minus ? numberAt(values, minus) : 0),
})

/** A budget adds what is expected to be spent, or where that is not written, what is spent now. */
const budget = (ref: string): Total => ({
  path: `${ref}/total`,
  compute: (values) => rowsOf(values, ref).reduce((sum, row) => sum + needCost(row), 0),
})

export const needCost = (row: Row): number => numberIn(row, 'estimated' in row ? 'estimated' : 'current')

/** Every total of the form, in the order in which they depend on each other. */
export const TOTALS: readonly Total[] = [
  plus('2.1/total', ['2.1/interest']),
  column('2.2', 'interest'),
  column('2.3', 'interest'),
  column('2.4', 'interest'),
  column('2.5', 'interest'),
  column('2.6', 'interest'),
  column('2.7', 'interest'),
  column('2.8', 'value'),
  plus('2.8/totalC', ['2.3/total', '2.4/total', '2.5/total', '2.6/total', '2.7/total', '2.8/total']),
  column('2.9', 'share'),
  column('2.10', 'tax'),
  plus('2.10/totalD', ['2.9/total', '2.10/total']),
  column('2.11', 'interest'),
  column('2.13', 'cashEquivalent'),
  column('2.14', 'value'),
  column('2.15', 'estimate'),
  column('2.16', 'estimate'),
  column('2.17', 'estimate'),
  column('2.18', 'estimate'),
  column('2.19', 'estimate'),
  plus('2.20/A', ['2.1/total']),
  plus('2.20/B', ['2.2/total']),
  plus('2.20/C', ['2.8/totalC']),
  plus('2.20/D', ['2.10/totalD']),
  plus('2.20/E', ['2.11/total']),
  plus('2.20/F', ['2.13/total']),
  plus('2.20/G', ['2.14/total']),
  plus('2.20/total', ['2.20/A', '2.20/B', '2.20/C', '2.20/E', '2.20/F', '2.20/G'], '2.20/D'),
  plus('2.21/H', ['2.15/total']),
  plus('2.21/I', ['2.16/total']),
  plus('2.21/J', ['2.17/total']),
  plus('2.21/K', ['2.18/total']),
  plus('2.21/L', ['2.19/total']),
  plus('2.21/total', ['2.21/H', '2.21/I', '2.21/J', '2.21/K', '2.21/L']),
  budget('3.1.1'),
  budget('3.1.2'),
  plus('3.1/total', ['3.1.1/total', '3.1.2/total']),
  column('3.2.1', 'cost'),
  column('3.2.2', 'cost'),
  plus('3.2/total', ['3.2.1/total', '3.2.2/total']),
]

/** By how much each written total is off, given what is written above it. Empty where all is right. */
export function offsetsOf(values: Readonly<Values>): Record<string, number> {
  const offsets: Record<string, number> = {}
  for (const { path, compute } of TOTALS) {
    const written = values[path]
    if (typeof written !== 'number') continue
    const offset = written - compute(values)
    if (offset !== 0) offsets[path] = offset
  }
  return offsets
}

/**
 * Writes every total anew. A path in `offsets` stays off by that much and what comes after it follows, so that
 * a planted fault stays one fault. A blank item gets no total.
 */
export function settle(
  values: Values,
  states: Readonly<Record<string, CaseState>>,
  offsets: Readonly<Record<string, number>> = {},
): void {
  for (const { path, compute } of TOTALS) {
    if (states[path.slice(0, path.indexOf('/'))] === 'blank') delete values[path]
    else values[path] = compute(values) + (offsets[path] ?? 0)
  }
}
