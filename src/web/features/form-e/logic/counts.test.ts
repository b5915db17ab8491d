import { expect, test } from 'vitest'
import { count, listWords, pageRanges } from './counts.ts'

test('counts agree with their noun', () => {
  expect(count(1, 'page')).toBe('1 page')
  expect(count(0, 'page')).toBe('0 pages')
  expect(count(1200, 'entry', 'entries')).toBe('1,200 entries')
})

test('words are joined as they are said', () => {
  expect(listWords([])).toBe('')
  expect(listWords(['a'])).toBe('a')
  expect(listWords(['a', 'b', 'c'])).toBe('a, b and c')
})

test('runs of pages are drawn together, whatever their order', () => {
  expect(pageRanges([7, 1, 2, 3, 2])).toBe('pages 1–3 and 7')
  expect(pageRanges([4])).toBe('page 4')
})
