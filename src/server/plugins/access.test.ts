import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, signIn, type TestApp, type TestPerson } from '#tests/server/app.ts'

// Who may call what, as a table of every route. A route that is not in it fails the build.

const OPEN = [
  '/',
  '/*',
  '/healthz',
  '/readyz',
  '/metrics',
  '/v1/openapi.json',
  '/v1/docs',
  '/v1/auth/login/google',
  '/v1/auth/callback/google',
  '/v1/auth/status',
  '/v1/auth/logout',
]
const SIGNED_IN = ['/v1/users/info', '/v1/users/update']
const ADMITTED = [
  '/v1/files',
  '/v1/files/upload',
  '/v1/files/:filename',
  '/v1/ai/form-e-analyzer',
  '/v1/analyses',
  '/v1/analyses/:id',
  '/v1/analyses/:id/events',
  '/v1/analyses/:id/cancel',
  '/v1/analyses/:id/export',
  '/v1/analyses/:id/sources/:sourceId',
  '/v1/analyses/:id/sources/:sourceId/document',
]

let site: TestApp
let waiting: TestPerson
beforeAll(async () => {
  site = await buildTestApp()
  waiting = await signIn(site, { waitlist: true })
})
afterAll(() => site.close())

const routes = (urls: readonly string[]) =>
  site.app.routeTable.filter(({ url, method }) => urls.includes(url) && method !== 'HEAD')

const call = (method: string, url: string, headers: Record<string, string>) =>
  site.app.inject({
    method: method as 'GET',
    url: url.replace(/:[^/]+/g, '0197a000-0000-7000-8000-000000000000'),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })

describe('every route', () => {
  test('is in the table, and the table names no other', () => {
    const known = new Set([...OPEN, ...SIGNED_IN, ...ADMITTED])
    const urls = site.app.routeTable
      .map(({ url }) => url)
      .filter((url) => !url.startsWith('/dev-idp/') && !url.startsWith('/v1/pages/'))
    expect(urls.filter((url) => !known.has(url))).toEqual([])
    expect([...SIGNED_IN, ...ADMITTED].filter((url) => !urls.includes(url))).toEqual([])
  })

  test('but the open ones refuses a stranger before it looks at anything', async () => {
    for (const { method, url } of routes([...SIGNED_IN, ...ADMITTED])) {
      const reply = await call(method, url, {})
      expect(reply.statusCode, `${method} ${url}`).toBe(401)
      expect(reply.json().error.code).toBe('SIGN_IN_REQUIRED')
    }
  })

  test('of the tools refuses somebody on the waitlist', async () => {
    for (const { method, url } of routes(ADMITTED)) {
      const reply = await call(method, url, waiting.headers)
      expect(reply.statusCode, `${method} ${url}`).toBe(403)
      expect(reply.json().error.code).toBe('WAITLISTED')
    }
  })

  test('that changes something refuses another site', async () => {
    const changing = site.app.routeTable.filter(({ method }) => ['POST', 'PUT', 'DELETE'].includes(method))
    for (const { method, url } of changing.filter((route) => !route.url.startsWith('/dev-idp/'))) {
      const reply = await call(method, url, { ...waiting.headers, 'sec-fetch-site': 'cross-site' })
      expect(reply.statusCode, `${method} ${url}`).toBe(403)
      expect(reply.json().error.code, `${method} ${url}`).toBe('CROSS_SITE')
    }
  })
})
