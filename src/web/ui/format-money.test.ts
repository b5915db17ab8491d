import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

test.each([
  [0, '£0.00'],
  [5, '£0.05'],
  [123450, '£1,234.50'],
  [-100000, '\u2212£1,000.00'],
])('%i pence is %s', (pence, text) => {
  expect(formatMoney(pence)).toBe(text)
})

test('a difference shows its sign, nil does not', () => {
  expect(formatMoney(150, 'GBP', true)).toBe('+£1.50')
  expect(formatMoney(0, 'GBP', true)).toBe('£0.00')
})

test('every figure can be read back to the penny', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (pence) => {
      const digits = formatMoney(pence).replaceAll(/[£,.]/g, '').replace('\u2212', '-')
      expect(Number(digits)).toBe(pence)
    }),
  )
})
