import { expect, test } from 'vitest'
import { parseNothing, parsePercent, parseYesNo } from './small.ts'

test.each([
  ['50%', 5000],
  ['50 %', 5000],
  ['33.33%', 3333],
  ['100', 10000],
  ['12.5 per cent', 1250],
  ['one half', 5000],
  ['one-third', 3333],
  ['1/2', 5000],
  ['120%', null],
  ['£50', null],
  ['some', null],
])('%s as a share', (raw, value) => {
  expect(parsePercent(raw)).toBe(value)
})

test.each([
  ['Yes', true],
  ['NO', false],
  ['No.', false],
  ['Y', true],
  ['Yes, since May 2020', true],
  ['Not known', null],
  ['None', null],
  ['N/A', null],
  ['', null],
])('%s as yes or no', (raw, value) => {
  expect(parseYesNo(raw)).toBe(value)
})

test.each([
  ['None', 'none'],
  ['NIL', 'none'],
  ['None at present.', 'none'],
  ['I have none', 'none'],
  ['N/A', 'not-applicable'],
  ['n/a.', 'not-applicable'],
  ['Not applicable', 'not-applicable'],
  ['Nonesuch Bank', null],
  ['No Name plc', null],
  ['£5', null],
])('%s as nothing to state', (raw, value) => {
  expect(parseNothing(raw)).toBe(value)
})
