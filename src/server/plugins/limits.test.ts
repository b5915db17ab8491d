import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateLimits } from '#server/db/schema.ts'
import { buildTestApp, signIn, type TestApp } from '#tests/server/app.ts'
import { LIMIT_RULES, sweepLimits } from './limits.ts'

const { max, windowMs } = LIMIT_RULES.signIn

let one: TestApp
let other: TestApp
beforeAll(async () => {
  one = await buildTestApp()
  other = await buildTestApp({ database: one.deps.database, clock: one.clock })
})
afterAll(async () => {
  await other.app.close()
  await one.close()
})

const begin = ({ app }: TestApp, remoteAddress = '203.0.113.1') =>
  app.inject({ url: '/v1/auth/login/google', remoteAddress })

describe('a limit', () => {
  test('is counted over all nodes: one more than allowed is told to wait, until the window is over', async () => {
    for (let n = 0; n < max; n += 1) {
      expect((await begin(n % 2 ? one : other)).statusCode, `request ${n + 1}`).toBe(503)
    }
    one.clock.advance(60_000)
    for (const node of [one, other]) {
      const refused = await begin(node)
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toMatchObject({ error: { code: 'RATE_LIMIT' } })
      expect(refused.headers['retry-after']).toBe(String((windowMs - 60_000) / 1000))
    }
    expect((await begin(one, '203.0.113.2')).statusCode).toBe(503)
    one.clock.advance(windowMs - 60_000 + 1)
    expect((await begin(one)).statusCode).toBe(503)
  })

  test('does not touch what pages ask for by themselves', async () => {
    const person = await signIn(one)
    for (let n = 0; n < 300; n += 1) {
      const { statusCode } = await one.app.inject({ url: '/v1/auth/status', headers: person.headers })
      expect(statusCode).toBe(200)
    }
  })

  test('keeps no address and no account in clear, and forgets windows that are over', async () => {
    const { db } = one.deps.database
    await begin(one, '203.0.113.3')
    expect(JSON.stringify(await db.select().from(rateLimits))).not.toContain('203.0.113')
    one.clock.advance(windowMs + 1)
    await sweepLimits(db, one.clock.now())
    expect(await db.select().from(rateLimits)).toEqual([])
  })
})
