import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { pendingSignIns } from '#server/db/schema.ts'
import type { PendingSignIn } from '#server/ports/identity.ts'

export async function keepPending(
  db: Database,
  tokenHash: Buffer,
  pending: PendingSignIn,
  expiresAt: Date,
): Promise<void> {
  await db.insert(pendingSignIns).values({ tokenHash, ...pending, expiresAt })
}

/** Takes it out: of two that come back with the same sign-in, one gets it. Null: none, too old, or another state. */
export async function takePending(
  db: Database,
  tokenHash: Buffer,
  state: string,
  now: Date,
): Promise<PendingSignIn | null> {
  const [row] = await db
    .delete(pendingSignIns)
    .where(
      and(
        eq(pendingSignIns.tokenHash, tokenHash),
        eq(pendingSignIns.state, state),
        gt(pendingSignIns.expiresAt, now),
      ),
    )
    .returning()
  if (!row) return null
  return {
    state: row.state,
    nonce: row.nonce,
    codeVerifier: row.codeVerifier,
    redirectUri: row.redirectUri,
  }
}

export async function sweepPending(db: Database, now: Date): Promise<void> {
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now))
}
