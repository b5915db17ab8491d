import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions } from '#server/db/schema.ts'
import {
  ABSOLUTE_LIMIT_MS,
  hashToken,
  IDLE_LIMIT_MS,
  sweepSessions,
} from '#server/plugins/session/session-store.ts'
import { buildTestApp, signIn, type TestApp, type TestPerson } from '#tests/server/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const info = (person: TestPerson) => site.app.inject({ url: '/v1/users/info', headers: person.headers })
/** A call that counts as use. */
const use = (person: TestPerson) => site.app.inject({ url: '/v1/files', headers: person.headers })

describe('a session ends', () => {
  test('when nobody used it for twelve hours', async () => {
    const person = await signIn(site)
    site.clock.advance(IDLE_LIMIT_MS - 1)
    expect((await info(person)).statusCode).toBe(200)
    site.clock.advance(1)
    expect((await info(person)).statusCode).toBe(401)
  })

  test('not while it is used; but pages that ask by themselves are no use', async () => {
    const [used, polled] = [await signIn(site), await signIn(site)]
    for (let hour = 0; hour < 13; hour += 1) {
      site.clock.advance(3_600_000)
      await use(used)
      await site.app.inject({ url: '/v1/auth/status', headers: polled.headers })
      await info(polled)
    }
    expect((await info(used)).statusCode).toBe(200)
    expect((await info(polled)).statusCode).toBe(401)
  })

  test('after seven days, however much it is used', async () => {
    const person = await signIn(site)
    for (let past = 0; past + 6 * 3_600_000 < ABSOLUTE_LIMIT_MS; past += 6 * 3_600_000) {
      site.clock.advance(6 * 3_600_000)
      expect((await use(person)).statusCode).toBe(200)
    }
    site.clock.advance(6 * 3_600_000)
    expect((await use(person)).statusCode).toBe(401)
  })

  test('and is then cleared away', async () => {
    const person = await signIn(site)
    site.clock.advance(IDLE_LIMIT_MS + 1)
    const fresh = await signIn(site)
    await sweepSessions(site.deps.database.db, site.clock.now())
    const kept = await site.deps.database.db.select({ hash: sessions.tokenHash }).from(sessions)
    const hashOf = ({ headers }: TestPerson) => hashToken(headers.cookie.split('=')[1] ?? '').toString('hex')
    expect(kept.map(({ hash }) => hash.toString('hex'))).toEqual([hashOf(fresh)])
    expect((await info(person)).statusCode).toBe(401)
  })
})

describe('signing out', () => {
  const logout = (method: 'GET' | 'POST', person: TestPerson, headers: Record<string, string>) =>
    site.app.inject({
      method,
      url: '/v1/auth/logout',
      headers: { cookie: person.headers.cookie, ...headers },
    })

  test.each(['GET', 'POST'] as const)('ACC-09 by %s ends the session for good', async (method) => {
    const person = await signIn(site)
    const reply = await logout(method, person, { 'sec-fetch-site': 'same-origin' })
    expect(reply.json()).toEqual({ ok: true })
    expect(reply.headers['clear-site-data']).toBeDefined()
    expect(reply.headers['set-cookie']).toMatch(/^verity=;.*(Max-Age=0|1970)/)
    expect((await info(person)).statusCode).toBe(401)
  })

  test.each([
    ['GET', { 'sec-fetch-site': 'cross-site' }],
    ['GET', { 'sec-fetch-site': 'same-site' }],
    ['GET', { origin: 'https://evil.example' }],
    ['POST', { 'sec-fetch-site': 'cross-site' }],
    ['POST', { origin: 'https://evil.example' }],
    ['POST', { origin: 'null' }],
    ['POST', {}],
  ] as const)('by %s is refused where another site asks: %o', async (method, headers) => {
    const person = await signIn(site)
    const reply = await logout(method, person, { ...headers })
    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toMatchObject({ error: { code: 'CROSS_SITE' } })
    expect((await info(person)).statusCode).toBe(200)
  })

  test('ends that session alone', async () => {
    const person = await signIn(site)
    const other = await signIn(site)
    await logout('POST', person, { 'sec-fetch-site': 'same-origin' })
    expect((await info(other)).statusCode).toBe(200)
  })
})

describe('the waitlist', () => {
  test('ACC-07 somebody is activated who was let in, or was never held', async () => {
    const status = async (person: TestPerson) =>
      (await site.app.inject({ url: '/v1/auth/status', headers: person.headers })).json().activated
    expect(await status(await signIn(site, { waitlist: false, activated: false }))).toBe(true)
    expect(await status(await signIn(site, { waitlist: true, activated: true }))).toBe(true)
    expect(await status(await signIn(site, { waitlist: true, activated: false }))).toBe(false)
  })

  test('a call that needs it is refused to the held and to nobody in particular, each with its own code', async () => {
    const held = await signIn(site, { waitlist: true })
    const refused = await use(held)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ error: { code: 'WAITLISTED' } })
    const nobody = await site.app.inject('/v1/files')
    expect(nobody.statusCode).toBe(401)
    expect(nobody.json()).toMatchObject({ error: { code: 'SIGN_IN_REQUIRED' } })
    expect((await info(held)).statusCode).toBe(200)
  })
})
