import { expect, test } from 'vitest'
import { buildTestApp } from '#tests/server/app.ts'

test('healthz and readyz answer while the database does, and readyz says so when it does not', async () => {
  const { app, deps, close } = await buildTestApp()
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  const ready = await app.inject('/readyz')
  expect(ready.statusCode).toBe(200)
  expect(ready.json()).toMatchObject({ status: 'ok', checks: { database: true } })

  await deps.database.close()
  const failing = await app.inject('/readyz')
  expect(failing.statusCode).toBe(503)
  expect(failing.json()).toMatchObject({ status: 'failing', checks: { database: false } })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await close().catch(() => undefined)
})
