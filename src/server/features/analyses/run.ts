import { type FormEResult, FormEResultSchema, type Progress } from '#protocol/analyses.ts'
import type { Document } from '#protocol/document.ts'
import { ERRORS } from '#protocol/errors.ts'
import { userDataKey } from '#server/crypto/user-keys.ts'
import type { Deps } from '#server/deps.ts'
import type { Verdict } from './engine.ts'
import type { Judging } from './judging.ts'
import type { Lease } from './lease-store.ts'
import { describeSource, type ReadSource, readSources, type SourceToRead } from './read-sources.ts'
import { type AnalysisError, openAbout } from './seals.ts'
import { analysisOf, sourcesOf } from './store.ts'

export type Outcome =
  | { ok: true; dataKey: Buffer; result: FormEResult; documents: Document[] }
  | { ok: false; dataKey: Buffer; error: AnalysisError }

/** One analysis from its stored sources to its result. Writes nothing. Rejects where `signal` aborts. */
export async function runAnalysis(
  deps: Deps,
  judging: Judging,
  { ownerId, id }: Lease,
  signal: AbortSignal,
  report: (progress: Progress) => void,
): Promise<Outcome> {
  const { database, keyring, clock } = deps
  const dataKey = await userDataKey(database.db, keyring, ownerId, clock.now())
  judging.warm()
  const read = await readSources(
    deps,
    dataKey,
    await sourcesToRead(deps, dataKey, ownerId, id),
    signal,
    report,
  )
  const documents = read.flatMap(({ outcome }) => (outcome.ok ? [outcome.document] : []))

  report({ step: 'Checking completeness, figures and consistency', done: 92, total: 100 })
  const now = clock.now()
  const verdict = await judgeDocuments(judging, documents, now, signal)
  signal.throwIfAborted()
  if (!verdict.ok) return { ok: false, dataKey, error: unreadable(read) ?? verdict.error }
  const { forms, formIds } = verdict
  const sources = read.map((source) => describeSource(source, formIds))
  // What could not be read back later must not be kept as a result now.
  const result = FormEResultSchema.parse({ kind: 'form-e', sources, forms, finishedAt: now.toISOString() })
  report({ step: 'Keeping the result', done: 98, total: 100 })
  return { ok: true, dataKey, result, documents }
}

/** Where nothing could be read there is nothing to judge, and the reader's own error is told. */
async function judgeDocuments(
  judging: Judging,
  documents: readonly Document[],
  now: Date,
  signal: AbortSignal,
): Promise<Verdict> {
  if (documents.length > 0) return judging.judge(documents, today(now), signal)
  return { ok: false, error: { code: 'NO_FILES', message: ERRORS.NO_FILES.message } }
}

/** The sources in the order in which they were sent. */
async function sourcesToRead(
  { database }: Deps,
  dataKey: Buffer,
  owner: string,
  id: string,
): Promise<SourceToRead[]> {
  const order = (await analysisOf(database.db, owner, id))?.fileIds ?? []
  const rows = await sourcesOf(database.db, owner, id)
  const sorted = rows.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  return Promise.all(sorted.map(async (row) => ({ row, about: await openAbout(dataKey, row) })))
}

/** Where no Form E was found, a file that could not be read may have been it: that is what to tell of. */
function unreadable(read: readonly ReadSource[]): AnalysisError | undefined {
  for (const { outcome } of read) if (!outcome.ok) return outcome.error
  return undefined
}

/** The day of the analysis where the form's courts are. */
function today(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(now)
}
