import { Readable } from 'node:stream'
import type { FilePlace } from '../crypto/file-format.ts'
import { decryptFile } from '../crypto/file-stream.ts'
import type { FileStore } from '../ports/files.ts'

/**
 * The plain bytes of a stored file as a stream. Its key and first segment are checked before this returns,
 * so that a file that does not open is an error and not an empty download.
 */
export async function openStored(store: FileStore, dataKey: Buffer, place: FilePlace): Promise<Readable> {
  const plain = decryptFile(await store.get(place.id), dataKey, place)
  const first = await plain.next()
  async function* whole() {
    if (!first.done) yield first.value
    yield* plain
  }
  return Readable.from(whole(), { objectMode: false, highWaterMark: 256 * 1024 })
}

/** The plain bytes of a stored file at once. */
export async function readStored(store: FileStore, dataKey: Buffer, place: FilePlace): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of decryptFile(await store.get(place.id), dataKey, place)) parts.push(part)
  return Buffer.concat(parts)
}
