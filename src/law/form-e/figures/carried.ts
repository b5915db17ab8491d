/** A total that repeats or combines other totals, in the order in which they depend on each other. */
export interface Carried {
  ref: '2.8' | '2.10' | '2.20' | '2.21' | '3.1' | '3.2'
  key: string
  letter: string
  plus: readonly string[]
  minus?: readonly string[]
}

const line = (ref: '2.20' | '2.21', letter: string, from: string): Carried => ({
  ref,
  key: letter,
  letter,
  plus: [from],
})

/** C, D, the two summaries and the totals of needs (Form E 2.8, 2.10, 2.20, 2.21, 3.1, 3.2). */
export const CARRIED: readonly Carried[] = [
  {
    ref: '2.8',
    key: 'totalC',
    letter: 'C',
    plus: ['2.3/total', '2.4/total', '2.5/total', '2.6/total', '2.7/total', '2.8/total'],
  },
  { ref: '2.10', key: 'totalD', letter: 'D', plus: ['2.9/total', '2.10/total'] },
  line('2.20', 'A', '2.1/total'),
  line('2.20', 'B', '2.2/total'),
  line('2.20', 'C', '2.8/totalC'),
  line('2.20', 'D', '2.10/totalD'),
  line('2.20', 'E', '2.11/total'),
  line('2.20', 'F', '2.13/total'),
  line('2.20', 'G', '2.14/total'),
  {
    ref: '2.20',
    key: 'total',
    letter: 'total capital',
    plus: ['2.20/A', '2.20/B', '2.20/C', '2.20/E', '2.20/F', '2.20/G'],
    minus: ['2.20/D'],
  },
  line('2.21', 'H', '2.15/total'),
  line('2.21', 'I', '2.16/total'),
  line('2.21', 'J', '2.17/total'),
  line('2.21', 'K', '2.18/total'),
  line('2.21', 'L', '2.19/total'),
  {
    ref: '2.21',
    key: 'total',
    letter: 'total income',
    plus: ['2.21/H', '2.21/I', '2.21/J', '2.21/K', '2.21/L'],
  },
  { ref: '3.1', key: 'total', letter: 'income needs', plus: ['3.1.1/total', '3.1.2/total'] },
  { ref: '3.2', key: 'total', letter: 'capital needs', plus: ['3.2.1/total', '3.2.2/total'] },
]
