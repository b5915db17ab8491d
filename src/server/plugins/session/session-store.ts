import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, or } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { sessions, users } from '#server/db/schema.ts'
import type { CurrentUser } from './current-user.ts'

const HOUR = 3_600_000
/** A session that nobody uses ends after this long… */
export const IDLE_LIMIT_MS = 12 * HOUR
/** …and any session after this long. */
export const ABSOLUTE_LIMIT_MS = 7 * 24 * HOUR
/** How exactly `last_seen_at` is kept: not every request writes. */
const SEEN_PRECISION_MS = 60_000

/** What the database knows a cookie by. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Opens a session and returns its token, which exists nowhere but in the cookie. */
export async function createSession(db: Database, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + ABSOLUTE_LIMIT_MS),
  })
  return token
}

/** Who holds this token, if its session is still good. `awake`: this request counts as use. */
export async function findSession(
  db: Database,
  tokenHash: Buffer,
  now: Date,
  awake: boolean,
): Promise<CurrentUser | null> {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      picture: users.picture,
      waitlist: users.waitlist,
      activated: users.activated,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - IDLE_LIMIT_MS)),
      ),
    )
  if (!row) return null
  const { lastSeenAt, waitlist, ...user } = row
  if (awake && now.getTime() - lastSeenAt.getTime() > SEEN_PRECISION_MS) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
  }
  return { ...user, activated: row.activated || !waitlist }
}

export async function endSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Ends all of a user's sessions, wherever they are open. */
export async function endSessionsOf(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Clears away what can let nobody in any more. */
export async function sweepSessions(db: Database, now: Date): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, new Date(now.getTime() - IDLE_LIMIT_MS))))
}
