import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sniff, textEncoding } from './sniff.ts'

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const wide = (text: string) => text.split('').join('\0').concat('\0')
const CFB = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
const ZIP = `PK\x03\x04${'\0'.repeat(26)}`

describe('what a file is, by its content', () => {
  test.each([
    ['form.pdf', '%PDF-1.7\n', 'pdf', 'application/pdf'],
    ['late.pdf', `${' '.repeat(500)}%PDF-1.4`, 'pdf', 'application/pdf'],
    ['FORM.PDF', '%PDF-1.7', 'pdf', 'application/pdf'],
    ['letter.docx', `${ZIP}word/document.xml`, 'docx', expect.stringContaining('wordprocessingml')],
    ['letter.doc', `${CFB}${'\0'.repeat(500)}${wide('WordDocument')}`, 'doc', 'application/msword'],
    ['note.rtf', '{\\rtf1\\ansi Hello}', 'rtf', 'application/rtf'],
    ['note.txt', 'Pension: £250 a month', 'txt', 'text/plain'],
    ['note', 'no ending at all', 'txt', 'text/plain'],
    ['scan.png', '\x89PNG\r\n\x1a\n', 'image', 'image/png'],
    ['scan.jpg', '\xff\xd8\xff\xe0', 'image', 'image/jpeg'],
    ['scan.JPEG', '\xff\xd8\xff\xe1', 'image', 'image/jpeg'],
    ['scan.gif', 'GIF89a', 'image', 'image/gif'],
    ['Form E of J. Smith', '%PDF-1.7', 'pdf', 'application/pdf'],
  ])('%s', (name, head, kind, mime) => {
    expect(sniff(latin(head), name)).toEqual({ ok: true, kind, mime })
  })

  test.each([
    ['a.pdf', '', 'FILE_EMPTY'],
    ['a.pdf', '{\\rtf1 Hello}', 'FILE_MISMATCH'],
    ['a.pdf', 'only words', 'FILE_MISMATCH'],
    ['a.png', '\xff\xd8\xff\xe0', 'FILE_MISMATCH'],
    ['a.txt', '%PDF-1.7', 'FILE_MISMATCH'],
    ['a.txt', 'MZ\0\x03\0\x04', 'FILE_MISMATCH'],
    ['a.docx', `${ZIP}xl/workbook.xml`, 'FILE_MISMATCH'],
    ['a.xlsx', `${ZIP}xl/workbook.xml`, 'FILE_TYPE'],
    ['a.doc', `${CFB}${wide('Workbook')}`, 'FILE_MISMATCH'],
    ['a.docx', `${CFB}${wide('EncryptedPackage')}`, 'FILE_ENCRYPTED'],
    ['a.docx', `${CFB}${'\0'.repeat(500)}`, 'FILE_ENCRYPTED'],
    ['a.exe', 'MZ\0\x03\0\x04', 'FILE_TYPE'],
    ['page.html', '<script>alert(1)</script>', 'FILE_TYPE'],
    ['picture.svg', '<svg onload="x"/>', 'FILE_TYPE'],
  ])('%s with %j is refused', (name, head, code) => {
    expect(sniff(latin(head), name)).toEqual({ ok: false, code })
  })

  test('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (bytes, name) => {
        expect(typeof sniff(bytes, name).ok).toBe('boolean')
      }),
    )
  })
})

describe('the encoding of a text', () => {
  test.each([
    ['plain', latin('plain'), 'utf-8'],
    ['UTF-8', new TextEncoder().encode('£5 – “so”'), 'utf-8'],
    ['UTF-8 cut within a character', new TextEncoder().encode('£'.repeat(4096)).subarray(0, 4097), 'utf-8'],
    ['Windows', latin('\xa3250 and \x93so\x94'), 'windows-1252'],
    ['UTF-16 with a mark', latin(`\xff\xfe${wide('Hello')}`), 'utf-16le'],
    ['UTF-16 without', latin(wide('Hello there')), 'utf-16le'],
    ['zeros', latin('a\0\0b'), undefined],
    ['controls', latin('\x01\x02\x03\x04abc'), undefined],
  ])('%s', (_name, bytes, encoding) => {
    expect(textEncoding(bytes)).toBe(encoding)
  })
})
