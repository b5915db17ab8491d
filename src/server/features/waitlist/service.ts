import { asc, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { users } from '../../db/schema.ts'
import { recordEvent } from '../audit/record.ts'

export interface Person {
  id: string
  name: string
  email: string
  /** May use the tools. */
  admitted: boolean
  since: Date
}

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  admitted: sql<boolean>`${users.activated} or not ${users.waitlist}`,
  since: users.createdAt,
}

/** Everybody with an account, the longest waiting first. */
export function listPeople(db: Database): Promise<Person[]> {
  return db
    .select(columns)
    .from(users)
    .orderBy(asc(sql`${users.activated} or not ${users.waitlist}`), asc(users.createdAt))
}

/** The accounts with this id or address; an address may stand on more than one. */
export function findPeople(db: Database, idOrEmail: string): Promise<Person[]> {
  const wanted = idOrEmail.trim().toLowerCase()
  return db
    .select(columns)
    .from(users)
    .where(or(sql`lower(${users.email}) = ${wanted}`, eq(sql`${users.id}::text`, wanted)))
}

/**
 * Lets somebody in, or puts them back on the waitlist. It holds from their next request on, whichever node
 * answers it, because each request reads the account anew. False where nothing had to change.
 */
export async function setAdmitted(
  db: Database,
  person: Person,
  admitted: boolean,
  now: Date,
): Promise<boolean> {
  if (person.admitted === admitted) return false
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ activated: admitted, waitlist: !admitted, updatedAt: now })
      .where(eq(users.id, person.id))
    const action = admitted ? 'account.activated' : 'account.deactivated'
    await recordEvent(tx, { at: now, action, ownerId: person.id })
  })
  return true
}
