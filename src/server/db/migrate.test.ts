import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openPostgres } from '#server/adapters/database/postgres.ts'
import { openTestDatabase } from '#tests/server/app.ts'
import { emptyPostgresDatabase } from '#tests/server/postgres.ts'
import { whyNoPostgres } from '#tests/server/postgres-programs.ts'
import { newId } from './id.ts'
import { migrateDatabase, migrationsFolder } from './migrate.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'

describe('migrations', () => {
  test('a second run changes nothing', async () => {
    const handle = await openTestDatabase()
    const count = async () =>
      (await handle.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')).rows[0].n
    const before = await count()
    await migrateDatabase(handle.pool)
    expect(await count()).toBe(before)
    await handle.close()
  })

  test.skipIf(!onPostgres || whyNoPostgres() !== null)(
    'five nodes that start at once on an empty database all come up',
    async () => {
      const address = await emptyPostgresDatabase()
      const handles = await Promise.all(
        Array.from({ length: 5 }, () => openPostgres(address, () => undefined)),
      )
      await Promise.all(handles.map(({ pool }) => migrateDatabase(pool)))
      const journal = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta', '_journal.json'), 'utf8'))
      const { rows } = (await handles[0]?.pool.query(
        'select count(*)::int as n from drizzle.__drizzle_migrations',
      )) ?? { rows: [] }
      expect(rows[0].n).toBe(journal.entries.length)
      await Promise.all(handles.map((handle) => handle.close()))
    },
  )

  test('the schema and the migrations say the same: counts of requests are not worth a log', async () => {
    const handle = await openTestDatabase()
    const { rows } = await handle.pool.query(
      "select relpersistence from pg_class where relname = 'rate_limits'",
    )
    expect(rows).toEqual([{ relpersistence: 'u' }])
    await handle.close()
  })
})

describe('ids', () => {
  test('are UUIDs of version 7 that sort by time', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 31 - 2 }), fc.integer({ min: 1, max: 1e9 }), (seconds, later) => {
        const [a, b] = [newId(new Date(seconds * 1000)), newId(new Date(seconds * 1000 + later))]
        expect(a).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
        expect(a < b).toBe(true)
      }),
    )
  })

  test('are all different, even at the same moment', () => {
    const at = new Date(0)
    expect(new Set(Array.from({ length: 10_000 }, () => newId(at))).size).toBe(10_000)
  })
})
