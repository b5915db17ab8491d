import { asc, eq, gt } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { userKeys } from '../db/schema.ts'
import { newKey } from './aead.ts'
import type { Keyring } from './keyring.ts'

/**
 * The key that seals what this user entrusts to us; made when it is first asked for. Nothing is kept in
 * memory: once its row is gone, so is everything that it sealed, on every node at once.
 */
export async function userDataKey(
  db: Database | Transaction,
  keyring: Keyring,
  owner: string,
  now: Date,
): Promise<Buffer> {
  const present = await wrappedKeyOf(db, owner)
  if (present) return keyring.unwrap(present, owner)
  const fresh = { userId: owner, wrapped: keyring.wrap(newKey(), owner), createdAt: now }
  // Another request may have made one meanwhile; whichever stands is the one.
  await db.insert(userKeys).values(fresh).onConflictDoNothing()
  const wrapped = await wrappedKeyOf(db, owner)
  if (!wrapped) throw new Error('The account was erased while its key was being made')
  return keyring.unwrap(wrapped, owner)
}

async function wrappedKeyOf(db: Database | Transaction, owner: string): Promise<string | undefined> {
  const [row] = await db.select().from(userKeys).where(eq(userKeys.userId, owner))
  return row?.wrapped
}

/** Wraps every user's key anew under the newest master key, so that the old one can be put away. */
export async function rewrapUserKeys(db: Database, keyring: Keyring): Promise<number> {
  let rewrapped = 0
  let after: string | undefined
  for (;;) {
    const batch = await db
      .select()
      .from(userKeys)
      .where(after ? gt(userKeys.userId, after) : undefined)
      .orderBy(asc(userKeys.userId))
      .limit(500)
    for (const { userId, wrapped } of batch) {
      after = userId
      if (!keyring.isStale(wrapped)) continue
      const fresh = keyring.wrap(keyring.unwrap(wrapped, userId), userId)
      await db.update(userKeys).set({ wrapped: fresh }).where(eq(userKeys.userId, userId))
      rewrapped += 1
    }
    if (batch.length < 500) return rewrapped
  }
}
