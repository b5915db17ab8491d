import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { userDataKey } from '#server/crypto/user-keys.ts'
import type { Deps } from '#server/deps.ts'
import { openStored } from '#server/intake/open-stored.ts'
import { AppError } from '#server/plugins/app-error.ts'
import { openAbout, type SourceAbout } from './seals.ts'
import { sourceOf } from './store.ts'

async function ownSource({ database, keyring, clock }: Deps, owner: string, analysisId: string, id: string) {
  const row = await sourceOf(database.db, owner, analysisId, id)
  if (!row) throw new AppError('NOT_FOUND')
  return { row, dataKey: await userDataKey(database.db, keyring, owner, clock.now()) }
}

/** The bytes of a source as they were sent. */
export async function openSource(
  deps: Deps,
  owner: string,
  analysisId: string,
  id: string,
): Promise<{ about: SourceAbout; bytes: Readable }> {
  const { row, dataKey } = await ownSource(deps, owner, analysisId, id)
  const bytes = await openStored(deps.files, dataKey, { id: row.storageKey, owner })
  return { about: await openAbout(dataKey, row), bytes }
}

/** What was read in a source, as JSON. NOT_FOUND until it has been read. */
export async function openReadDocument(
  deps: Deps,
  owner: string,
  analysisId: string,
  id: string,
): Promise<Readable> {
  const { row, dataKey } = await ownSource(deps, owner, analysisId, id)
  if (!row.documentKey) throw new AppError('NOT_FOUND')
  const packed = await openStored(deps.files, dataKey, { id: row.documentKey, owner })
  // A failure on the way destroys the reply's stream, which ends the connection: the client sees it cut.
  return pipeline(packed, createGunzip(), () => {})
}
