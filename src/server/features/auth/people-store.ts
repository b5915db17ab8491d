import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { newId } from '#server/db/id.ts'
import { identities, users } from '#server/db/schema.ts'
import type { Identity } from '#server/ports/identity.ts'

/** How the installation lets people in. */
export interface Admission {
  waitlist: 'open' | 'hold'
  operator: boolean
}

/** The account of this identity, with what the provider now says of it. Null: it has none yet. */
export async function refreshAccount(
  tx: Transaction,
  { issuer, subject, email, picture }: Identity,
  { waitlist, operator }: Admission,
  now: Date,
): Promise<string | null> {
  const [found] = await tx
    .update(identities)
    .set({ lastUsedAt: now })
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .returning({ userId: identities.userId })
  if (!found) return null
  await tx
    .update(users)
    .set({
      email,
      picture,
      // Whoever was held comes in once the list is opened. Nobody is ever put back on it here.
      ...(waitlist === 'open' ? { waitlist: false } : {}),
      ...(operator ? { activated: true } : {}),
    })
    .where(eq(users.id, found.userId))
  return found.userId
}

/** A new account for this identity. Null: another sign-in of the same person made it a moment ago. */
export async function createAccount(
  tx: Transaction,
  { issuer, subject, email, name, picture }: Identity,
  { waitlist, operator }: Admission,
  now: Date,
): Promise<string | null> {
  const id = newId(now)
  await tx.insert(users).values({
    id,
    name,
    email,
    picture,
    waitlist: waitlist === 'hold',
    activated: operator,
    createdAt: now,
    updatedAt: now,
  })
  const inserted = await tx
    .insert(identities)
    .values({ issuer, subject, userId: id, createdAt: now, lastUsedAt: now })
    .onConflictDoNothing()
    .returning({ userId: identities.userId })
  if (inserted.length > 0) return id
  await tx.delete(users).where(eq(users.id, id))
  return null
}
