import { afterEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/server/app.ts'

let site: TestApp
afterEach(() => site.close())

test('healthz and readyz answer while the database does, and readyz says so when it does not', async () => {
  site = await buildTestApp()
  const { app, deps } = site
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { status: 'ok', checks: { database: true, files: true } },
  ])

  await deps.database.close()
  const failing = await app.inject('/readyz')
  expect([failing.statusCode, failing.json()]).toEqual([
    503,
    { status: 'failing', checks: { database: false, files: true } },
  ])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('metrics count requests by route, and are for this machine alone', async () => {
  site = await buildTestApp({ env: { PUBLIC_URL: 'https://verity.example.com' } })
  const { app } = site
  await app.inject('/v1/files/Divorce%20of%20Ada.pdf')
  const here = await app.inject('/metrics')
  expect(here.statusCode).toBe(200)
  expect(here.body).toContain('http_requests_total{method="GET",route="/v1/files/:filename",status="401"} 1')
  expect(here.body).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(here.body).not.toContain('Ada')
  expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(404)
  const proxied = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(proxied.statusCode).toBe(404)
})
