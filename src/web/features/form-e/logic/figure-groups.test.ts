import { expect, test } from 'vitest'
import { analysis } from '../testing/result.ts'
import { figureLabel, groupFigures, shortLetter } from './figure-groups.ts'

test('what differs comes first, and empty groups are left out', () => {
  expect(groupFigures(analysis.figures).map(({ state, checks }) => `${state} ${checks.length}`)).toEqual([
    'differs 1',
    'not-stated 1',
    'agrees 1',
  ])
  expect(groupFigures([])).toEqual([])
})

test('only the letters of the form stand before a label', () => {
  expect(['A', 'C1', 'equity', 'total capital'].map(shortLetter)).toEqual(['A', 'C1', '', ''])
  expect(figureLabel('row 1: Total equity')).toBe('Row 1: Total equity')
})
