import { and, eq } from 'drizzle-orm'
import type { FormEResult, Progress } from '#protocol/analyses.ts'
import { analysisSources } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { recordEvent } from '#server/features/audit/record.ts'
import { discardFiles } from '#server/intake/receive.ts'
import { finish, type Lease } from './lease-store.ts'
import type { Outcome } from './run.ts'
import { type AnalysisError, type Headline, sealsFor } from './seals.ts'

const DONE: Progress = { step: 'Done', done: 100, total: 100 }

/** Writes an outcome down, all of it or nothing. False where the lease is lost: then nothing is left of it. */
export async function conclude(deps: Deps, lease: Lease, outcome: Outcome, last: Progress): Promise<boolean> {
  if (!outcome.ok) return concludeFailed(deps, lease, outcome.dataKey, outcome.error, last)
  const { dataKey, result, kept } = outcome
  const { ownerId, id } = lease
  try {
    const seals = sealsFor(dataKey, ownerId, id)
    const ending = {
      status: 'done' as const,
      progress: DONE,
      sealedResult: await seals.result(result),
      sealedHeadline: await seals.headline(headlineOf(result)),
    }
    const stands = await deps.database.db.transaction(async (tx) => {
      const now = deps.clock.now()
      if (!(await finish(tx, lease, now, ending))) return false
      for (const { source, storageKey } of kept) {
        await tx
          .update(analysisSources)
          .set({ documentKey: storageKey })
          .where(and(eq(analysisSources.ownerId, ownerId), eq(analysisSources.id, source)))
      }
      const details = { forms: result.forms.length, files: result.sources.length }
      await recordEvent(tx, {
        at: now,
        action: 'analysis.finished',
        ownerId,
        subject: `analysis:${id}`,
        details,
      })
      return true
    })
    if (!stands) await discardFiles(deps.files, kept)
    return stands
  } catch (error) {
    await discardFiles(deps.files, kept)
    throw error
  }
}

export async function concludeFailed(
  deps: Deps,
  lease: Lease,
  dataKey: Buffer,
  error: AnalysisError,
  progress: Progress,
): Promise<boolean> {
  const { ownerId, id } = lease
  const sealedError = await sealsFor(dataKey, ownerId, id).error(error)
  return deps.database.db.transaction(async (tx) => {
    const at = deps.clock.now()
    if (!(await finish(tx, lease, at, { status: 'failed', progress, sealedError }))) return false
    const details = { code: error.code }
    await recordEvent(tx, { at, action: 'analysis.failed', ownerId, subject: `analysis:${id}`, details })
    return true
  })
}

/** For a list: whose form, and how many findings of each severity. */
export function headlineOf({ forms }: FormEResult): Headline {
  const names = forms.flatMap(({ person }) => person ?? [])
  const count = (severity: 'must' | 'should' | 'note') =>
    forms.flatMap(({ findings }) => findings).filter((finding) => finding.severity === severity).length
  return {
    person: names.length > 0 ? names.join(' and ') : null,
    must: count('must'),
    should: count('should'),
    note: count('note'),
  }
}
