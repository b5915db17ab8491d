import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, signIn, type TestApp, type TestPerson } from '#tests/server/app.ts'
import { TestReader } from '#tests/server/reader.ts'
import { createHub } from './hub.ts'
import type { Judging } from './judging.ts'
import { claimNext, finish, LEASE_MS, release, renew } from './lease-store.ts'
import { requestAnalysis } from './request.ts'
import { createRunner, type Runner } from './runner.ts'
import { getSummary } from './service.ts'

// What becomes of analyses when a worker dies, falls silent, or has company. Time is the test's own.

const STEP = { step: 'x', done: 1, total: 2 }
const patience = { timeout: 15_000, interval: 20 }

/** Finds no form in anything, at once: what is found is not what is tested here. */
const quickJudging: Judging = {
  judge: async () => ({ ok: false, error: { code: 'NOT_FORM_E', message: 'No form.' } }),
  warm() {},
  async close() {},
}

let host: TestApp
let anna: TestPerson
let runners: Runner[]

beforeAll(async () => {
  host = await buildTestApp()
  anna = await signIn(host)
})
afterAll(() => host.close())

beforeEach(async () => {
  runners = []
  await host.deps.database.pool.query('delete from analyses')
})
afterEach(() => Promise.all(runners.map((runner) => runner.stop())))

/** One more node at work. The app's own runner is never started: nothing here is asked over HTTP. */
async function node(reader: TestReader): Promise<Runner> {
  const deps = { ...host.deps, documents: reader }
  const runner = createRunner(deps, createHub(), quickJudging, host.app.log)
  runners.push(runner)
  await runner.start()
  return runner
}

function stuckReader(): TestReader {
  const reader = new TestReader()
  reader.hold = new Promise(() => {})
  return reader
}

async function queue(person = anna): Promise<string> {
  async function* parts() {
    yield { filename: 'a.txt', file: Readable.from([Buffer.from(randomUUID())]) }
  }
  return (await requestAnalysis(host.deps, person.id, parts())).id
}

const stateOf = async (id: string) => (await getSummary(host.deps, anna.id, id)).status
const ended = (id: string) => expect.poll(() => stateOf(id), patience).toBe('failed')

async function row(id: string) {
  const { rows } = await host.deps.database.pool.query('select * from analyses where id = $1', [id])
  return rows[0]
}

/** As a process leaves it that was killed while it ran. */
async function leaveRunning(id: string, attempts = 1): Promise<void> {
  const until = new Date(host.clock.now().getTime() + LEASE_MS)
  await host.deps.database.pool.query(
    "update analyses set status = 'running', leased_by = $2, lease_until = $3, attempts = $4 where id = $1",
    [id, randomUUID(), until, attempts],
  )
}

describe('an analysis whose worker was killed', () => {
  test('is run again once its lease has run out, and not before', async () => {
    const reader = new TestReader()
    await node(reader)
    const id = await queue()
    await leaveRunning(id)
    await ended(await queue())
    expect([await stateOf(id), reader.asked.length]).toEqual(['running', 1])
    host.clock.advance(LEASE_MS + 1)
    await ended(id)
    expect((await row(id)).attempts).toBe(2)
  })

  test('is run again at the next start', async () => {
    const id = await queue()
    await leaveRunning(id)
    // Where others may be at work, a start proves nothing, and the lease must run out.
    if (host.deps.database.kind === 'postgres') host.clock.advance(LEASE_MS + 1)
    await node(new TestReader())
    await ended(id)
  })

  test('that ends its worker every time is given up, and says so', async () => {
    const reader = new TestReader()
    const id = await queue()
    await leaveRunning(id, 5)
    host.clock.advance(LEASE_MS + 1)
    await node(reader)
    await ended(id)
    expect((await getSummary(host.deps, anna.id, id)).error?.code).toBe('FILE_TOO_COMPLEX')
    expect(reader.asked).toEqual([])
  })
})

describe('a server that closes in good order', () => {
  test('puts what runs back into the queue, as if it had not been begun', async () => {
    const reader = stuckReader()
    const runner = await node(reader)
    const id = await queue()
    runner.wake()
    await expect.poll(() => reader.asked.length, patience).toBe(1)
    await runner.stop()
    expect(await row(id)).toMatchObject({ status: 'queued', attempts: 0, leased_by: null })
  })
})

describe('an analysis that goes wrong', () => {
  test('by a fault of ours says so, and the next one is served', async () => {
    const reader = new TestReader()
    const read = reader.read.bind(reader)
    reader.read = (input, options) =>
      reader.asked.length === 0
        ? read(input, options).then(() => Promise.reject(new Error('a fault')))
        : read(input, options)
    const first = await queue()
    await node(reader)
    await ended(first)
    expect((await getSummary(host.deps, anna.id, first)).error?.code).toBe('INTERNAL')
    const second = await queue()
    runners[0]?.wake()
    await ended(second)
    expect((await getSummary(host.deps, anna.id, second)).error?.code).toBe('NOT_FORM_E')
  })
})

describe('many workers', () => {
  test('never run one analysis twice', async () => {
    const reader = new TestReader()
    await Promise.all([node(reader), node(reader), node(reader)])
    const ids = await Promise.all(Array.from({ length: 12 }, () => queue()))
    for (const runner of runners) runner.wake()
    for (const id of ids) await ended(id)
    expect(reader.asked.length).toBe(12)
    for (const id of ids) expect((await row(id)).attempts).toBe(1)
  })

  test('never claim one analysis at once, and serve each owner in turn', async () => {
    const { db } = host.deps.database
    const boris = await signIn(host)
    const hers = [await queue(), await queue(), await queue()]
    host.clock.advance(1)
    const his = await queue(boris)
    const first = await claimNext(db, host.clock.now())
    expect(hers).toContain(first?.lease.id)
    // Hers are older, but one of hers is running already.
    const second = await claimNext(db, host.clock.now())
    expect(second?.lease.id).toBe(his)
    const others = await Promise.all(Array.from({ length: 8 }, () => claimNext(db, host.clock.now())))
    const claimed = [first, ...others].flatMap((claim) => claim?.lease.id ?? [])
    expect(claimed.sort()).toEqual(hers.sort())
  })

  test('a worker that was silent too long finds its writes without effect', async () => {
    const { db } = host.deps.database
    const id = await queue()
    const silent = await claimNext(db, host.clock.now())
    host.clock.advance(LEASE_MS + 1)
    const other = await claimNext(db, host.clock.now())
    if (!silent || !other) throw new Error('not claimed')
    const now = host.clock.now()
    expect(await renew(db, silent.lease, now, STEP)).toBe(false)
    const stands = await db.transaction((tx) =>
      finish(tx, silent.lease, now, { status: 'failed', progress: STEP }),
    )
    expect(stands).toBe(false)
    await release(db, silent.lease)
    expect(await row(id)).toMatchObject({ status: 'running', leased_by: other.lease.token })
    expect(await renew(db, other.lease, now, STEP)).toBe(true)
  })
})
