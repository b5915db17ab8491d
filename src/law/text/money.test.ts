import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, parseMoney } from './money.ts'

test.each([
  ['£1,234.56', 123456],
  ['1,234', 123400],
  ['£ 1234', 123400],
  ['(500.00)', -50000],
  ['(£500.00)', -50000],
  ['£(500.00)', -50000],
  ['-£5', -500],
  ['£-5.00', -500],
  ['−£5.10', -510],
  ['5.00-', -500],
  ['£120.00 overdrawn', -12000],
  ['£120.00 DR', -12000],
  ['£120.00 CR', 12000],
  ['£1.2m', 120000000],
  ['£250k', 25000000],
  ['£1.25 million', 125000000],
  ['nil', 0],
  ['NIL', 0],
  ['None', 0],
  ['£0.00', 0],
  ['£ -', 0],
  ['£1,234.5', 123450],
  ['£1,234 .56', 123456],
  ['£1, 234.56', 123456],
  ['£l,234', 123400],
  ['£1O0', 10000],
  ['1 234.56', 123456],
  ['£1.234.56', 123456],
  ['approx. £5,000', 500000],
  ['£5,000 approx', 500000],
  ['£500 per month', 50000],
  ['£12,000 p.a.', 1200000],
  ['£300,000.', 30000000],
  ['£450,000.-', -45000000],
])('%s is read', (raw, pence) => {
  expect(parseMoney(raw)).toEqual({ pence, currency: 'GBP' })
})

test.each([
  ['€1,000', 'EUR'],
  ['€1.000,00', 'EUR'],
  ['1,000 euros', 'EUR'],
  ['$1,000', 'USD'],
  ['US$1,000', 'USD'],
  ['HK$1,000', 'HKD'],
  ['HKD 1,000.00', 'HKD'],
  ['CHF 1,000', 'CHF'],
  ['1,000 GBP', 'GBP'],
])('%s keeps its currency', (raw, currency) => {
  expect(parseMoney(raw)).toEqual({ pence: 100000, currency })
})

test.each([
  '',
  'TBC',
  'to be confirmed',
  'n/a',
  '-',
  '£',
  '£100-£200',
  '£100 to £200',
  '12,34,567',
  '1,2345',
  '1234.567',
  '12,34',
  'E1,234.56',
  '20-30-40',
  'see attached 3',
  '£1 2 3',
  'I £0.00',
  'l 5',
  '9'.repeat(50),
])('%s is no clear amount', (raw) => {
  expect(parseMoney(raw)).toBeNull()
})

test.each([
  ['E1,234.56', 123456],
  ['£1.234', 123400],
  ['£1,234,56', 123456],
  ['l2,5OO.00', 1250000],
  ['£12 500.00', 1250000],
  ['£ 1,234 56', 123456],
  ['£1 10,816.90', 11081690],
  ['£17.41 2', 1741200],
])('%s is read where recognition is known to err', (raw, pence) => {
  expect(parseMoney(raw, { ocr: true })).toEqual({ pence, currency: 'GBP' })
})

test.each(['28.12 £7,728.12', '£11 10', '£29 914 90'])('%s is not guessed at', (raw) => {
  expect(parseMoney(raw, { ocr: true })).toBeNull()
})

test('what is formatted is read back, in every currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e13, max: 1e13 }),
      fc.constantFrom('GBP', 'EUR', 'USD', 'HKD', 'CHF', 'AUD'),
      fc.boolean(),
      (pence, currency, ocr) => {
        expect(parseMoney(formatMoney(pence, currency), { ocr })).toEqual({ pence: pence || 0, currency })
      },
    ),
  )
})

test('any text at all gives an amount or null, soon', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (raw) => {
      const money = parseMoney(raw, { ocr: true })
      expect(money === null || Number.isSafeInteger(money.pence)).toBe(true)
    }),
  )
})
