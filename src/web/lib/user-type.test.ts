// @vitest-environment happy-dom
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { parseUserType, readUserType, writeUserType } from './user-type.ts'

beforeEach(() => localStorage.clear())

test('APP-01 is lawyer until somebody chooses', () => {
  expect(readUserType()).toBe('lawyer')
})

test('APP-01 is kept as a plain word under userType', () => {
  writeUserType('regular')
  expect(localStorage.getItem('userType')).toBe('regular')
  expect(readUserType()).toBe('regular')
})

test('APP-01 anything but the two words reads as lawyer', () => {
  fc.assert(
    fc.property(
      fc.string().filter((word) => word !== 'regular'),
      (word) => {
        expect(parseUserType(word)).toBe('lawyer')
      },
    ),
  )
})
