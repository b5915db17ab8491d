import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/server/app.ts'

const PUBLIC = 'https://verity.example.com'
let site: TestApp
let local: TestApp
beforeAll(async () => {
  site = await buildTestApp({ env: { PUBLIC_URL: PUBLIC } })
  local = await buildTestApp()
})
afterAll(async () => {
  await site.close()
  await local.close()
})

const post = ({ app }: TestApp, headers: Record<string, string>) =>
  app.inject({ method: 'POST', url: '/v1/auth/logout', headers })

describe('a request that changes something', () => {
  test.each([
    { 'sec-fetch-site': 'same-origin' },
    { origin: PUBLIC },
    // What a browser says of itself decides; it cannot be written by a page.
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
  ])('is taken from a page of ours: %o', async (headers) => {
    expect((await post(site, headers)).statusCode).toBe(200)
  })

  test.each([
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: PUBLIC },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://verity.example.com.evil.example' },
    { origin: 'http://verity.example.com' },
    { origin: 'https://verity.example.com:8443' },
    { origin: 'http://localhost:3000' },
    { origin: 'null' },
    { host: 'evil.example', origin: 'https://evil.example' },
  ])('is refused from anywhere else: %o', async (headers) => {
    expect((await post(site, headers)).statusCode).toBe(403)
  })

  test('on a developer’s machine the other names of the same address are ours too', async () => {
    expect((await post(local, { origin: 'http://127.0.0.1:3000' })).statusCode).toBe(200)
    expect((await post(local, { origin: 'http://127.0.0.1:3001' })).statusCode).toBe(403)
  })
})

describe('outside this machine', () => {
  test('cookies are bound to the host and to TLS, and browsers are told to stay on TLS', async () => {
    const reply = await post(site, { origin: PUBLIC })
    const cookie = String(reply.headers['set-cookie'])
    expect(cookie).toMatch(/^__Host-verity=/)
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(part)
    expect(cookie).not.toContain('Domain')
    expect(reply.headers['strict-transport-security']).toMatch(/max-age=(\d{8,})/)
  })
})
