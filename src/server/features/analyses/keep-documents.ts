import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { encryptFile } from '#server/crypto/file-stream.ts'
import type { Deps } from '#server/deps.ts'
import { discardFiles } from '#server/intake/receive.ts'
import { newObjectId } from '#server/ports/files.ts'

const compress = promisify(gzip)

/** What was read in a file, written as JSON once: the same text is judged and kept. */
export interface WrittenDocument {
  source: string
  json: string
}

/** Where the document of a source is kept. Nothing knows of it until a row names it. */
export interface KeptDocument {
  source: string
  storageKey: string
}

/** What was read, kept beside the file that it was read in, for whoever checks a quotation. All or none. */
export async function keepDocuments(
  { files }: Pick<Deps, 'files'>,
  owner: string,
  dataKey: Buffer,
  documents: readonly WrittenDocument[],
): Promise<KeptDocument[]> {
  const kept: KeptDocument[] = []
  try {
    for (const { source, json } of documents) {
      const storageKey = newObjectId()
      const bytes = await compress(json, { level: 3 })
      await files.put(storageKey, encryptFile(once(bytes), dataKey, { id: storageKey, owner }))
      kept.push({ source, storageKey })
    }
    return kept
  } catch (error) {
    await discardFiles(files, kept)
    throw error
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
