import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate, parseDate } from './dates.ts'

test.each([
  '04/03/2019',
  '4/3/19',
  '4.3.19',
  '4-3-2019',
  '04 03 2019',
  '04 / 03 / 2019',
  '2019-03-04',
  '4 March 2019',
  '4th March 2019',
  '4th Mar ’19',
  '4 Mar 19',
  '4-Mar-2019',
  '4th day of March 2019',
  'Monday 4 March 2019',
  'Mon, 4 March 2019.',
  'March 4, 2019',
  '4 March, 2019',
  '4March2019',
  '0 4 0 3 2 0 1 9',
  '04|03|2019',
  'O4/O3/2O19',
  '4 Marcb 2019',
])('%s is 4 March 2019', (raw) => {
  expect(parseDate(raw)).toBe('2019-03-04')
})

test.each([
  ['l4/03/2019', '2019-03-14'],
  ['14/O3/2019', '2019-03-14'],
  ['I4 March 2019', '2019-03-14'],
  ['223.19', '2019-03-22'],
])('%s is read where recognition is known to err', (raw, iso) => {
  expect(parseDate(raw, { ocr: true })).toBe(iso)
})

test.each([
  '31/02/2020',
  '29 February 2019',
  '03/25/2019',
  '32 January 2020',
  'March 2019',
  '2019',
  'N/A',
  'not yet',
  '',
  '12345678',
  '20-30-40',
  '04/03/0019',
])('%s is no date', (raw) => {
  expect(parseDate(raw)).toBeNull()
})

test('a leap day is a date', () => {
  expect(parseDate('29/02/2020')).toBe('2020-02-29')
  expect(parseDate('29 Feb 2000')).toBe('2000-02-29')
  expect(parseDate('29/02/1900')).toBeNull()
})

test('every date is read back from its long, short and ISO forms', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (day) => {
      const iso = day.toISOString().slice(0, 10)
      const [y, m, d] = iso.split('-')
      expect(parseDate(iso)).toBe(iso)
      expect(parseDate(formatDate(iso))).toBe(iso)
      expect(parseDate(`${d}/${m}/${y}`)).toBe(iso)
      expect(parseDate(`${d}/${m}/${y}`, { ocr: true })).toBe(iso)
    }),
  )
})
