import { randomBytes } from 'node:crypto'
import type { Transaction } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { createSession, endSession, hashToken } from '#server/plugins/session/session-store.ts'
import { type Identity, IdentityRefused } from '#server/ports/identity.ts'
import { recordEvent } from '../audit/record.ts'
import { keepPending, sweepPending, takePending } from './pending-store.ts'
import { type Admission, createAccount, refreshAccount } from './people-store.ts'

export const CALLBACK_PATH = '/v1/auth/callback/google'
/** How long somebody may take on the provider's pages. */
export const SIGN_IN_MS = 10 * 60_000

type Needs = Pick<Deps, 'settings' | 'clock' | 'database' | 'identity'>

/** Begins a sign-in: where to send the browser, and the token that only this browser gets. */
export async function beginSignIn({ identity, database, clock }: Needs, origin: string) {
  const { url, pending } = await identity.begin(`${origin}${CALLBACK_PATH}`)
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(clock.now().getTime() + SIGN_IN_MS)
  await keepPending(database.db, hashToken(token), pending, expiresAt)
  return { url, token }
}

interface Returned {
  /** The token of `beginSignIn`, from this browser's cookie. */
  token: string | undefined
  /** What the provider sent the browser back with, without its question mark. */
  query: URLSearchParams
  /** The session that this browser had, which ends here. */
  oldSession: Buffer | null
}

/** Ends a sign-in: checks who came back, and opens a session under a new token. Throws IdentityRefused and others. */
export async function completeSignIn(needs: Needs, { token, query, oldSession }: Returned): Promise<string> {
  const { identity, database, clock } = needs
  const state = query.get('state')
  const pending = token && state ? await takePending(database.db, hashToken(token), state, clock.now()) : null
  if (!pending) throw new IdentityRefused('This sign-in was not begun here, or it has been used')

  const callback = new URL(pending.redirectUri)
  callback.search = query.toString()
  const person = await identity.complete(callback, pending)

  const now = clock.now()
  const userId = await accountOf(needs, person, now)
  if (oldSession) await endSession(database.db, oldSession)
  const session = await createSession(database.db, userId, now)
  await database.db.transaction((tx) =>
    recordEvent(tx, { at: now, action: 'session.opened', ownerId: userId, subject: `user:${userId}` }),
  )
  return session
}

async function accountOf({ settings, database }: Needs, person: Identity, now: Date): Promise<string> {
  const admission: Admission = {
    waitlist: settings.waitlist,
    operator: person.emailVerified && settings.operators.includes(person.email.toLowerCase()),
  }
  const once = (tx: Transaction) => accountIn(tx, person, admission, now)
  const userId = (await database.db.transaction(once)) ?? (await database.db.transaction(once))
  if (!userId) throw new Error('An account was neither found nor made')
  return userId
}

async function accountIn(tx: Transaction, person: Identity, admission: Admission, now: Date) {
  const known = await refreshAccount(tx, person, admission, now)
  if (known) return known
  const made = await createAccount(tx, person, admission, now)
  if (made) {
    await recordEvent(tx, { at: now, action: 'account.created', ownerId: made, subject: `user:${made}` })
  }
  return made
}

/** Ends a session. What its cookie was opens nothing any more. */
export async function signOut({ database, clock }: Needs, userId: string, session: Buffer): Promise<void> {
  await endSession(database.db, session)
  await database.db.transaction((tx) =>
    recordEvent(tx, {
      at: clock.now(),
      action: 'session.closed',
      ownerId: userId,
      subject: `user:${userId}`,
    }),
  )
}

/** Sign-ins that were begun and never came back. */
export async function forgetAbandoned({ database }: Needs, now: Date): Promise<void> {
  await sweepPending(database.db, now)
}
