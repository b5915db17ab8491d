import { describe, expect, test } from 'vitest'
import { mayBeSame, sentences, tellingWords } from './named.ts'

describe('names that may be the same', () => {
  test.each([
    ['Barclays Bank plc', 'Barclays'],
    ['Nationwide Building Society', 'Nationwide'],
    ['Larch Tutors Ltd', 'Larch Tutors Limited (50%)'],
    ['Teachers’ Pension Scheme', "Teachers' Pensions"],
    ['M&S Bank', 'M & S Bank'],
    ['Flat 12', 'Flat 14'],
  ])('%s and %s', (one, other) => expect(mayBeSame(one, other)).toBe(true))

  test.each([
    ['Halifax', 'Skipton Building Society'],
    ['The Bank', 'Skipton'],
    ['Barclays Bank plc', 'Lloyds Bank plc'],
    [null, 'Halifax'],
  ])('%s and %s are not', (one, other) => expect(mayBeSame(one, other)).toBe(false))
})

test('what tells nothing is left out, unless nothing else is there', () => {
  expect(tellingWords('The Royal Bank of Scotland plc')).toEqual(['royal', 'scotland'])
  expect(tellingWords('The Bank')).toEqual(['the', 'bank'])
})

test('sentences', () => {
  expect(sentences('I own none. I sold it; none is left\nNothing more')).toEqual([
    'I own none.',
    'I sold it;',
    'none is left',
    'Nothing more',
  ])
})
