import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/server/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

/** Files and the pages that need them; and the provider for development, which brings its own checks. */
const WITHOUT_SCHEMA = new Set(['/', '/*', '/dev-idp/*'])
const WITHOUT_BODY = new Set(['POST /v1/auth/logout', 'POST /v1/analyses/:id/cancel'])

const routes = () => site.app.routeTable.filter(({ url }) => !WITHOUT_SCHEMA.has(url))
const named = ({ method, url }: { method: string; url: string }) => `${method} ${url}`

describe('every route', () => {
  test('there are some', () => expect(routes().length).toBeGreaterThan(10))

  test('says what it answers', () => {
    const silent = routes().filter(({ schema }) => {
      const replies = Object.keys(schema?.response ?? {})
      return !replies.some((status) => /^[23]/.test(status))
    })
    expect(silent.map(named)).toEqual([])
  })

  test('says what its path takes', () => {
    const open = routes().filter(({ url, schema }) => url.includes(':') && !schema?.params)
    expect(open.map(named)).toEqual([])
  })

  test('says what its body is, or that it is files', () => {
    const open = routes().filter(({ method, schema }) => {
      const takesFiles = schema?.consumes?.includes('multipart/form-data') === true
      return ['POST', 'PUT', 'PATCH'].includes(method) && !schema?.body && !takesFiles
    })
    expect(open.map(named).filter((name) => !WITHOUT_BODY.has(name))).toEqual([])
  })

  test('has a summary in the description, which leaves no call of the API out', async () => {
    const { paths } = (await site.app.inject('/v1/openapi.json')).json()
    const told = routes().filter(({ method, schema }) => method !== 'HEAD' && !isHidden(schema))
    const missing = told.filter(({ method, url }) => {
      const path = url.replace(/:([^/]+)/g, '{$1}')
      return !paths[path]?.[method.toLowerCase()]?.summary
    })
    expect(missing.map(named)).toEqual([])
    const hidden = routes().filter(({ schema }) => isHidden(schema))
    expect(hidden.every(({ url }) => url.startsWith('/v1/pages/'))).toBe(true)
  })

  test('is on the page to read, which runs no script', async () => {
    const page = await site.app.inject('/v1/docs')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('GET /v1/auth/status')
    expect(page.body).not.toContain('<script')
  })

  test('answers HEAD and unknown methods without failing', async () => {
    for (const { url } of routes().filter(({ method }) => method === 'GET')) {
      const path = url.replace(/:[^/]+/g, 'x')
      for (const method of ['HEAD', 'OPTIONS', 'PATCH'] as const) {
        const headers = { 'sec-fetch-site': 'same-origin' }
        const { statusCode } = await site.app.inject({ method, url: path, headers })
        expect(statusCode, `${method} ${path}`).not.toBe(500)
      }
    }
  })
})

function isHidden(schema: object | undefined): boolean {
  return schema !== undefined && 'hide' in schema && schema.hide === true
}
