import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { evidenceFor, evidenceForWords } from './build.ts'
import { documentOf, pageOf, typed } from './samples.ts'
import { verifyEvidence } from './verify.ts'

const letters = fc.string({
  unit: fc.constantFrom(...'abcdefghijABC0123456789£.,-'),
  minLength: 1,
  maxLength: 9,
})
const documents = fc
  .array(fc.array(letters, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 12 })
  .map((lines) => typed(lines.map((line) => line.join(' ')).join('\n')))

test('every evidence that is built verifies', () => {
  fc.assert(
    fc.property(documents, fc.nat(), fc.nat(), (document, a, b) => {
      const page = document.pages[0]
      if (!page || page.words.length === 0) return
      const first = a % page.words.length
      const words = page.words.slice(first, first + 1 + (b % (page.words.length - first)))
      expect(verifyEvidence(evidenceFor(document, 1, words), document)).toBe(true)
      for (const evidence of evidenceForWords(document, 1, words)) {
        expect(verifyEvidence(evidence, document)).toBe(true)
      }
    }),
  )
})

test('a quote with any letter or digit altered fails', () => {
  fc.assert(
    fc.property(documents, fc.nat(), fc.constantFrom(...'xyz'), (document, at, other) => {
      const page = document.pages[0]
      if (!page || page.words.length === 0) return
      const evidence = evidenceFor(document, 1, page.words)
      const places = [...evidence.quote].flatMap((character, index) =>
        /[a-z0-9£.,]/i.test(character) ? [index] : [],
      )
      const index = places[at % Math.max(places.length, 1)]
      if (index === undefined) return
      const quote = evidence.quote.slice(0, index) + other + evidence.quote.slice(index + 1)
      expect(verifyEvidence({ ...evidence, quote }, document)).toBe(false)
    }),
  )
})

test('a quote with a word left out, or standing elsewhere, fails', () => {
  const document = typed('the balance is £1,234.56 today')
  const evidence = evidenceFor(document, 1, { start: 0, end: 24 })
  expect(evidence.quote).toBe('the balance is £1,234.56')
  expect(verifyEvidence({ ...evidence, quote: 'the balance £1,234.56' }, document)).toBe(false)
  const moved = { ...evidence, place: { ...evidence.place, start: 1, end: 25 } }
  expect(verifyEvidence(moved, document)).toBe(false)
})

test.each([
  ['another source', { source: 'other' }],
  ['a page that is not there', { page: 2 }],
  ['an empty range', { end: 0 }],
  ['a range beyond the page', { end: 4000 }],
  ['a start before the page', { start: -3 }],
  ['no number at all', { start: Number.NaN }],
])('fails closed for %s', (_title, change) => {
  const document = typed('Full name Ann Example')
  const evidence = evidenceFor(document, 1, { start: 0, end: 9 })
  expect(verifyEvidence({ ...evidence, place: { ...evidence.place, ...change } }, document)).toBe(false)
})

test('white space, quotation marks and hyphenation may differ', () => {
  const document = typed('the children’s arrange-\nments   for “school”')
  const evidence = evidenceFor(document, 1, document.pages[0]?.words ?? [])
  for (const quote of [
    'the children\'s arrangements for "school"',
    'the children’s arrange- ments for “school”',
    'the  children‘s arrange-ments\nfor "school"',
  ]) {
    expect(verifyEvidence({ ...evidence, quote }, document)).toBe(true)
  }
  expect(verifyEvidence({ ...evidence, quote: 'the childrens arrangements for "school"' }, document)).toBe(
    false,
  )
})

test('the sign of a figure is never normalised away', () => {
  const document = typed('overdrawn - 500.00')
  const evidence = evidenceFor(document, 1, { start: 0, end: 18 })
  expect(verifyEvidence({ ...evidence, quote: 'overdrawn 500.00' }, document)).toBe(false)
})

test('boxes are merged a line each, and words apart give a piece each', () => {
  const page = pageOf(1, [
    { x: 50, y: 100, text: 'High Street' },
    { x: 300, y: 100, text: '£500' },
    { x: 50, y: 115, text: 'Bank plc' },
  ])
  const document = documentOf([page])
  const cell = page.words.filter((word) => word.box.x < 300)
  const pieces = evidenceForWords(document, 1, cell)
  expect(pieces.map(({ quote }) => quote)).toEqual(['High Street', 'Bank plc'])
  expect(pieces[0]?.place.boxes).toEqual([{ x: 50, y: 100, width: 55, height: 10 }])
  expect(evidenceFor(document, 1, page.words).place.boxes).toHaveLength(2)
})
