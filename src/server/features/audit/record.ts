import { desc, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { auditEvents } from '../../db/schema.ts'
import { type EventDetails, GENESIS, hashOf } from './chain.ts'

/** Everything that is recorded. One list, so that a reader of the record knows all that it can hold. */
export const AUDIT_ACTIONS = [
  'account.created',
  'account.erased',
  'account.activated',
  'account.deactivated',
  'session.opened',
  'session.closed',
  'profile.updated',
  'file.uploaded',
  'file.deleted',
  'analysis.requested',
  'analysis.finished',
  'analysis.failed',
  'analysis.canceled',
  'analysis.deleted',
  'analysis.exported',
  'privacy.requested',
  'privacy.exported',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export interface AuditEvent {
  at: Date
  action: AuditAction
  /** Whose account it concerns. */
  ownerId: string | null
  /** What it was done to, a kind and an id: 'file:0197…'. Never a name. */
  subject?: string
  /** Ids, counts and kinds. Never a name, an address or a text. */
  details?: EventDetails
}

/** Any number that nothing else locks on. */
const AUDIT_LOCK = 815_002

/**
 * Appends an event to the chain, inside the transaction of what it records: both stand, or neither. Call it
 * last: until the transaction ends, every other writer of events waits.
 */
export async function recordEvent(tx: Transaction, event: AuditEvent): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${AUDIT_LOCK})`)
  const [last] = await tx
    .select({ sequence: auditEvents.sequence, hash: auditEvents.hash })
    .from(auditEvents)
    .orderBy(desc(auditEvents.sequence))
    .limit(1)
  const row = {
    sequence: (last?.sequence ?? 0) + 1,
    id: newId(event.at),
    at: event.at,
    ownerId: event.ownerId,
    action: event.action,
    subject: event.subject ?? null,
    details: event.details ?? {},
    previousHash: last?.hash ?? GENESIS,
  }
  await tx.insert(auditEvents).values({ ...row, hash: hashOf(row) })
}
