import type { Readable } from 'node:stream'
import type { StoredFile } from '#protocol/files.ts'
import { userDataKey } from '#server/crypto/user-keys.ts'
import type { Deps } from '#server/deps.ts'
import { recordEvent } from '#server/features/audit/record.ts'
import { openStored } from '#server/intake/open-stored.ts'
import { AppError } from '#server/plugins/app-error.ts'
import { describeFile } from './describe.ts'
import { nameIndexOf } from './names.ts'
import { deleteFile, type FileRow, fileByName, filesOf } from './store.ts'

/** 'bank (2)' before 'bank (10)'. */
const byName = new Intl.Collator('en', { numeric: true })

/** Oldest first; files of one moment by name. */
export async function listFiles({ database, keyring, clock }: Deps, owner: string): Promise<StoredFile[]> {
  const dataKey = await userDataKey(database.db, keyring, owner, clock.now())
  const files = (await filesOf(database.db, owner)).map((row) => describeFile(dataKey, row))
  return files.sort((a, b) => a.uploadedAt.localeCompare(b.uploadedAt) || byName.compare(a.name, b.name))
}

async function ownFile({ database, keyring, clock }: Deps, owner: string, name: string) {
  const dataKey = await userDataKey(database.db, keyring, owner, clock.now())
  const row = await fileByName(database.db, owner, nameIndexOf(dataKey, name))
  if (!row) throw new AppError('NOT_FOUND')
  return { dataKey, row }
}

/** A file's own bytes, and what it is. */
export async function openFile(
  deps: Deps,
  owner: string,
  name: string,
): Promise<{ file: StoredFile; bytes: Readable }> {
  const { dataKey, row } = await ownFile(deps, owner, name)
  const bytes = await openStored(deps.files, dataKey, { id: row.storageKey, owner })
  return { file: describeFile(dataKey, row), bytes }
}

/** Deletes a file for good: its row first, then its bytes. */
export async function removeFile(deps: Deps, owner: string, name: string): Promise<void> {
  const { row } = await ownFile(deps, owner, name)
  const gone = await deps.database.db.transaction(async (tx) => {
    const deleted = await deleteFile(tx, owner, row.id)
    if (deleted) await recordDeletion(tx, row, deps.clock.now())
    return deleted
  })
  if (!gone) throw new AppError('NOT_FOUND')
  // Where this fails, no row names the bytes any more, and the next sweep deletes them.
  await deps.files.delete(row.storageKey).catch(() => undefined)
}

function recordDeletion(tx: Parameters<typeof recordEvent>[0], row: FileRow, at: Date): Promise<void> {
  const { id, ownerId, kind, size } = row
  return recordEvent(tx, {
    at,
    action: 'file.deleted',
    ownerId,
    subject: `file:${id}`,
    details: { kind, size },
  })
}
