import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, pounds } from './money.ts'

test.each([
  [0, '£0.00'],
  [5, '£0.05'],
  [100, '£1.00'],
  [123_405, '£1,234.05'],
  [45_000_000, '£450,000.00'],
  [-2_000, '−£20.00'],
])('%i pence reads %s', (pence, words) => expect(formatMoney(pounds(pence))).toBe(words))

test('a signed difference carries its plus', () => {
  expect(formatMoney(pounds(250), true)).toBe('+£2.50')
  expect(formatMoney(pounds(0), true)).toBe('£0.00')
})

test('other currencies keep their own sign and decimals', () => {
  expect(formatMoney({ pence: 1999, currency: 'EUR' })).toBe('€19.99')
  expect(formatMoney({ pence: 5000, currency: 'JPY' })).toBe('JP¥5,000')
  expect(formatMoney({ pence: 1250, currency: 'CHF' })).toBe('CHF 12.50')
})

test('every figure can be read back to the penny', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 }), (pence) => {
      const words = formatMoney(pounds(pence))
      const back = Number(words.replace(/[£,.]/g, '').replace('−', '-'))
      expect(back === 0 ? 0 : back).toBe(pence)
    }),
  )
})
