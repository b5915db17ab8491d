import { eq } from 'drizzle-orm'
import type { ProfileUpdate, User } from '#protocol/auth.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { users } from '#server/db/schema.ts'

type Row = typeof users.$inferSelect

function toUser(row: Row): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    waitlist: row.waitlist,
    activated: row.activated || !row.waitlist,
    picture: row.picture,
    phone: row.phone,
    country: row.country,
    address: row.address,
    occupation: row.occupation,
    user_type: row.userType,
    social_links: row.socialLinks,
  }
}

export async function findUser(db: Database, owner: string): Promise<User | null> {
  const [row] = await db.select().from(users).where(eq(users.id, owner))
  return row ? toUser(row) : null
}

/** Writes what came and leaves the rest as it was. */
export async function updateUser(
  tx: Transaction,
  owner: string,
  { user_type, social_links, ...profile }: ProfileUpdate,
  now: Date,
): Promise<User | null> {
  const [before] = await tx.select().from(users).where(eq(users.id, owner)).for('update')
  if (!before) return null
  const [row] = await tx
    .update(users)
    .set({
      ...profile,
      ...(user_type === undefined ? {} : { userType: user_type }),
      ...(social_links === undefined ? {} : { socialLinks: mergeLinks(before.socialLinks, social_links) }),
      updatedAt: now,
    })
    .where(eq(users.id, owner))
    .returning()
  return row ? toUser(row) : null
}

/** A link that came empty goes; one that did not come stays. */
function mergeLinks(before: User['social_links'], update: User['social_links']): User['social_links'] {
  return Object.fromEntries(Object.entries({ ...before, ...update }).filter(([, link]) => link))
}
