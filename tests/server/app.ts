import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDiskStore } from '#server/adapters/files/disk.ts'
import { buildApp } from '#server/app.ts'
import type { App } from '#server/app-type.ts'
import { newKey } from '#server/crypto/aead.ts'
import { createKeyring } from '#server/crypto/keyring.ts'
import type { DatabaseHandle } from '#server/db/client.ts'
import { newId } from '#server/db/id.ts'
import { users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { sessionCookieName } from '#server/plugins/session/session.ts'
import { createSession } from '#server/plugins/session/session-store.ts'
import type { IdentityProvider } from '#server/ports/identity.ts'
import { readSettings } from '#server/settings.ts'
import { TestClock } from './clock.ts'
import { openTestPglite } from './pglite.ts'
import { openTestPostgres } from './postgres.ts'
import { TestReader } from './reader.ts'

export interface TestApp {
  app: App
  deps: Deps
  clock: TestClock
  close(): Promise<void>
}

export interface TestPerson {
  id: string
  email: string
  name: string
  /** What a page of our own sends with each request: `app.inject({ headers: person.headers, … })`. */
  headers: { cookie: string; 'sec-fetch-site': string }
}

type Overrides = Partial<Omit<Deps, 'settings'>> & { env?: Record<string, string> }

/** Nobody signs in through this one; tests that do bring a real provider. */
const noIdentity: IdentityProvider = {
  kind: 'none',
  begin: () => Promise.reject(new Error('No provider in this test')),
  complete: () => Promise.reject(new Error('No provider in this test')),
}

/** A migrated database of this test's own, on the kind that TEST_DATABASE names: pglite (default) or postgres. */
export function openTestDatabase(): Promise<DatabaseHandle> {
  return process.env.TEST_DATABASE === 'postgres' ? openTestPostgres() : openTestPglite()
}

/** The whole application on a database of its own and a clock that the test moves. */
export async function buildTestApp({ env, ...overrides }: Overrides = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'verity-test-'))
  const clock = new TestClock()
  const database = overrides.database ?? (await openTestDatabase())
  const deps: Deps = {
    settings: readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env }),
    clock,
    identity: noIdentity,
    keyring: createKeyring([newKey()]),
    files: overrides.files ?? (await openDiskStore(path.join(dataDir, 'files'))),
    documents: new TestReader(),
    webFolder: undefined,
    ...overrides,
    database,
  }
  const app = await buildApp(deps)
  const close = async () => {
    await app.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { app, deps, clock, close }
}

/** Somebody with an account and an open session, without the way through a provider. */
export async function signIn(
  { deps }: Pick<TestApp, 'deps'>,
  person: { email?: string; name?: string; waitlist?: boolean; activated?: boolean } = {},
): Promise<TestPerson> {
  const now = deps.clock.now()
  const id = newId(now)
  const { email = `${randomUUID()}@example.com`, name = 'Test Person' } = person
  await deps.database.db.insert(users).values({
    id,
    email,
    name,
    waitlist: person.waitlist ?? false,
    activated: person.activated ?? false,
    createdAt: now,
    updatedAt: now,
  })
  const token = await createSession(deps.database.db, id, now)
  const cookie = `${sessionCookieName(deps.settings.publicUrl)}=${token}`
  return { id, email, name, headers: { cookie, 'sec-fetch-site': 'same-origin' } }
}
