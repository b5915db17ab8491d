// From starting the program to the first byte of its first reply, with what it needs already there.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newKey } from '#server/crypto/aead.ts'
import { emptyPostgresDatabase } from '#tests/server/postgres.ts'
import { whyNoPostgres } from '#tests/server/postgres-programs.ts'
import type { BenchRow } from '../row.ts'
import { load, median } from './median.ts'

const TURNS = 5
const root = path.join(import.meta.dirname, '..', '..')
const MAIN = ['src/server/main.ts']
const LAUNCHER = ['scripts/start.mjs']

interface Start {
  script: string[]
  dataDir: string
  env?: Record<string, string>
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Milliseconds from the start of the process to its first reply, which is that it is ready. */
async function startOnce({ script, dataDir, env }: Start): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, script, {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await untilReady(`http://127.0.0.1:${port}/readyz`, child)
    return performance.now() - began
  } finally {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill('SIGTERM')
    await ended
  }
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  for (const patience = performance.now() + 60_000; performance.now() < patience; ) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    const ready = await fetch(address).then(
      (reply) => reply.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('The server was not ready in a minute')
}

async function row(what: string, budgetMs: number, start: Start, turns: number): Promise<BenchRow> {
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) times.push(await startOnce(start))
  const middle = median(times)
  const each = times.map((time) => (time / 1000).toFixed(2)).join(', ')
  return {
    what,
    measured: `${(middle / 1000).toFixed(2)} s`,
    budget: `≤ ${budgetMs / 1000} s`,
    ok: middle <= budgetMs,
    note: `${each}; ${load()}`,
  }
}

export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'verity-bench-'))
  try {
    const fresh = await row('first start, making its embedded database', 10_000, { script: MAIN, dataDir }, 1)
    const embedded = await row('start on the embedded database', 3_000, { script: MAIN, dataDir }, TURNS)
    const launched = await row(
      'npm start, once installed and built',
      10_000,
      { script: LAUNCHER, dataDir },
      3,
    )
    const missing = whyNoPostgres()
    if (missing)
      return [
        fresh,
        embedded,
        launched,
        { what: 'start on PostgreSQL', measured: 'not measured', note: missing },
      ]
    const env = { DATABASE_URL: await emptyPostgresDatabase(), ENCRYPTION_KEY: newKey().toString('base64') }
    await startOnce({ script: MAIN, dataDir, env })
    return [
      fresh,
      embedded,
      launched,
      await row('start on PostgreSQL', 600, { script: MAIN, dataDir, env }, TURNS),
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
