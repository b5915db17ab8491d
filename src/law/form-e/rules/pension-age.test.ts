import { expect, test } from 'vitest'
import { statePensionDay } from './pension-age.ts'

test.each([
  ['1950-01-15', '2016-01-15'],
  ['1960-04-05', '2026-04-05'],
  ['1960-04-06', '2026-05-06'],
  ['1960-05-05', '2026-06-05'],
  ['1960-05-06', '2026-07-06'],
  ['1961-03-05', '2028-02-05'],
  ['1961-03-06', '2028-03-06'],
  ['1977-04-05', '2044-04-05'],
  ['1978-04-06', '2046-04-06'],
])('born %s: state pension age on %s', (born, day) => {
  expect(statePensionDay(born)).toBe(day)
})
