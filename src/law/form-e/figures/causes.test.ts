import { describe, expect, test } from 'vitest'
import { findingsOf } from '../rules/sample-case.ts'
import { sampleForm } from '../rules/samples.ts'
import { causeOf, swapsTwoDigits } from './causes.ts'
import { computeTotals } from './totals.ts'

const accounts = (stated: number, more: Record<string, string | number> = {}) => {
  const written = {
    '2.3[0]/bank': 'Barclays',
    '2.3[0]/interest': 1_234_56,
    '2.3[1]/bank': 'Monzo',
    '2.3[1]/interest': 2_000_00,
    '2.3[2]/bank': 'Chase',
    '2.3[2]/interest': -75_10,
    '2.3/total': stated,
    ...more,
  }
  const total = computeTotals(sampleForm(written).reading).find(({ path }) => path === '2.3/total')
  if (!total) throw new Error('there is always a C1')
  return causeOf(total)
}

describe('the cause of a wrong total', () => {
  test('none where it is right', () => expect(accounts(3_159_46)).toBeNull())
  test('none where nothing well known explains it', () => expect(accounts(3_777_77)).toBeNull())

  test('a row left out', () => {
    expect(accounts(1_159_46)).toMatchObject({ kind: 'left-out', parts: [{ row: 2 }] })
  })
  test('two rows left out', () => {
    expect(accounts(-75_10)).toMatchObject({ kind: 'left-out', parts: [{ row: 1 }, { row: 2 }] })
  })
  test('a row counted twice', () => {
    expect(accounts(5_159_46)).toMatchObject({ kind: 'counted-twice', part: { row: 2 } })
  })
  test('an overdraft added', () => {
    expect(accounts(3_309_66)).toMatchObject({ kind: 'sign', part: { row: 3 } })
  })
  test('the whole instead of the share', () => {
    expect(accounts(5_159_46, { '2.3[1]/balance': 4_000_00 })).toMatchObject({
      kind: 'gross',
      parts: [{ row: 2 }],
    })
  })
  test('digits that changed places in the total', () => {
    expect(accounts(3_519_46)).toEqual({ kind: 'transposed', of: null })
  })
  test('a decimal point that slipped', () => expect(accounts(31_594_60)).toEqual({ kind: 'decimal-point' }))
  test('pence rounded off', () => expect(accounts(3_160_00)).toEqual({ kind: 'rounded' }))

  test('two rows of the same amount: neither is named', () => {
    expect(accounts(2_393_92, { '2.3[1]/interest': 1_234_56, '2.3[2]/interest': 1_234_56 })).toBeNull()
  })

  test('a total that is only rounded is worth a note, no more', () => {
    const [finding] = findingsOf('form-e.figures.total-c1', { set: { '2.3/total': 5_401_00 } })
    expect(finding?.severity).toBe('note')
  })

  test('the liabilities that were not deducted are named', () => {
    const [finding] = findingsOf('form-e.figures.liabilities-not-deducted', {
      set: { '2.20/total': 240_600_50 },
    })
    expect(finding?.lawyer).toBe(
      'The total at 2.20 states £240,600.50; its parts come to £237,100.50, a difference of £3,500.00. The difference is exactly line D (£3,500.00), which was not deducted.',
    )
    expect(finding?.severity).toBe('must')
  })
})

test('two digits change places only where nothing else does', () => {
  expect(swapsTwoDigits(1234, 1324)).toBe(true)
  expect(swapsTwoDigits(1234, 1234)).toBe(false)
  expect(swapsTwoDigits(1234, 4231)).toBe(false)
  expect(swapsTwoDigits(1234, 12340)).toBe(false)
})
