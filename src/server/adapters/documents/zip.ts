import { inflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; method: number; packed: number; size: number; offset: number }
export type ZipResult =
  | { ok: true; entries: ZipEntry[] }
  | { ok: false; code: 'FILE_DAMAGED' | 'FILE_TOO_COMPLEX' }

/** Far above any Word file that people write, far below what fills a memory. */
const MOST_ENTRIES = 4_000
const MOST_BYTES = 200 * 1024 * 1024
const MOST_XML_BYTES = 48 * 1024 * 1024

const END = 0x06054b50
const DIRECTORY = 0x02014b50

/** Reads a zip's directory, and refuses what would unpack to too much, before anything is unpacked. */
export function readZipDirectory(bytes: Uint8Array): ZipResult {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return { ok: false, code: 'FILE_DAMAGED' }
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  // 0xffff entries or an offset beyond the file: a large zip's second directory, which no Word file needs.
  if (count > MOST_ENTRIES) return { ok: false, code: 'FILE_TOO_COMPLEX' }
  const entries: ZipEntry[] = []
  let total = 0
  for (let i = 0; i < count; i++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY)
      return { ok: false, code: 'FILE_DAMAGED' }
    const nameLength = view.getUint16(at + 28, true)
    const size = view.getUint32(at + 24, true)
    const name = new TextDecoder().decode(bytes.slice(at + 46, at + 46 + nameLength))
    total += size
    if (total > MOST_BYTES || (isXml(name) && size > MOST_XML_BYTES))
      return { ok: false, code: 'FILE_TOO_COMPLEX' }
    entries.push({
      name,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size,
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return { ok: true, entries }
}

export const isXml = (name: string) => /\.(?:xml|rels)$/i.test(name)

function findEnd(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - 65_557)
  for (let at = view.byteLength - 22; at >= lowest; at--) if (view.getUint32(at, true) === END) return at
  return undefined
}

/** Unpacks one entry, or says why it cannot be: it is broken, or grows beyond the size that its directory states. */
export function unzipEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
): Uint8Array | 'FILE_DAMAGED' | 'FILE_TOO_COMPLEX' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { offset, packed, size, method } = entry
  if (offset + 30 > view.byteLength) return 'FILE_DAMAGED'
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const raw = bytes.subarray(start, start + packed)
  if (method === 0) return raw
  if (method !== 8) return 'FILE_DAMAGED'
  try {
    return inflateRawSync(raw, { maxOutputLength: Math.max(size, 1) })
  } catch (error) {
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return isTooLarge ? 'FILE_TOO_COMPLEX' : 'FILE_DAMAGED'
  }
}
