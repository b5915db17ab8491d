import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { oidcIdentity } from '#server/adapters/identity/oidc.ts'
import { identities } from '#server/db/schema.ts'
import { buildTestApp, type TestApp } from '#tests/server/app.ts'
import { type Misbehaviour, startFakeIdp } from '#tests/server/fake-idp.ts'

let idp: Awaited<ReturnType<typeof startFakeIdp>>
let site: TestApp
beforeAll(async () => {
  idp = await startFakeIdp()
  const identity = oidcIdentity({
    issuer: idp.issuer,
    clientId: 'verity',
    clientSecret: 'secret',
    // The fake one is spoken to without TLS, as the development one is; all else is as with a real one.
    kind: 'development',
    prompt: 'select_account',
  })
  site = await buildTestApp({ identity, env: { WAITLIST: 'hold', OPERATORS: 'ada@example.com' } })
})
beforeEach(() => idp.misbehave({}))
afterAll(async () => {
  await site.close()
  await idp.close()
})

/** A whole sign-in. Gives the last reply and, where there is a session, who it is. */
async function signIn() {
  const begun = await site.app.inject('/v1/auth/login/google')
  const location = String(begun.headers.location)
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? ''
  const query = idp.callbackQuery(location)
  const reply = await site.app.inject({ url: `/v1/auth/callback/google?${query}`, headers: { cookie } })
  const session = /verity=([\w-]{43})/.exec(String(reply.headers['set-cookie']))?.[0]
  const status = await site.app.inject({
    url: '/v1/auth/status',
    headers: session ? { cookie: session } : {},
  })
  return { location: new URL(location), reply, status: status.json() }
}

describe('what we ask a provider for', () => {
  test('a code, with a state, a nonce and a PKCE challenge, each new every time', async () => {
    const [one, two] = [(await signIn()).location, (await signIn()).location]
    expect(Object.fromEntries(one.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'verity',
      redirect_uri: 'http://localhost:3000/v1/auth/callback/google',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.searchParams.get(name)?.length, name).toBeGreaterThanOrEqual(43)
      expect(one.searchParams.get(name), name).not.toBe(two.searchParams.get(name))
    }
  })
})

describe('a provider is believed', () => {
  test('when all is as it should be', async () => {
    expect((await signIn()).status).toMatchObject({ authenticated: true, user: { email: 'ada@example.com' } })
  })

  const past = Math.floor(Date.now() / 1000) - 3600
  const lies: [string, Misbehaviour][] = [
    ['another audience', { claims: (claims) => ({ ...claims, aud: 'somebody-else' }) }],
    ['another issuer', { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
    ['another nonce', { claims: (claims) => ({ ...claims, nonce: 'x'.repeat(43) }) }],
    ['no nonce', { claims: ({ nonce: _nonce, ...claims }) => claims }],
    ['a token that is over', { claims: (claims) => ({ ...claims, iat: past - 300, exp: past }) }],
    ['a key that it did not publish', { strangeKey: true }],
    ['another person in its second answer', { claims: (claims) => ({ ...claims, sub: 'person-2' }) }],
    ['no e-mail address', { person: { email: undefined } }],
  ]
  test.each(lies)('not with %s', async (_what, how) => {
    idp.misbehave(how)
    const { reply, status } = await signIn()
    expect(reply.statusCode).toBe(400)
    expect(reply.body).toContain('You are not signed in')
    expect(status.authenticated).toBe(false)
  })

  test('not blamed on the person when it fails itself', async () => {
    idp.misbehave({ tokenStatus: 500 })
    const { reply } = await signIn()
    expect(reply.statusCode).toBe(503)
    expect(reply.body).toContain('does not answer')
  })
})

describe('who somebody is', () => {
  test('hangs on the provider’s own id for them: a new address is the same person, the same address is not', async () => {
    const first = (await signIn()).status.user.id
    idp.misbehave({ person: { email: 'ada.king@example.com' } })
    const renamed = (await signIn()).status.user
    expect(renamed).toMatchObject({ id: first, email: 'ada.king@example.com' })
    idp.misbehave({ person: { sub: 'person-9', email: 'ada.king@example.com' } })
    expect((await signIn()).status.user.id).not.toBe(first)
    const kept = await site.deps.database.db.select({ subject: identities.subject }).from(identities)
    expect(kept.map(({ subject }) => subject).sort()).toEqual(['person-1', 'person-9'])
  })

  test('an operator is known by an address only where the provider has verified it', async () => {
    idp.misbehave({ person: { sub: 'impostor', email_verified: false } })
    expect((await signIn()).status).toMatchObject({ authenticated: true, activated: false })
    idp.misbehave({ person: { sub: 'operator', email_verified: true } })
    expect((await signIn()).status).toMatchObject({ authenticated: true, activated: true })
  })
})
