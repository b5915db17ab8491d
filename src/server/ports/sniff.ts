import type { DocumentKind, ReadRefusal } from '#protocol/document.ts'

export type Sniffed =
  | { ok: true; kind: DocumentKind; mime: string }
  | { ok: false; code: Extract<ReadRefusal, 'FILE_TYPE' | 'FILE_EMPTY' | 'FILE_ENCRYPTED'> | 'FILE_MISMATCH' }

type Format = 'pdf' | 'docx' | 'doc' | 'rtf' | 'txt' | 'png' | 'jpeg' | 'gif'

const FORMATS: Record<Format, { kind: DocumentKind; mime: string; extensions: readonly string[] }> = {
  pdf: { kind: 'pdf', mime: 'application/pdf', extensions: ['pdf'] },
  docx: {
    kind: 'docx',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  doc: { kind: 'doc', mime: 'application/msword', extensions: ['doc'] },
  rtf: { kind: 'rtf', mime: 'application/rtf', extensions: ['rtf'] },
  txt: { kind: 'txt', mime: 'text/plain', extensions: ['txt'] },
  png: { kind: 'image', mime: 'image/png', extensions: ['png'] },
  jpeg: { kind: 'image', mime: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  gif: { kind: 'image', mime: 'image/gif', extensions: ['gif'] },
}
const KNOWN_EXTENSIONS = Object.values(FORMATS).flatMap((format) => format.extensions)

/**
 * Says what a file is by its first bytes (give 64 KB or more; the whole file is best for Word files, whose
 * telling names may stand late), and whether that is what its name claims.
 */
export function sniff(bytesHead: Uint8Array, name: string): Sniffed {
  if (bytesHead.length === 0) return { ok: false, code: 'FILE_EMPTY' }
  const extension = /\.([a-z][a-z0-9]{1,4})$/i.exec(name.trim())?.[1]?.toLowerCase()
  const claimed = KNOWN_EXTENSIONS.includes(extension ?? '') ? extension : undefined
  const found = formatOf(bytesHead, claimed)
  if (found === 'encrypted') return { ok: false, code: 'FILE_ENCRYPTED' }
  if (found === undefined) return { ok: false, code: claimed === undefined ? 'FILE_TYPE' : 'FILE_MISMATCH' }
  const { kind, mime, extensions } = FORMATS[found]
  if (claimed !== undefined && !extensions.includes(claimed)) return { ok: false, code: 'FILE_MISMATCH' }
  // Every source file, page and table of values is text too; only what is called text is taken for a document.
  if (found === 'txt' && claimed === undefined && extension !== undefined)
    return { ok: false, code: 'FILE_TYPE' }
  return { ok: true, kind, mime }
}

function formatOf(bytes: Uint8Array, claimed: string | undefined): Format | 'encrypted' | undefined {
  const ascii = latin(bytes.subarray(0, 1024))
  if (ascii.includes('%PDF-')) return 'pdf'
  if (ascii.startsWith('{\\rtf')) return 'rtf'
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (ascii.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (/^GIF8[79]a/.test(ascii)) return 'gif'
  if (ascii.startsWith('PK\x03\x04')) return zipFormat(bytes, claimed)
  if (ascii.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return compoundFormat(bytes, claimed)
  return isText(bytes) ? 'txt' : undefined
}

/** A DOCX is a zip with a `word/` folder; the names stand in the clear at each entry and again at the end. */
function zipFormat(bytes: Uint8Array, claimed: string | undefined): Format | undefined {
  const raw = latin(bytes)
  const names = [...zipNames(raw, 'PK\x03\x04', 30), ...zipNames(raw, 'PK\x01\x02', 46)]
  if (names.some((name) => name.startsWith('word/'))) return 'docx'
  if (names.some((name) => /^(?:xl\/|ppt\/|META-INF|mimetype)/.test(name))) return undefined
  // Only the head was given, and its entries do not tell: the reader finds out.
  return claimed === 'docx' && !raw.includes('PK\x05\x06') ? 'docx' : undefined
}

/** The names in a zip's entries: each stands so many bytes after its entry's mark. */
function zipNames(raw: string, mark: string, distance: number): string[] {
  const names: string[] = []
  for (let at = raw.indexOf(mark); at >= 0 && names.length < 5000; at = raw.indexOf(mark, at + 4))
    names.push(raw.slice(at + distance, at + distance + 12))
  return names
}

/** The old Office container: a DOC, but also spreadsheets, mails, and password-protected DOCX files. */
function compoundFormat(bytes: Uint8Array, claimed: string | undefined): Format | 'encrypted' | undefined {
  const raw = latin(bytes)
  const holds = (stream: string) => raw.includes(`${[...stream].join('\0')}\0`)
  if (holds('EncryptedPackage')) return 'encrypted'
  if (holds('WordDocument')) return 'doc'
  if (holds('Workbook') || holds('PowerPoint Document') || holds('__substg1.0_')) return undefined
  // Word keeps a document with a password in this container, under the name it had.
  if (claimed === 'docx') return 'encrypted'
  return claimed === 'doc' ? 'doc' : undefined
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}

export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** The encoding of a text, or nothing where the bytes are no text. */
export function textEncoding(bytes: Uint8Array): TextEncodingName | undefined {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, 65_536)
  let zerosEven = 0
  let zerosOdd = 0
  let controls = 0
  let undefinedInWindows = 0
  for (let i = 0; i < head.length; i++) {
    const byte = head[i] ?? 0
    if (byte === 0) i % 2 === 0 ? zerosEven++ : zerosOdd++
    else if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12) controls++
    else if (byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d)
      undefinedInWindows++
  }
  if (zerosEven + zerosOdd > 0) {
    // UTF-16 without a mark: in a Western text nearly every second byte is zero, and always the same second.
    if (head.length < 4 || controls > 0) return undefined
    if (zerosOdd > head.length * 0.3 && zerosEven === 0) return 'utf-16le'
    if (zerosEven > head.length * 0.3 && zerosOdd === 0) return 'utf-16be'
    return undefined
  }
  if (controls > head.length / 200) return undefined
  if (isUtf8(head, head.length < bytes.length || head.length >= 4096)) return 'utf-8'
  return undefinedInWindows === 0 ? 'windows-1252' : undefined
}

const isText = (bytes: Uint8Array) => textEncoding(bytes) !== undefined

function isUtf8(bytes: Uint8Array, mayBeCut: boolean): boolean {
  try {
    // `stream` lets the last character be cut off by the end of the head.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: mayBeCut })
    return true
  } catch {
    return false
  }
}
