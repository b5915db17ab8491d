import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redirectTarget, signInAddress } from './redirect-target.ts'

const ORIGIN = 'https://app.example'

describe('redirectTarget', () => {
  test('ACC-03 a path of this site is kept, with its search and hash', () => {
    expect(redirectTarget('/app/form-e-analyzer?id=1#findings')).toBe('/app/form-e-analyzer?id=1#findings')
  })

  test.each([
    ['nothing', null],
    ['an empty word', ''],
    ['another site', 'https://evil.example/app'],
    ['another site without a scheme', '//evil.example'],
    ['slashes the wrong way round', '/\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break that browsers drop', '/\n/evil.example'],
    ['dots that lead to two slashes', '/.//evil.example'],
    ['the sign-in page itself', '/signup?from=/app'],
    ['a call to the server', '/v1/auth/logout'],
    ['a path with no slash before it', 'app'],
  ])('ACC-03 %s leads to /app', (_what, wanted) => {
    expect(redirectTarget(wanted)).toBe('/app')
  })

  test('ACC-03 whatever is asked for, the browser stays on this site', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '//',
      'evil.example',
      '@',
      ':',
      'https:',
      '\t',
      '\r',
      '.',
      '..',
      '%2f',
      '?',
      '#',
      'app',
    )
    const hostile = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(hostile, (wanted) => {
        const target = redirectTarget(wanted)
        expect(target.startsWith('/')).toBe(true)
        expect(new URL(target, ORIGIN).origin).toBe(ORIGIN)
      }),
      { numRuns: 500 },
    )
  })

  test('ACC-03 asking twice gives the same answer', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(redirectTarget(redirectTarget(path))).toBe(redirectTarget(path))
      }),
    )
  })
})

describe('signInAddress', () => {
  test('ACC-05 carries the page along, and brings it back whole', () => {
    const address = signInAddress('/app/form-e-analyzer?id=1&x=2')
    const from = new URL(address, ORIGIN).searchParams.get('from')
    expect(from).toBe('/app/form-e-analyzer?id=1&x=2')
  })

  test('needs no word about /app, which is where one lands anyway', () => {
    expect(signInAddress('/app')).toBe('/signup')
  })
})
