import { blindIndex } from '#server/crypto/derive.ts'
import { open, type SealPlace, seal } from '#server/crypto/seal.ts'
import type { FileRow } from './store.ts'

/** A file is found by its name without its name standing in the database. */
export function nameIndexOf(dataKey: Buffer, name: string): Buffer {
  return blindIndex(dataKey, 'files.name', name.normalize('NFC'))
}

const placeOf = (owner: string, row: string, column: string): SealPlace => ({
  table: 'files',
  column,
  row,
  owner,
})

export function sealNames(dataKey: Buffer, owner: string, id: string, name: string, sha256: Buffer) {
  return {
    nameIndex: nameIndexOf(dataKey, name),
    sealedName: seal(dataKey, Buffer.from(name), placeOf(owner, id, 'name')),
    sealedSha256: seal(dataKey, sha256, placeOf(owner, id, 'sha256')),
  }
}

export function openName(dataKey: Buffer, row: FileRow): string {
  return open(dataKey, row.sealedName, placeOf(row.ownerId, row.id, 'name')).toString('utf8')
}

export function openSha256(dataKey: Buffer, row: FileRow): Buffer {
  return open(dataKey, row.sealedSha256, placeOf(row.ownerId, row.id, 'sha256'))
}
