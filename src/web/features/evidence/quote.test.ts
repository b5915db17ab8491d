import { expect, test } from 'vitest'
import { shortQuote } from './quote.ts'

test('a short quote stands as it is, on one line', () => {
  expect(shortQuote('Barclays\n  current account')).toBe('Barclays current account')
})

test('a long one is cut between words', () => {
  expect(shortQuote('one two three four five', 12)).toBe('one two …')
  expect(shortQuote('x'.repeat(30), 12)).toBe(`${'x'.repeat(12)} …`)
})
