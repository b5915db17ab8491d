import type { Pool } from 'pg'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseHandle } from '#server/db/client.ts'
import { openEmbedded } from './embedded.ts'

let handle: DatabaseHandle
let pool: Pool
const fail = (error: Error) => {
  throw error
}
beforeAll(async () => {
  handle = await openEmbedded({ onLost: fail, onConnectionError: fail })
  pool = handle.pool
  await pool.query('create table counters (id int primary key, n int not null)')
  await pool.query('insert into counters select i, 0 from generate_series(1, 8) i')
})
afterAll(() => handle.close())

/** Eight connections, each doing all of this at once with the others. */
const atOnce = (task: (client: number) => Promise<void>) =>
  Promise.all(Array.from({ length: 8 }, (_, client) => task(client)))

describe('many connections on the one backend', () => {
  test('each gets the answer to its own statement with its own values', async () => {
    await atOnce(async (client) => {
      for (let turn = 0; turn < 60; turn += 1) {
        const { rows } =
          turn % 2 === 0
            ? await pool.query('select $1::int as a, $2::int as b', [client, turn])
            : await pool.query('select $2::int as b, $1::int as a, 3 as c', [client, turn])
        expect(rows[0]).toMatchObject({ a: client, b: turn })
      }
    })
  })

  test('transactions that commit, roll back and fail do not mix', async () => {
    await atOnce(async (index) => {
      for (let turn = 0; turn < 12; turn += 1) {
        const client = await pool.connect()
        await client.query('begin')
        await client.query('update counters set n = n + 1 where id = $1', [index + 1])
        if (turn % 3 === 1) await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero')
        await client.query(turn % 3 === 0 ? 'commit' : 'rollback')
        client.release()
      }
    })
    const { rows } = await pool.query('select distinct n from counters')
    expect(rows).toEqual([{ n: 4 }])
  })

  test('a connection that breaks off in a transaction leaves nothing of it, and keeps nobody out', async () => {
    const client = new pg.Client(handle.connection)
    client.on('error', () => undefined)
    await client.connect()
    await client.query('begin')
    await client.query('delete from counters')
    const waiting = pool.query('select count(*)::int as n from counters')
    const lost = expect(client.query('select pg_sleep(0)')).resolves.toBeDefined()
    await lost
    client.connection.stream.destroy()
    expect((await waiting).rows).toEqual([{ n: 8 }])
  })

  test('a value of several megabytes goes through whole', async () => {
    const text = 'évidence '.repeat(500_000)
    const { rows } = await pool.query('select $1::text as text', [text])
    expect(rows[0].text === text).toBe(true)
  })

  test('more connections than usual are served too', async () => {
    const clients = Array.from({ length: 40 }, () => new pg.Client(handle.connection))
    await Promise.all(clients.map((client) => client.connect()))
    const answers = await Promise.all(clients.map((client, n) => client.query('select $1::int as n', [n])))
    expect(answers.map(({ rows }) => rows[0].n)).toEqual(clients.map((_, n) => n))
    await Promise.all(clients.map((client) => client.end()))
  })
})
