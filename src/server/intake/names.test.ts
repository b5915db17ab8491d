import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_FILE_NAME_LENGTH } from '#protocol/limits.ts'
import { contentDisposition } from './content-disposition.ts'
import { labelOf, numberedLabel } from './names.ts'

describe('the label of a file', () => {
  test.each([
    ['Form E.pdf', 'Form E.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\bank.pdf', 'bank.pdf'],
    ['..', 'file'],
    ['', 'file'],
    [undefined, 'file'],
    ['a\u0000b\r\nc.pdf', 'abc.pdf'],
    ['\u202efdp.exe', 'fdp.exe'],
    ['Zoe\u0308.pdf', 'Zo\u00eb.pdf'],
    ['%00.pdf', '%00.pdf'],
    ['  a   b .pdf ', 'a b .pdf'],
    ['\u65e5\u672c\u8a9e \ud83d\udcc4.docx', '\u65e5\u672c\u8a9e \ud83d\udcc4.docx'],
  ])('%j becomes %j', (sent, label) => expect(labelOf(sent)).toBe(label))

  test('is never empty, never too long, never a path, and stays the same when sent again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 600 }),
        fc.integer({ min: 1, max: 99 }),
        (sent, n) => {
          for (const label of [labelOf(sent), numberedLabel(labelOf(sent), n)]) {
            expect(label.length).toBeGreaterThan(0)
            expect(label.length).toBeLessThanOrEqual(MAX_FILE_NAME_LENGTH)
            expect(label).not.toMatch(/[/\\\p{Cc}]/u)
            expect(label.isWellFormed()).toBe(true)
          }
          expect(labelOf(labelOf(sent))).toBe(labelOf(sent))
        },
      ),
    )
  })

  test('keeps its extension when it is shortened or numbered', () => {
    const long = `${'x'.repeat(400)}.pdf`
    expect(labelOf(long)).toBe(`${'x'.repeat(251)}.pdf`)
    expect(numberedLabel('bank.pdf', 1)).toBe('bank.pdf')
    expect(numberedLabel('bank.pdf', 2)).toBe('bank (2).pdf')
    expect(numberedLabel('README', 3)).toBe('README (3)')
    expect(numberedLabel('.env', 2)).toBe('.env (2)')
    expect(numberedLabel(labelOf(long), 12)).toMatch(/x \(12\)\.pdf$/)
  })
})

describe('Content-Disposition', () => {
  test('shows PDFs and pictures, downloads the rest', () => {
    expect(contentDisposition('application/pdf', 'a.pdf')).toMatch(/^inline;/)
    expect(contentDisposition('image/png', 'a.png')).toMatch(/^inline;/)
    expect(contentDisposition('text/plain', 'a.txt')).toMatch(/^attachment;/)
    expect(contentDisposition('text/html', 'a.html')).toMatch(/^attachment;/)
  })

  test('carries any name whole, and breaks out of no header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (name) => {
        const header = contentDisposition('text/plain', name)
        const match = /^attachment; filename="([\x20-\x7e]*)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]*)$/.exec(
          header,
        )
        expect(match, header).not.toBeNull()
        expect(match?.[1]).not.toMatch(/["\\]/)
        expect(decodeURIComponent(match?.[2] ?? '')).toBe(name.toWellFormed())
      }),
    )
  })

  test('gives old clients readable letters', () => {
    expect(contentDisposition('text/plain', 'Zo\u00eb "x".txt')).toContain('filename="Zoe _x_.txt"')
  })
})
