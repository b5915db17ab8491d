import { SealBroken, TAG_BYTES } from './aead.ts'
import {
  type FilePlace,
  HEADER_BYTES,
  newHeader,
  openSegment,
  readHeader,
  SEGMENT_BYTES,
  sealSegment,
} from './file-format.ts'

/**
 * Cuts a stream into blocks of exactly `size` bytes, the last one shorter, and says which is the last. A
 * full block is held back until one more byte has come, for only then is it known not to be the last.
 */
async function* blocks(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; last: boolean }> {
  let held: Uint8Array[] = []
  let length = 0
  for await (const chunk of source) {
    held.push(chunk)
    length += chunk.byteLength
    if (length <= size) continue
    const all = Buffer.concat(held, length)
    let at = 0
    for (; length - at > size; at += size) yield { bytes: all.subarray(at, at + size), last: false }
    held = [all.subarray(at)]
    length -= at
  }
  yield { bytes: Buffer.concat(held, length), last: true }
}

/** The first `size` bytes of a stream, and a stream of the rest. Fewer where the stream is shorter. */
export async function splitHead(
  source: AsyncIterable<Uint8Array>,
  size: number,
): Promise<{ head: Buffer; rest: AsyncGenerator<Uint8Array> }> {
  const iterator = source[Symbol.asyncIterator]()
  const held: Uint8Array[] = []
  let length = 0
  while (length < size) {
    const next = await iterator.next()
    if (next.done) break
    held.push(next.value)
    length += next.value.byteLength
  }
  const all = Buffer.concat(held, length)
  async function* rest() {
    try {
      if (length > size) yield all.subarray(size)
      yield* { [Symbol.asyncIterator]: () => iterator }
    } finally {
      await iterator.return?.()
    }
  }
  return { head: all.subarray(0, size), rest: rest() }
}

/** Encrypts a stream of bytes for its owner. Holds one segment at a time. */
export async function* encryptFile(
  source: AsyncIterable<Uint8Array>,
  dataKey: Buffer,
  place: FilePlace,
): AsyncGenerator<Buffer> {
  const { header, fileKey } = newHeader(dataKey, place)
  yield header
  let index = 0
  for await (const { bytes, last } of blocks(source, SEGMENT_BYTES)) {
    yield sealSegment(fileKey, index, last, bytes)
    index += 1
  }
}

/**
 * Decrypts what `encryptFile` made. Each segment is yielded once its tag has agreed; where one does not, or
 * the file ends early, it throws SealBroken, and no byte of that segment has left.
 */
export async function* decryptFile(
  source: AsyncIterable<Uint8Array>,
  dataKey: Buffer,
  place: FilePlace,
): AsyncGenerator<Buffer> {
  const { head, rest } = await splitHead(source, HEADER_BYTES)
  if (head.byteLength < HEADER_BYTES) throw new SealBroken('A file')
  const fileKey = readHeader(dataKey, head, place)
  let index = 0
  for await (const { bytes, last } of blocks(rest, SEGMENT_BYTES + TAG_BYTES)) {
    yield openSegment(fileKey, index, last, bytes)
    index += 1
  }
}
