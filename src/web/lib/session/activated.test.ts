import { expect, test } from 'vitest'
import { ApiError } from '../api-error.ts'
import { isActivated } from './activated.ts'
import { knownStatus } from './known-status.ts'

const held = { activated: false, waitlist: true }

test.each([
  ['the status says so', { activated: true }, held, true],
  ['the user is activated', { activated: false }, { activated: true, waitlist: true }, true],
  ['the user is not on the waitlist', { activated: false }, { activated: false, waitlist: false }, true],
  ['none of the three', { activated: false }, held, false],
  ['the user is not known yet', { activated: false }, undefined, false],
])('ACC-07 activated: %s', (_why, status, user, expected) => {
  expect(isActivated(status, user)).toBe(expected)
})

const signedIn = { authenticated: true, activated: true, user: null, development: false }

test('a status call that the server failed counts as signed out', () => {
  expect(knownStatus(signedIn, ApiError.of('INTERNAL'))).toBeUndefined()
})

test.each(['NETWORK_ERROR', 'UNAVAILABLE', 'RATE_LIMIT'] as const)(
  '%s for a moment signs nobody out',
  (code) => {
    expect(knownStatus(signedIn, ApiError.of(code))).toBe(signedIn)
    expect(knownStatus(undefined, ApiError.of(code))).toBeUndefined()
  },
)
