import { expect, test } from 'vitest'
import { documentName, headline, howItWasRead, itemHeading, itemName } from './words.ts'

const page = (readBy: 'text' | 'ocr' | 'layout' | 'none', confidence?: number) => ({
  number: 1,
  width: 1,
  height: 1,
  readBy,
  ...(confidence === undefined ? {} : { confidence }),
})

test('the headline says what comes next', () => {
  expect(headline({ must: 1, should: 0, note: 4 })).toBe('1 thing must be mended before this form is filed.')
  expect(headline({ must: 3, should: 2, note: 0 })).toBe(
    '3 things must be mended before this form is filed, and 2 more should be checked.',
  )
  expect(headline({ must: 0, should: 2, note: 0 })).toMatch(/nothing that must be mended. 2 things should/)
  expect(headline({ must: 0, should: 2, note: 0 }, true)).toMatch(/^Read from a scan/)
  expect(headline({ must: 0, should: 0, note: 0 })).toMatch(/nothing to mend/)
})

test('how a document was read, scans with how sure we are', () => {
  expect(howItWasRead({ pages: [page('text'), page('text')] })).toBe('2 pages')
  expect(howItWasRead({ pages: [page('text'), page('ocr', 0.9), page('ocr', 0.92)] })).toBe(
    '3 pages: 1 from their text and 2 by OCR at 91%',
  )
  expect(howItWasRead({ pages: [page('ocr', 0.5)] })).toBe('1 page: all by OCR at 50%')
  expect(howItWasRead({ pages: [page('text'), page('none')] })).toBe(
    '2 pages: 1 from their text and 1 with nothing to read',
  )
})

test('items are named as people speak of them', () => {
  expect(itemName('2.3')).toBe('Item 2.3')
  expect(itemName('truth')).toBe('Statement of truth')
  expect(itemHeading('2.3', 'Bank accounts')).toBe('2.3 Bank accounts')
  expect(itemHeading('2.3', undefined)).toBe('Item 2.3')
  expect(itemHeading('truth', 'Statement of truth')).toBe('Statement of truth')
})

test('a document is named once, without its item’s number', () => {
  expect(documentName({ item: '2.1', document: '2.1 Family home: valuation' })).toBe('Family home: valuation')
  expect(documentName({ item: '2.1', document: 'a mortgage statement' })).toBe('A mortgage statement')
})
