import { expect, test } from 'vitest'
import { mayBeMisread } from './misreadings.ts'

test.each([
  ['a 7 for a 1', 194_551_40, 194_557_40],
  ['a 3 for an 8', 23_00, 28_00],
  ['a point not seen', 1_250, 1_250_00],
  ['a first digit lost', 12_400_00, 2_400_00],
  ['a bracket lost', 300_00, -300_00],
])('%s', (_, one, other) => {
  expect(mayBeMisread(one, other)).toBe(true)
  expect(mayBeMisread(other, one)).toBe(true)
})

test.each([
  ['the same', 5_00, 5_00],
  ['unlike digits', 12_400_00, 15_400_00],
  ['several digits', 111_111_00, 777_777_00],
  ['nothing', 0, 1_00],
  ['£270 too low', 19_956_04, 19_686_04],
])('not %s', (_, one, other) => expect(mayBeMisread(one, other)).toBe(false))
