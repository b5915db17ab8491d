import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newKey, SealBroken, TAG_BYTES } from './aead.ts'
import { HEADER_BYTES, SEGMENT_BYTES, sealedSize } from './file-format.ts'
import { decryptFile, encryptFile, splitHead } from './file-stream.ts'

const place = { id: 'f1', owner: 'u1' }
const SEALED_SEGMENT = SEGMENT_BYTES + TAG_BYTES
const sizes = [0, 1, SEGMENT_BYTES - 1, SEGMENT_BYTES, SEGMENT_BYTES + 1, 3 * SEGMENT_BYTES, 200_001]

async function* inChunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/** Bytes that are the same for a size, and differ along the file. */
function bytesOf(size: number): Buffer {
  const block = createHash('sha512').update(String(size)).digest()
  return Buffer.alloc(size, Buffer.concat([block, Buffer.of(1)]))
}

const sealed = (bytes: Buffer, key: Buffer, chunk = 10_000) =>
  collect(encryptFile(inChunks(bytes, chunk), key, place))

/** What came out before the failure, and whether there was one. */
async function served(bytes: Buffer, key: Buffer) {
  const parts: Buffer[] = []
  try {
    for await (const part of decryptFile(inChunks(bytes, 9_999), key, place)) parts.push(part)
  } catch (error) {
    return { plaintext: Buffer.concat(parts), error }
  }
  return { plaintext: Buffer.concat(parts), error: null }
}

describe('encrypted files', () => {
  test('come back as they were, at every size and however the bytes arrive', async () => {
    const key = newKey()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sizes),
        fc.integer({ min: 1000, max: 300_000 }),
        fc.integer({ min: 1000, max: 300_000 }),
        async (size, chunkIn, chunkOut) => {
          const bytes = bytesOf(size)
          const file = await sealed(bytes, key, chunkIn)
          expect(file.length).toBe(sealedSize(size))
          const back = await collect(decryptFile(inChunks(file, chunkOut), key, place))
          expect(back.equals(bytes)).toBe(true)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('with one bit changed anywhere are refused, and nothing of that segment is served', async () => {
    const key = newKey()
    const bytes = bytesOf(200_001)
    const file = await sealed(bytes, key)
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: file.length - 1 }), fc.integer({ min: 0, max: 7 }), async (at, bit) => {
        const altered = Buffer.from(file)
        altered[at] = (altered[at] ?? 0) ^ (1 << bit)
        const { plaintext, error } = await served(altered, key)
        expect(error).toBeInstanceOf(SealBroken)
        const segment = Math.max(0, Math.floor((at - HEADER_BYTES) / SEALED_SEGMENT))
        expect(plaintext.equals(bytes.subarray(0, segment * SEGMENT_BYTES))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('cut short anywhere are refused, at the border of a segment too', async () => {
    const key = newKey()
    const file = await sealed(bytesOf(3 * SEGMENT_BYTES), key)
    const borders = [0, 1, 2].map((n) => HEADER_BYTES + n * SEALED_SEGMENT)
    for (const length of [0, 10, HEADER_BYTES - 1, ...borders, HEADER_BYTES + 5, file.length - 1]) {
      const { error } = await served(file.subarray(0, length), key)
      expect(error, `cut to ${length}`).toBeInstanceOf(SealBroken)
    }
  })

  test('with segments swapped, repeated, left out or added are refused', async () => {
    const key = newKey()
    const file = await sealed(bytesOf(3 * SEGMENT_BYTES), key)
    const header = file.subarray(0, HEADER_BYTES)
    const segment = (n: number) =>
      file.subarray(HEADER_BYTES + n * SEALED_SEGMENT, HEADER_BYTES + (n + 1) * SEALED_SEGMENT)
    for (const order of [
      [1, 0, 2],
      [0, 0, 1, 2],
      [0, 2],
      [0, 1, 2, 2],
      [2, 1, 0],
    ]) {
      const { error } = await served(Buffer.concat([header, ...order.map(segment)]), key)
      expect(error, order.join()).toBeInstanceOf(SealBroken)
    }
  })

  test('open for no other owner, no other file and no other key', async () => {
    const key = newKey()
    const file = await sealed(bytesOf(10), key)
    const attempt = (k: Buffer, p: typeof place) => collect(decryptFile(inChunks(file, 50), k, p))
    await expect(attempt(newKey(), place)).rejects.toThrow(SealBroken)
    await expect(attempt(key, { ...place, owner: 'u2' })).rejects.toThrow(SealBroken)
    await expect(attempt(key, { ...place, id: 'f2' })).rejects.toThrow(SealBroken)
  })

  test('hold nothing of their words', async () => {
    const file = await sealed(Buffer.from('the canary sings'.repeat(5000)), newKey())
    expect(file.includes('canary')).toBe(false)
  })
})

describe('the head of a stream', () => {
  test('and the rest are the whole', async () => {
    for (const size of [0, 5, 4096, 100_000]) {
      const bytes = bytesOf(50_000)
      const { head, rest } = await splitHead(inChunks(bytes, 700), size)
      expect(head.length).toBe(Math.min(size, bytes.length))
      expect(Buffer.concat([head, await collect(rest)]).equals(bytes)).toBe(true)
    }
  })
})
