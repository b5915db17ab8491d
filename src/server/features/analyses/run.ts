import { type FormEResult, FormEResultSchema, type Progress } from '#protocol/analyses.ts'
import { ERRORS } from '#protocol/errors.ts'
import { userDataKey } from '#server/crypto/user-keys.ts'
import type { Deps } from '#server/deps.ts'
import { discardFiles } from '#server/intake/receive.ts'
import type { Verdict } from './engine.ts'
import type { Judging } from './judging.ts'
import { type KeptDocument, keepDocuments, type WrittenDocument } from './keep-documents.ts'
import type { Lease } from './lease-store.ts'
import { describeSource, type ReadSource, readSources, type SourceToRead } from './read-sources.ts'
import { type AnalysisError, openAbout } from './seals.ts'
import { analysisOf, type SourceRow, sourcesOf } from './store.ts'

export type Outcome =
  | { ok: true; dataKey: Buffer; result: FormEResult; kept: KeptDocument[] }
  | { ok: false; dataKey: Buffer; error: AnalysisError }

/**
 * One analysis from its stored sources to its result. Writes no row; what it kept of the documents goes with
 * the outcome, and is gone where there is no result. Rejects where `signal` aborts.
 */
export async function runAnalysis(
  deps: Deps,
  judging: Judging,
  { ownerId, id }: Lease,
  signal: AbortSignal,
  report: (progress: Progress) => void,
): Promise<Outcome> {
  const { database, keyring, clock } = deps
  judging.warm()
  const [dataKey, stored] = await Promise.all([
    userDataKey(database.db, keyring, ownerId, clock.now()),
    storedSources(deps, ownerId, id),
  ])
  const read = await readSources(deps, dataKey, await openSources(dataKey, stored), signal, report)
  const documents = read.flatMap(({ outcome }) =>
    outcome.ok ? [{ source: outcome.document.id, json: JSON.stringify(outcome.document) }] : [],
  )

  report({ step: 'Checking completeness, figures and consistency', done: 92, total: 100 })
  const now = clock.now()
  const { verdict, kept } = await judgeAndKeep(deps, judging, ownerId, dataKey, documents, now, signal)
  if (!verdict.ok) return { ok: false, dataKey, error: unreadable(read) ?? verdict.error }
  const { forms, formIds } = verdict
  const sources = read.map((source) => describeSource(source, formIds))
  try {
    // What could not be read back later must not be kept as a result now.
    const result = FormEResultSchema.parse({ kind: 'form-e', sources, forms, finishedAt: now.toISOString() })
    report({ step: 'Keeping the result', done: 98, total: 100 })
    return { ok: true, dataKey, result, kept }
  } catch (error) {
    await discardFiles(deps.files, kept)
    throw error
  }
}

/** Judging is a thread's work and keeping is the disk's, so both go on at once. Keeps nothing of what fails. */
async function judgeAndKeep(
  deps: Deps,
  judging: Judging,
  owner: string,
  dataKey: Buffer,
  documents: readonly WrittenDocument[],
  now: Date,
  signal: AbortSignal,
): Promise<{ verdict: Verdict; kept: KeptDocument[] }> {
  const [judged, keeping] = await Promise.allSettled([
    judgeDocuments(judging, documents, now, signal),
    keepDocuments(deps, owner, dataKey, documents),
  ])
  const isGood = judged.status === 'fulfilled' && judged.value.ok && !signal.aborted
  if (!isGood && keeping.status === 'fulfilled') await discardFiles(deps.files, keeping.value)
  signal.throwIfAborted()
  if (judged.status === 'rejected') throw judged.reason
  if (!judged.value.ok) return { verdict: judged.value, kept: [] }
  if (keeping.status === 'rejected') throw keeping.reason
  return { verdict: judged.value, kept: keeping.value }
}

/** Where nothing could be read there is nothing to judge, and the reader's own error is told. */
async function judgeDocuments(
  judging: Judging,
  documents: readonly WrittenDocument[],
  now: Date,
  signal: AbortSignal,
): Promise<Verdict> {
  const written = documents.map(({ json }) => json)
  if (written.length > 0) return judging.judge(written, today(now), signal)
  return { ok: false, error: { code: 'NO_FILES', message: ERRORS.NO_FILES.message } }
}

/** The sources in the order in which they were sent. */
async function storedSources({ database }: Deps, owner: string, id: string): Promise<SourceRow[]> {
  const [analysis, rows] = await Promise.all([
    analysisOf(database.db, owner, id),
    sourcesOf(database.db, owner, id),
  ])
  const order = analysis?.fileIds ?? []
  return rows.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}

function openSources(dataKey: Buffer, rows: readonly SourceRow[]): Promise<SourceToRead[]> {
  return Promise.all(rows.map(async (row) => ({ row, about: await openAbout(dataKey, row) })))
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
