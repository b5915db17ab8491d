import type { StoredFile } from '#protocol/files.ts'
import { openName, openSha256 } from './names.ts'
import type { FileRow } from './store.ts'

/** A file as its owner sees it. */
export function describeFile(dataKey: Buffer, row: FileRow): StoredFile {
  return {
    name: openName(dataKey, row),
    size: row.size,
    type: row.type,
    pages: row.pages,
    sha256: openSha256(dataKey, row).toString('hex'),
    uploadedAt: row.uploadedAt.toISOString(),
  }
}
