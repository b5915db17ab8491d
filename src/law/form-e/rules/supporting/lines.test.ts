import { describe, expect, test } from 'vitest'
import { typed } from '#law/evidence/samples.ts'
import { verifyEvidence } from '#law/evidence/verify.ts'
import { gapsIn, isNumberOf } from './accounts.ts'
import { amountsIn, datesIn, linesOf, periodsIn, quote } from './lines.ts'

describe('amounts on a line', () => {
  test.each([
    ['Closing balance £1,234.56', [1_234_56]],
    ['Closing balance 1,234.56 DR', [-1_234_56]],
    ['-£12.00 (£15.00) 7.50', [-12_00, -15_00, 7_50]],
    ['1 May 2026 - £200.00', [200_00]],
    ['Account 12345678, page 2 of 3', []],
    ['01.06.2026 to 30.06.2026', []],
    ['Rate 4.10%', [4_10]],
    ['£90000', [90_000_00]],
  ])('%s', (text, pence) => expect(amountsIn(text)).toEqual(pence))
})

test('dates and periods on a line', () => {
  expect(datesIn('From 3 May 2026 and on 04/06/2026')).toEqual(['2026-05-03', '2026-06-04'])
  expect(periodsIn('Statement period 1 May 2026 to 31 May 2026')).toEqual([
    { from: '2026-05-01', to: '2026-05-31' },
  ])
  expect(periodsIn('01/05/2026 - 31/05/2026')).toEqual([{ from: '2026-05-01', to: '2026-05-31' }])
  expect(periodsIn('31 May 2026 to 1 May 2026')).toEqual([])
})

test('every line can be quoted', () => {
  const document = typed('First line\n\n  Second    line\nThird')
  const lines = linesOf(document)
  expect(lines.map(({ text }) => text.trim())).toEqual(['First line', 'Second line', 'Third'])
  for (const line of lines) expect(verifyEvidence(quote(line), document)).toBe(true)
})

describe('account numbers', () => {
  test.each([
    ['20-11-33 12345678', true],
    ['20-11-33/12345678', true],
    ['****5678', true],
    ['12345679', false],
    ['78', false],
    [null, false],
  ])('%s', (written, same) => expect(isNumberOf(written, '12345678')).toBe(same))
})

describe('gaps in the statements', () => {
  test('a year without a gap', () => {
    expect(gapsIn([{ from: '2025-10-01', to: '2026-10-12' }], '2026-10-12')).toEqual([])
  })
  test('nothing in between', () => {
    const periods = [
      { from: '2026-05-01', to: '2026-09-30' },
      { from: '2025-10-01', to: '2026-02-28' },
    ]
    expect(gapsIn(periods, '2026-10-12')).toEqual([{ from: '2026-02-28', to: '2026-05-01' }])
  })
  test('nothing at all', () => {
    expect(gapsIn([], '2026-10-12')).toEqual([{ from: '2025-10-12', to: '2026-09-07' }])
  })
})
