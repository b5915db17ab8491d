import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { DocumentKind } from '#protocol/document.ts'
import type { ErrorCode } from '#protocol/errors.ts'
import { MAX_FILE_BYTES, MAX_FILES } from '#protocol/limits.ts'
import { encryptFile, splitHead } from '../crypto/file-stream.ts'
import { AppError } from '../plugins/app-error.ts'
import { sniff } from '../ports/documents.ts'
import { type FileStore, newObjectId, StorageFull } from '../ports/files.ts'
import { labelOf } from './names.ts'
import { type Refusal, refusalError } from './refusals.ts'

/** A file that came in: its bytes are in the store, sealed and safe; nothing else knows of them yet. */
export interface ReceivedFile {
  name: string
  kind: DocumentKind
  mime: string
  size: number
  sha256: Buffer
  storageKey: string
}

/** A part of a multipart request, as far as we look at it. */
export interface IncomingFile {
  filename: string | undefined
  file: Readable & { truncated?: boolean }
}

export interface IntakeTarget {
  store: FileStore
  dataKey: Buffer
  owner: string
  /** How many bytes the owner may still store. */
  room: number
}

/** As much of a file as it takes to say what it is. */
const HEAD_BYTES = 256 * 1024

class Refused extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

/**
 * Takes in the files of one request, each sealed while it streams and told by its bytes, not by its name.
 * All or none: where one is refused, or the client goes away, what came before it is deleted again.
 */
export async function receiveFiles(
  parts: AsyncIterable<IncomingFile>,
  target: IntakeTarget,
): Promise<ReceivedFile[]> {
  const received: ReceivedFile[] = []
  const refusals: Refusal[] = []
  let count = 0
  let room = target.room
  try {
    for await (const part of parts) {
      try {
        // Leaving this iterator must not destroy the stream: the parser of the whole request stops with it.
        const bytes = await splitHead(part.file.iterator({ destroyOnReturn: false }), HEAD_BYTES)
        // A form whose file field was left empty sends a part without a name and without bytes.
        if (!part.filename && bytes.head.byteLength === 0) continue
        count += 1
        if (count > MAX_FILES) throw new AppError('TOO_MANY_FILES')
        const file = await receiveOne(part, bytes, { ...target, room })
        room -= file.size
        received.push(file)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        refusals.push({ name: labelOf(part.filename), code: error.code })
        // The rest of it must be read, or the parts behind it never come.
        part.file.resume()
      }
    }
    if (count === 0) throw new AppError('NO_FILES')
    if (refusals.length > 0) throw refusalError(refusals)
    return received
  } catch (error) {
    await discardFiles(target.store, received)
    throw error instanceof StorageFull ? new AppError('STORAGE_FULL', { cause: error }) : error
  }
}

/** Deletes the bytes of files that are not to be kept after all. */
export async function discardFiles(
  store: FileStore,
  files: readonly { storageKey: string }[],
): Promise<void> {
  // One that cannot be deleted now has no row, and goes with the next sweep.
  await Promise.allSettled(files.map(({ storageKey }) => store.delete(storageKey)))
}

async function receiveOne(
  part: IncomingFile,
  { head, rest }: { head: Buffer; rest: AsyncIterable<Uint8Array> },
  target: IntakeTarget,
): Promise<ReceivedFile> {
  const name = labelOf(part.filename)
  const found = sniff(head, name)
  if (!found.ok) throw new Refused(found.code)

  const hash = createHash('sha256')
  let size = 0
  async function* measured() {
    for await (const bytes of joined(head, rest)) {
      size += bytes.byteLength
      if (size > MAX_FILE_BYTES) throw new Refused('FILE_TOO_LARGE')
      if (size > target.room) throw new Refused('QUOTA')
      hash.update(bytes)
      yield bytes
    }
    if (part.file.truncated) throw new Refused('FILE_TOO_LARGE')
  }
  const storageKey = newObjectId()
  const place = { id: storageKey, owner: target.owner }
  await target.store.put(storageKey, encryptFile(measured(), target.dataKey, place))
  return { name, kind: found.kind, mime: found.mime, size, sha256: hash.digest(), storageKey }
}

async function* joined(head: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head
  yield* rest
}
