import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { analyses, analysisSources } from '#server/db/schema.ts'

export type AnalysisRow = typeof analyses.$inferSelect
export type SourceRow = typeof analysisSources.$inferSelect
type Reader = Database | Transaction

const own = (owner: string, id: string) => and(eq(analyses.ownerId, owner), eq(analyses.id, id))

export async function insertAnalysis(
  tx: Transaction,
  row: typeof analyses.$inferInsert,
  sources: (typeof analysisSources.$inferInsert)[],
): Promise<void> {
  await tx.insert(analyses).values(row)
  await tx.insert(analysisSources).values(sources)
}

const { sealedResult: _, ...summaryColumns } = {
  ownerId: analyses.ownerId,
  id: analyses.id,
  kind: analyses.kind,
  status: analyses.status,
  progress: analyses.progress,
  sealedInput: analyses.sealedInput,
  sealedHeadline: analyses.sealedHeadline,
  sealedError: analyses.sealedError,
  sealedResult: analyses.sealedResult,
  createdAt: analyses.createdAt,
}
/** All but the result, which may be large. */
export type SummaryRow = Pick<AnalysisRow, keyof typeof summaryColumns>

export function analysesOf(db: Reader, owner: string): Promise<SummaryRow[]> {
  return db
    .select(summaryColumns)
    .from(analyses)
    .where(eq(analyses.ownerId, owner))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
}

export async function summaryOf(db: Reader, owner: string, id: string): Promise<SummaryRow | undefined> {
  const [row] = await db.select(summaryColumns).from(analyses).where(own(owner, id))
  return row
}

export async function analysisOf(db: Reader, owner: string, id: string): Promise<AnalysisRow | undefined> {
  const [row] = await db.select().from(analyses).where(own(owner, id))
  return row
}

export function sourcesOf(db: Reader, owner: string, analysisId: string): Promise<SourceRow[]> {
  return db
    .select()
    .from(analysisSources)
    .where(and(eq(analysisSources.ownerId, owner), eq(analysisSources.analysisId, analysisId)))
}

export async function sourceOf(
  db: Reader,
  owner: string,
  analysisId: string,
  id: string,
): Promise<SourceRow | undefined> {
  const sources = await sourcesOf(db, owner, analysisId)
  return sources.find((source) => source.id === id)
}

/** Ends it before its time. False where it had ended, or is not there. Whoever runs it loses its lease. */
export async function cancelRow(tx: Transaction, owner: string, id: string, now: Date): Promise<boolean> {
  const changed = await tx
    .update(analyses)
    .set({ status: 'canceled', cancelRequested: true, leasedBy: null, leaseUntil: null, finishedAt: now })
    .where(and(own(owner, id), inArray(analyses.status, ['queued', 'running'])))
    .returning({ id: analyses.id })
  return changed.length > 0
}

/** Its sources' rows go with it. False where there was none. */
export async function deleteRow(tx: Transaction, owner: string, id: string): Promise<boolean> {
  const gone = await tx.delete(analyses).where(own(owner, id)).returning({ id: analyses.id })
  return gone.length > 0
}
