import type { StoredFile } from '#protocol/files.ts'
import { userDataKey } from '#server/crypto/user-keys.ts'
import type { Transaction } from '#server/db/client.ts'
import { newId } from '#server/db/id.ts'
import type { Deps } from '#server/deps.ts'
import { recordEvent } from '#server/features/audit/record.ts'
import { numberedLabel } from '#server/intake/names.ts'
import { lockStorageOf, roomOf } from '#server/intake/quota.ts'
import { type IncomingFile, type ReceivedFile, receiveFiles } from '#server/intake/receive.ts'
import { discardUnkept } from '#server/intake/sweep.ts'
import { AppError } from '#server/plugins/app-error.ts'
import { describeFile } from './describe.ts'
import { nameIndexOf, openSha256, sealNames } from './names.ts'
import { type FileRow, fileByName, insertFile } from './store.ts'

/**
 * Stores the files of one request, all or none. A file that the owner has under this name already is the
 * same file; other bytes under a taken name get the next free 'name (2).pdf'.
 */
export async function uploadFiles(
  deps: Deps,
  owner: string,
  parts: AsyncIterable<IncomingFile>,
): Promise<StoredFile[]> {
  const { clock, database, files: store, keyring } = deps
  const dataKey = await userDataKey(database.db, keyring, owner, clock.now())
  const room = await roomOf(database.db, owner)
  const received = await receiveFiles(parts, { store, dataKey, owner, room })
  try {
    return await database.db.transaction(async (tx) => {
      await lockStorageOf(tx, owner)
      const rows: FileRow[] = []
      for (const file of received) rows.push(await keep(tx, dataKey, owner, file, clock.now()))
      if ((await roomOf(tx, owner)) < 0) throw new AppError('QUOTA')
      const fresh = rows.filter((row) => received.some(({ storageKey }) => storageKey === row.storageKey))
      for (const { id, kind, size } of fresh) {
        await recordEvent(tx, {
          at: clock.now(),
          action: 'file.uploaded',
          ownerId: owner,
          subject: `file:${id}`,
          details: { kind, size },
        })
      }
      return rows.map((row) => describeFile(dataKey, row))
    })
  } finally {
    // Bytes that were there already under another key, or that the transaction did not keep.
    await discardUnkept(database.db, store, received)
  }
}

async function keep(
  tx: Transaction,
  dataKey: Buffer,
  owner: string,
  file: ReceivedFile,
  now: Date,
): Promise<FileRow> {
  for (let n = 1; ; n += 1) {
    const name = numberedLabel(file.name, n)
    const taken = await fileByName(tx, owner, nameIndexOf(dataKey, name))
    if (taken && openSha256(dataKey, taken).equals(file.sha256)) return taken
    if (taken) continue
    const { size, mime, kind, storageKey } = file
    const id = newId(now)
    const names = sealNames(dataKey, owner, id, name, file.sha256)
    const row = {
      ...names,
      ownerId: owner,
      id,
      size,
      kind,
      type: mime,
      pages: null,
      storageKey,
      uploadedAt: now,
    }
    await insertFile(tx, row)
    return row
  }
}
