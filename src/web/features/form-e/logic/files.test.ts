import { expect, test } from 'vitest'
import { MAX_FILE_BYTES } from '#protocol/limits.ts'
import { addFiles, formatSize, shortName } from './files.ts'

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name)
const huge = (name: string) => Object.defineProperty(file(name), 'size', { value: MAX_FILE_BYTES + 1 })

test('CHAT-15 files of the kinds we read are taken, whatever the case of their ending', () => {
  const { accepted, refused } = addFiles([], [file('a.pdf'), file('b.DOCX'), file('c.rtf')])
  expect(accepted.map(({ name }) => name)).toEqual(['a.pdf', 'b.DOCX', 'c.rtf'])
  expect(refused).toEqual([])
})

test('CHAT-15 each file refused is named with its reason', () => {
  const first = file('a.pdf')
  const { accepted, refused } = addFiles(
    [first],
    [file('a.pdf'), file('run.exe'), file('none.pdf', 0), huge('big.pdf'), file('noending')],
  )
  expect(accepted).toEqual([first])
  expect(refused).toEqual([
    { name: 'a.pdf', reason: 'is already on the list.' },
    { name: 'run.exe', reason: 'is not a kind of file that we can read.' },
    { name: 'none.pdf', reason: 'is empty.' },
    { name: 'big.pdf', reason: 'is larger than 50 MB.' },
    { name: 'noending', reason: 'is not a kind of file that we can read.' },
  ])
})

test('CHAT-15 the sixth file is left out, and so is the same file twice in one go', () => {
  const { accepted, refused } = addFiles(
    [],
    ['1', '2', '3', '4', '5', '6', '1'].map((n) => file(`${n}.pdf`)),
  )
  expect(accepted).toHaveLength(5)
  expect(refused.map(({ name }) => name)).toEqual(['6.pdf', '1.pdf'])
})

test('CHAT-15 names are shortened in the middle and keep their ending', () => {
  expect(shortName('form.pdf')).toBe('form.pdf')
  const short = shortName('A very long name of a statement of means.pdf')
  expect(short).toHaveLength(25)
  expect(short.endsWith('….pdf')).toBe(true)
})

test.each([
  [0, '0 Bytes'],
  [900, '900 Bytes'],
  [1536, '1.5 KB'],
  [52_428_800, '50 MB'],
])('%i is %s', (bytes, words) => expect(formatSize(bytes)).toBe(words))
