import type { Analysis, AnalysisSummary } from '#protocol/analyses.ts'
import { userDataKey } from '#server/crypto/user-keys.ts'
import type { Deps } from '#server/deps.ts'
import { type AuditAction, recordEvent } from '#server/features/audit/record.ts'
import { AppError } from '#server/plugins/app-error.ts'
import { openAnalysis, openSummary } from './seals.ts'
import { analysesOf, analysisOf, cancelRow, deleteRow, sourcesOf, summaryOf } from './store.ts'

const dataKeyOf = ({ database, keyring, clock }: Deps, owner: string) =>
  userDataKey(database.db, keyring, owner, clock.now())

/** All analyses of a user, newest first, each with its headline. */
export async function listAnalyses(deps: Deps, owner: string): Promise<AnalysisSummary[]> {
  const dataKey = await dataKeyOf(deps, owner)
  const rows = await analysesOf(deps.database.db, owner)
  return Promise.all(rows.map((row) => openSummary(dataKey, row)))
}

export async function getSummary(deps: Deps, owner: string, id: string): Promise<AnalysisSummary> {
  const row = await summaryOf(deps.database.db, owner, id)
  if (!row) throw new AppError('NOT_FOUND')
  return openSummary(await dataKeyOf(deps, owner), row)
}

export async function getAnalysis(deps: Deps, owner: string, id: string): Promise<Analysis> {
  const [row, dataKey] = await Promise.all([analysisOf(deps.database.db, owner, id), dataKeyOf(deps, owner)])
  if (!row) throw new AppError('NOT_FOUND')
  return openAnalysis(dataKey, row)
}

/** Stops an analysis that has not ended. Stopping it twice is the same as once; one that is done is a conflict. */
export async function cancelAnalysis(deps: Deps, owner: string, id: string): Promise<AnalysisSummary> {
  const { database, clock } = deps
  await database.db.transaction(async (tx) => {
    if (await cancelRow(tx, owner, id, clock.now())) await record(tx, deps, owner, id, 'analysis.canceled')
  })
  const summary = await getSummary(deps, owner, id)
  if (summary.status !== 'canceled') throw new AppError('CONFLICT')
  return summary
}

/** Erases an analysis with everything that it stood on: rows first, then the bytes. */
export async function eraseAnalysis(deps: Deps, owner: string, id: string): Promise<void> {
  const keys = await deps.database.db.transaction(async (tx) => {
    const sources = await sourcesOf(tx, owner, id)
    if (!(await deleteRow(tx, owner, id))) throw new AppError('NOT_FOUND')
    await record(tx, deps, owner, id, 'analysis.deleted')
    return sources.flatMap(({ storageKey, documentKey }) => [storageKey, documentKey ?? []].flat())
  })
  // What cannot be deleted now has no row any more, and goes with the next sweep.
  await Promise.allSettled(keys.map((key) => deps.files.delete(key)))
}

export async function recordExport(deps: Deps, owner: string, id: string, format: string): Promise<void> {
  await deps.database.db.transaction((tx) => record(tx, deps, owner, id, 'analysis.exported', { format }))
}

function record(
  tx: Parameters<typeof recordEvent>[0],
  { clock }: Deps,
  ownerId: string,
  id: string,
  action: AuditAction,
  details = {},
): Promise<void> {
  return recordEvent(tx, { at: clock.now(), action, ownerId, subject: `analysis:${id}`, details })
}
