import { expect, test } from 'vitest'
import type { Finding } from '#protocol/finding.ts'
import { countBySeverity, filterFindings, inOrder } from './findings.ts'

const finding = (id: string, severity: Finding['severity'], more: Partial<Finding> = {}): Finding => ({
  id,
  rule: 'r',
  severity,
  title: id,
  lawyer: '',
  plain: '',
  evidence: [],
  basis: [{ title: 'b' }],
  ...more,
})

const all = [
  finding('note', 'note', { item: '1.1' }),
  finding('late', 'must', { item: '2.10', lawyer: 'Liabilities are not deducted.' }),
  finding('early', 'must', { item: '2.3', plain: 'The Barclays balance is missing.' }),
  finding('should', 'should'),
]

test('the gravest stand first, then the order of the form (2.3 before 2.10)', () => {
  expect(inOrder(all).map(({ id }) => id)).toEqual(['early', 'late', 'should', 'note'])
})

test('counts', () => expect(countBySeverity(all)).toEqual({ must: 2, should: 1, note: 1 }))

test('words are looked for in both voices, the item and the quotes, all of them', () => {
  const ids = (words: string) => filterFindings(all, { severity: null, words }).map(({ id }) => id)
  expect(ids('barclays MISSING')).toEqual(['early'])
  expect(ids('barclays deducted')).toEqual([])
  expect(ids('2.10')).toEqual(['late'])
  expect(ids('  ')).toHaveLength(4)
})

test('severity and words narrow together', () => {
  expect(filterFindings(all, { severity: 'must', words: 'liabilities' }).map(({ id }) => id)).toEqual([
    'late',
  ])
  expect(filterFindings(all, { severity: 'note', words: 'liabilities' })).toEqual([])
})
