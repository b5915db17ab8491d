import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Progress } from '#protocol/analyses.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { analyses } from '#server/db/schema.ts'
import type { AnalysisRow } from './store.ts'

/** How long a worker may be silent before another takes its analysis over… */
export const LEASE_MS = 20_000
/** …and how often it speaks. */
export const HEARTBEAT_MS = 4_000

/**
 * One claim of one analysis. Whoever holds the token in the row may write to it; a worker that was silent
 * too long, or whose analysis was cancelled or erased, finds its writes without effect.
 */
export interface Lease {
  ownerId: string
  id: string
  token: string
}

const held = ({ ownerId, id, token }: Lease) =>
  and(
    eq(analyses.ownerId, ownerId),
    eq(analyses.id, id),
    eq(analyses.leasedBy, token),
    eq(analyses.status, 'running'),
  )

/**
 * Claims one analysis that waits, or whose worker fell silent: of those whose owner has the fewest running,
 * the oldest. No two workers get the same one.
 */
export async function claimNext(db: Database, now: Date): Promise<{ lease: Lease; attempts: number } | null> {
  const token = randomUUID()
  const waiting = sql`
    select a.owner_id, a.id from ${analyses} a
    where a.status = 'queued' or (a.status = 'running' and a.lease_until < ${now.toISOString()}::timestamptz)
    order by (
      select count(*) from ${analyses} r where r.owner_id = a.owner_id and r.status = 'running'
    ), a.created_at, a.id
    limit 1 for update of a skip locked`
  const [row] = await db
    .update(analyses)
    .set({
      status: 'running',
      leasedBy: token,
      leaseUntil: leaseEnd(now),
      heartbeatAt: now,
      attempts: sql`${analyses.attempts} + 1`,
      startedAt: sql`coalesce(${analyses.startedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(sql`(${analyses.ownerId}, ${analyses.id}) = (${waiting})`)
    .returning({ ownerId: analyses.ownerId, id: analyses.id, attempts: analyses.attempts })
  return row ? { lease: { ownerId: row.ownerId, id: row.id, token }, attempts: row.attempts } : null
}

/** Keeps the lease, and what has been done so far. False where it is lost. */
export async function renew(db: Database, lease: Lease, now: Date, progress: Progress): Promise<boolean> {
  return changed(
    await db
      .update(analyses)
      .set({ leaseUntil: leaseEnd(now), heartbeatAt: now, progress })
      .where(held(lease))
      .returning({ id: analyses.id }),
  )
}

type Ending = Pick<AnalysisRow, 'status' | 'progress'> &
  Partial<Pick<AnalysisRow, 'sealedResult' | 'sealedHeadline' | 'sealedError'>>

/** Ends the analysis. False where the lease is lost: then somebody else has it, or nobody wants it any more. */
export async function finish(tx: Transaction, lease: Lease, now: Date, ending: Ending): Promise<boolean> {
  return changed(
    await tx
      .update(analyses)
      .set({ ...ending, finishedAt: now, leasedBy: null, leaseUntil: null })
      .where(held(lease))
      .returning({ id: analyses.id }),
  )
}

/** Puts it back into the queue as if it had not been begun: the server is closing. */
export async function release(db: Database, lease: Lease): Promise<void> {
  await db
    .update(analyses)
    .set({ status: 'queued', leasedBy: null, leaseUntil: null, attempts: sql`${analyses.attempts} - 1` })
    .where(held(lease))
}

/** Where no other process can be at work, whatever is running at the start was interrupted. */
export async function requeueInterrupted(db: Database): Promise<void> {
  await db
    .update(analyses)
    .set({ status: 'queued', leasedBy: null, leaseUntil: null })
    .where(eq(analyses.status, 'running'))
}

const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS)
const changed = (rows: readonly unknown[]) => rows.length > 0
