import { S3mini } from 's3mini'
import { assertObjectId, type FileStore, isObjectId, ObjectMissing, StorageFull } from '../../ports/files.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** S3 takes parts of 5 MiB and more; this is also what one upload holds in memory. */
const PART_BYTES = 8 * 1024 * 1024
const PREFIX = 'files/'

/** Files in an S3-compatible bucket. */
export function openS3Store(settings: S3Settings): FileStore {
  const { accessKeyId, secretAccessKey, region } = settings
  const endpoint = `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`
  const s3 = new S3mini({ accessKeyId, secretAccessKey, region, endpoint })
  const keyOf = (id: string) => {
    assertObjectId(id)
    return `${PREFIX}${id}`
  }

  /** Several parts, made one object by the last call. What is not completed is given back. */
  async function putParts(key: string, parts: AsyncIterable<Buffer>): Promise<void> {
    const upload = await s3.getMultipartUploadId(key)
    try {
      const done = []
      for await (const part of parts) done.push(await s3.uploadPart(key, upload, part, done.length + 1))
      await s3.completeMultipartUpload(key, upload, done)
    } catch (error) {
      await s3.abortMultipartUpload(key, upload).catch(() => undefined)
      throw error
    }
  }

  return {
    async put(id, source) {
      const key = keyOf(id)
      const parts = inParts(source)
      try {
        const first = await parts.next()
        const second = await parts.next()
        if (second.done) {
          await s3.putObject(key, first.done ? Buffer.alloc(0) : first.value)
          return
        }
        await putParts(key, chain(first.done ? [] : [first.value, second.value], parts))
      } catch (error) {
        throw isFull(error) ? new StorageFull(error) : error
      } finally {
        await parts.return(undefined)
      }
    },
    async get(id) {
      const response = await s3.getObjectResponse(keyOf(id))
      if (!response) throw new ObjectMissing()
      return response.body ?? chain([], emptyParts())
    },
    exists: async (id) => (await s3.objectExists(keyOf(id))) === true,
    async delete(id) {
      await s3.deleteObject(keyOf(id))
    },
    async *list() {
      let next: string | undefined
      do {
        const page = await s3.listObjectsPaged('/', PREFIX, 1000, next)
        for (const { Key, LastModified } of page?.objects ?? []) {
          const id = Key.slice(PREFIX.length)
          if (isObjectId(id)) yield { id, writtenAt: new Date(LastModified) }
        }
        next = page?.nextContinuationToken
      } while (next)
    },
    async discardUnfinished() {
      // A bucket's own lifecycle rule ends uploads that were never completed; they are no objects till then.
    },
    async check() {
      if (!(await s3.bucketExists())) throw new Error('The S3 bucket does not exist or cannot be reached')
    },
  }
}

/** Gathers a stream into parts of PART_BYTES; the last one is shorter. */
async function* inParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
  let held: Uint8Array[] = []
  let length = 0
  for await (const bytes of source) {
    held.push(bytes)
    length += bytes.byteLength
    if (length < PART_BYTES) continue
    yield Buffer.concat(held, length)
    held = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(held, length)
  return undefined
}

async function* emptyParts(): AsyncGenerator<Buffer> {}

async function* chain(first: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first
  yield* rest
}

/** How S3-compatible servers say that they are full. */
const isFull = (error: unknown) =>
  error instanceof Error && /QuotaExceeded|XMinioStorageFull|InsufficientStorage|\b507\b/.test(error.message)
