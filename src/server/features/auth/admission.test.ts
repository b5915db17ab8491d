import { afterEach, describe, expect, test } from 'vitest'
import { AuthStatusSchema } from '#protocol/auth.ts'
import { type Browser, startTestSite, type TestSite } from '#tests/server/site.ts'

let site: TestSite | undefined
afterEach(async () => {
  await site?.close()
})

const activated = async (browser: Browser) =>
  AuthStatusSchema.parse(await browser.json('/v1/auth/status')).activated

describe('who is let in at the first sign-in', () => {
  test('ACC-07 with WAITLIST=hold people are held, but an operator is not, whatever the case of the address', async () => {
    site = await startTestSite({ WAITLIST: 'hold', OPERATORS: 'Boss@Example.com' })
    expect(await activated(await site.browser().signIn({ email: 'new@example.com', name: 'New' }))).toBe(
      false,
    )
    expect(await activated(await site.browser().signIn({ email: 'boss@example.com', name: 'Boss' }))).toBe(
      true,
    )
  })

  test('ACC-07 with WAITLIST=open they are not', async () => {
    site = await startTestSite({ WAITLIST: 'open' })
    expect(await activated(await site.browser().signIn({ email: 'new@example.com', name: 'New' }))).toBe(true)
  })
})

test('where the provider does not answer, the window says so in a sentence', async () => {
  site = await startTestSite({
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    OIDC_ISSUER: 'https://127.0.0.1:9',
  })
  const response = await site.browser().request('/v1/auth/login/google')
  expect(response.status).toBe(503)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toContain('The sign-in provider does not answer')
  expect((await site.browser().request('/dev-idp/auth')).status).toBe(404)
})

test('in production there is no development provider, and sign-in says that it is not set up', async () => {
  site = await startTestSite({ NODE_ENV: 'production' })
  const response = await site.browser().request('/v1/auth/login/google')
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('not set up')
  expect((await site.browser().request('/dev-idp/.well-known/openid-configuration')).status).toBe(404)
})

test('the development provider answers no request that a proxy brought', async () => {
  site = await startTestSite()
  const address = `${site.origin}/dev-idp/.well-known/openid-configuration`
  expect((await fetch(address)).status).toBe(200)
  expect((await fetch(address, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404)
})
