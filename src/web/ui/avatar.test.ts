import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'

test.each([
  ['Alexandra van der Whitcombe', 'AW'],
  ['Ada', 'A'],
  ['  émile   zola ', 'ÉZ'],
  ['', ''],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
