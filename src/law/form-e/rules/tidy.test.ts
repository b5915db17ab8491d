import { expect, test } from 'vitest'
import { sampleForm } from './samples.ts'
import { tidied } from './tidy.ts'

const rowsAfter = (written: Record<string, string | number>) =>
  tidied(sampleForm(written).reading)
    .items.find(({ ref }) => ref === '2.8')
    ?.rows.map((row) => row.description?.raw)

test('the label of a total, a column’s heading and "none" are no rows', () => {
  expect(
    rowsAfter({
      '2.8[0]/description': 'Description of belongings',
      '2.8[0]/value': 'Estimated sale value',
      '2.8[1]/description': 'Piano',
      '2.8[1]/value': 2_000_00,
      '2.8[2]/description': 'None',
      '2.8[3]/description': 'TOTAL value',
    }),
  ).toEqual(['Piano'])
})

test('a row with an amount is one, whatever it is called', () => {
  expect(rowsAfter({ '2.8[0]/description': 'Total', '2.8[0]/value': 2_000_00 })).toEqual(['Total'])
  expect(rowsAfter({ '2.8[0]/value': 2_000_00 })).toEqual([undefined])
})

test('a last row that is the sum of those above, without a word, is the total', () => {
  const two = {
    '2.8[0]/description': 'Piano',
    '2.8[0]/value': 2_000_00,
    '2.8[1]/description': 'Car',
    '2.8[1]/value': 900_00,
  }
  expect(rowsAfter({ ...two, '2.8[2]/value': 2_900_00 })).toEqual(['Piano', 'Car'])
  expect(rowsAfter({ ...two, '2.8[2]/value': 2_900_01 })).toEqual(['Piano', 'Car', undefined])
  expect(rowsAfter({ ...two, '2.8[2]/description': 'Ring', '2.8[2]/value': 2_900_00 })).toEqual([
    'Piano',
    'Car',
    'Ring',
  ])
})

test('a row named "None" without a figure is none, whatever else got into it', () => {
  const one = { '2.8[0]/description': 'None', '2.8[0]/value': 'see over' }
  expect(rowsAfter(one)).toEqual([])
})

test('a last row without a word that is the stated total is the total', () => {
  const one = { '2.8[0]/description': 'Piano', '2.8[1]/value': 2_000_00, '2.8/total': 2_000_00 }
  expect(rowsAfter(one)).toEqual(['Piano'])
})

test('the heading of a page is no row, whatever of it fell into the other columns', () => {
  const rows = {
    '2.8[0]/description': 'Piano',
    '2.8[0]/value': 2_000_00,
    '2.8[1]/description': '2 Financial details Part 2 Capital:',
    '2.8[1]/value': 'Liabilities and Capital Gains Tax',
    '2.8[2]/description': 'compensation',
    '2.8[3]/description': 'Car',
    '2.8[3]/value': 'not known',
  }
  expect(rowsAfter(rows)).toEqual(['Piano', 'Car'])
})
