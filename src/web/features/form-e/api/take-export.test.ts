import { expect, test } from 'vitest'
import { fileNameOf } from './take-export.ts'

test('a file keeps every letter of its name', () => {
  expect(
    fileNameOf(`attachment; filename="Form E - Zo_.docx"; filename*=UTF-8''Form%20E%20-%20Zo%C3%AB.docx`),
  ).toBe('Form E - Zoë.docx')
  expect(fileNameOf('attachment; filename="a.json"')).toBe('a.json')
  expect(fileNameOf(`attachment; filename="a.json"; filename*=UTF-8''%E0%A4%A`)).toBe('a.json')
  expect(fileNameOf(null)).toBeUndefined()
})
