import { expect, test } from 'vitest'
import type { Figure } from '#protocol/figure.ts'
import { ledgerOf } from './ledger.ts'

const read = (id: string, pence: number): Figure => ({
  id,
  label: id,
  amount: { pence, currency: 'GBP' },
  from: { kind: 'read', evidence: [] },
})
const computed = (
  id: string,
  operator: 'sum' | 'difference' | 'share' | 'annualise',
  terms: Figure[],
  by?: string,
): Figure => ({
  id,
  label: id,
  amount: { pence: 0, currency: 'GBP' },
  from: { kind: 'computed', operator, terms, by },
})

test('every line stands below the sum that it belongs to, with its sign', () => {
  const equity = computed('equity', 'difference', [read('value', 5), read('mortgage', 2), read('costs', 1)])
  const lines = ledgerOf(computed('A', 'share', [equity], '50%'))
  expect(lines.map(({ depth, sign, figure }) => `${depth}${sign}${figure.id}`)).toEqual([
    '0A',
    '1equity',
    '2+value',
    '2−mortgage',
    '2−costs',
  ])
  expect(lines[0]?.working).toBe('50% of the entry below')
  expect(lines[1]?.working).toBe('The first entry below, less the rest')
  expect(lines[2]?.working).toBeNull()
})

test('paths are unique even where the same figure stands twice', () => {
  const lines = ledgerOf(computed('C', 'sum', [read('x', 1), read('x', 1)]))
  expect(new Set(lines.map(({ path }) => path)).size).toBe(3)
  expect(lines[0]?.working).toBe('The 2 entries below, added up')
})

test('a yearly figure says what it was multiplied by', () => {
  expect(ledgerOf(computed('h', 'annualise', [read('w', 1)], '52'))[0]?.working).toBe('The entry below × 52')
})
