import { expect, test } from 'vitest'
import type { FormEReading } from '#protocol/form-e.ts'
import { entry, hundredths, isoDate, item, pence, rows, text, yes } from './access.ts'

const reading: FormEReading = {
  source: 's',
  items: [
    {
      ref: '2.3',
      title: 'Bank',
      state: 'answered',
      heading: null,
      area: [],
      declared: null,
      fields: {
        total: { kind: 'money', raw: '£5', value: 500, currency: 'GBP', evidence: [], confidence: 1 },
        odd: { kind: 'money', raw: 'lots', value: null, evidence: [], confidence: 1 },
        share: { kind: 'percent', raw: '50%', value: 5000, evidence: [], confidence: 1 },
      },
      rows: [
        {
          bank: { kind: 'text', raw: 'A Bank', value: 'A Bank', evidence: [], confidence: 1 },
          on: { kind: 'date', raw: '1/2/20', value: '2020-02-01', evidence: [], confidence: 1 },
          joint: { kind: 'yes-no', raw: 'No', value: false, evidence: [], confidence: 1 },
        },
      ],
    },
  ],
}

test('values come out by their kind, and only by their kind', () => {
  const found = item(reading, '2.3')
  expect(pence(found, 'total')).toBe(500)
  expect(pence(found, 'odd')).toBeNull()
  expect(pence(found, 'share')).toBeNull()
  expect(hundredths(found, 'share')).toBe(5000)
  const row = rows(reading, '2.3')[0] ?? {}
  expect(text(row, 'bank')).toBe('A Bank')
  expect(isoDate(row, 'on')).toBe('2020-02-01')
  expect(yes(row, 'joint')).toBe(false)
  expect(entry(row, 'toString')).toBeNull()
})

test('an item that was not read is not-found', () => {
  expect(item(reading, '2.4')).toMatchObject({ state: 'not-found', fields: {}, rows: [] })
})
