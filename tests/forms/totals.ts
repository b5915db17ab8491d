import { type CaseState, numberAt, numberIn, rowsOf, type Value } from './case.ts'

/** Which column of which item each letter adds up. */
export const SUMS: readonly { path: string; ref: string; column: string }[] = [
  { path: '2.2/total', ref: '2.2', column: 'interest' },
  { path: '2.3/total', ref: '2.3', column: 'interest' },
  { path: '2.4/total', ref: '2.4', column: 'interest' },
  { path: '2.5/total', ref: '2.5', column: 'interest' },
  { path: '2.6/total', ref: '2.6', column: 'interest' },
  { path: '2.7/total', ref: '2.7', column: 'interest' },
  { path: '2.8/total', ref: '2.8', column: 'value' },
  { path: '2.9/total', ref: '2.9', column: 'share' },
  { path: '2.10/total', ref: '2.10', column: 'tax' },
  { path: '2.11/total', ref: '2.11', column: 'interest' },
  { path: '2.13/total', ref: '2.13', column: 'cashEquivalent' },
  { path: '2.14/total', ref: '2.14', column: 'value' },
  { path: '2.15/total', ref: '2.15', column: 'estimate' },
  { path: '2.16/total', ref: '2.16', column: 'estimate' },
  { path: '2.17/total', ref: '2.17', column: 'estimate' },
  { path: '2.18/total', ref: '2.18', column: 'estimate' },
  { path: '2.19/total', ref: '2.19', column: 'estimate' },
  { path: '3.2.1/total', ref: '3.2.1', column: 'cost' },
  { path: '3.2.2/total', ref: '3.2.2', column: 'cost' },
]

/** The totals that repeat or add other totals, in the order in which they depend on each other. */
const CARRIED: readonly { path: string; plus: readonly string[]; minus?: readonly string[] }[] = [
  {
    path: '2.8/totalC',
    plus: ['2.3/total', '2.4/total', '2.5/total', '2.6/total', '2.7/total', '2.8/total'],
  },
  { path: '2.10/totalD', plus: ['2.9/total', '2.10/total'] },
  { path: '2.20/A', plus: ['2.1/total'] },
  { path: '2.20/B', plus: ['2.2/total'] },
  { path: '2.20/C', plus: ['2.8/totalC'] },
  { path: '2.20/D', plus: ['2.10/totalD'] },
  { path: '2.20/E', plus: ['2.11/total'] },
  { path: '2.20/F', plus: ['2.13/total'] },
  { path: '2.20/G', plus: ['2.14/total'] },
  {
    path: '2.20/total',
    plus: ['2.20/A', '2.20/B', '2.20/C', '2.20/E', '2.20/F', '2.20/G'],
    minus: ['2.20/D'],
  },
  { path: '2.21/H', plus: ['2.15/total'] },
  { path: '2.21/I', plus: ['2.16/total'] },
  { path: '2.21/J', plus: ['2.17/total'] },
  { path: '2.21/K', plus: ['2.18/total'] },
  { path: '2.21/L', plus: ['2.19/total'] },
  { path: '2.21/total', plus: ['2.21/H', '2.21/I', '2.21/J', '2.21/K', '2.21/L'] },
  { path: '3.1/total', plus: ['3.1.1/total', '3.1.2/total'] },
  { path: '3.2/total', plus: ['3.2.1/total', '3.2.2/total'] },
]

/**
 * Writes every total. A path in `stated` keeps the figure given there and everything after it follows, so that
 * a planted fault stays one fault. A blank item gets no total.
 */
export function settle(
  values: Record<string, Value>,
  states: Record<string, CaseState>,
  stated: Readonly<Record<string, number>> = {},
): void {
  const write = (path: string, computed: number): void => {
    const ref = path.slice(0, path.indexOf('/'))
    if (states[ref] === 'blank') delete values[path]
    else values[path] = stated[path] ?? computed
  }
  write('2.1/total', numberAt(values, '2.1/interest'))
  for (const { path, ref, column } of SUMS) {
    write(
      path,
      rowsOf(values, ref).reduce((sum, row) => sum + numberIn(row, column), 0),
    )
  }
  for (const ref of ['3.1.1', '3.1.2']) {
    const cost = (row: Record<string, Value>): number =>
      numberIn(row, 'estimated' in row ? 'estimated' : 'current')
    write(
      `${ref}/total`,
      rowsOf(values, ref).reduce((sum, row) => sum + cost(row), 0),
    )
  }
  for (const { path, plus, minus = [] } of CARRIED) {
    const add = (paths: readonly string[]): number => paths.reduce((sum, at) => sum + numberAt(values, at), 0)
    write(path, add(plus) - add(minus))
  }
}
