import type { AnalysisSummary } from '#protocol/analyses.ts'
import { userDataKey } from '#server/crypto/user-keys.ts'
import { newId } from '#server/db/id.ts'
import type { Deps } from '#server/deps.ts'
import { recordEvent } from '#server/features/audit/record.ts'
import { lockStorageOf, roomOf } from '#server/intake/quota.ts'
import { type IncomingFile, type ReceivedFile, receiveFiles } from '#server/intake/receive.ts'
import { discardUnkept } from '#server/intake/sweep.ts'
import { AppError } from '#server/plugins/app-error.ts'
import { sealAbout, sealsFor } from './seals.ts'
import { insertAnalysis } from './store.ts'

const QUEUED = { step: 'Waiting to begin', done: 0, total: 100 }

/**
 * Takes in the documents of one request and queues their analysis. The row is the place in the queue: both
 * are there once this returns, or neither.
 */
export async function requestAnalysis(
  deps: Deps,
  owner: string,
  parts: AsyncIterable<IncomingFile>,
): Promise<AnalysisSummary> {
  const { clock, database, files: store, keyring } = deps
  const [dataKey, room] = await Promise.all([
    userDataKey(database.db, keyring, owner, clock.now()),
    roomOf(database.db, owner),
  ])
  const received = await receiveFiles(parts, { store, dataKey, owner, room })
  const createdAt = clock.now()
  const id = newId(createdAt)
  try {
    const sources = await Promise.all(
      received.map((file) => sourceRow(dataKey, owner, id, newId(createdAt), file)),
    )
    const names = received.map(({ name }) => name)
    const row = {
      ownerId: owner,
      id,
      kind: 'form-e' as const,
      status: 'queued' as const,
      progress: QUEUED,
      fileIds: sources.map((source) => source.id),
      sealedInput: await sealsFor(dataKey, owner, id).input(names),
      createdAt,
    }
    await database.db.transaction(async (tx) => {
      await lockStorageOf(tx, owner)
      await insertAnalysis(tx, row, sources)
      if ((await roomOf(tx, owner)) < 0) throw new AppError('QUOTA')
      await recordEvent(tx, {
        at: createdAt,
        action: 'analysis.requested',
        ownerId: owner,
        subject: `analysis:${id}`,
        details: { kind: row.kind, files: sources.length },
      })
    })
    return {
      id,
      kind: row.kind,
      status: row.status,
      progress: QUEUED,
      files: names,
      createdAt: createdAt.toISOString(),
    }
  } catch (error) {
    await discardUnkept(database.db, store, received)
    throw error
  }
}

async function sourceRow(dataKey: Buffer, owner: string, analysisId: string, id: string, file: ReceivedFile) {
  const { name, kind, mime, size, storageKey } = file
  const about = { name, kind, mime, size, sha256: file.sha256.toString('hex') }
  const sealedAbout = await sealAbout(dataKey, owner, id, about)
  return { ownerId: owner, id, analysisId, size, storageKey, sealedAbout }
}
