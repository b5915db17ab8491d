// A read call with a session on PostgreSQL, beside a bare Fastify with one prepared query, in the same minute.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AuthStatus } from '#protocol/auth.ts'
import { newKey } from '#server/crypto/aead.ts'
import { Client } from '#tests/faults/client.ts'
import { startServer } from '#tests/faults/server-process.ts'
import { emptyPostgresDatabase } from '#tests/server/postgres.ts'
import { whyNoPostgres } from '#tests/server/postgres-programs.ts'
import type { BenchRow } from '../row.ts'
import { callsPerSecond } from './load.ts'
import { load, median } from './median.ts'

const ROUND_MS = 1_500
const ROUNDS = 5
const BUDGET = 0.5

async function startBare(databaseUrl: string) {
  const child = fork(path.join(import.meta.dirname, 'bare.ts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [line] = child.stdout ? await once(child.stdout, 'data') : []
  return { address: String(line).trim(), stop: () => child.disconnect() }
}

export async function run(): Promise<BenchRow[]> {
  const what = 'GET /v1/auth/status on PostgreSQL ÷ bare Fastify and one query'
  const missing = whyNoPostgres()
  if (missing) return [{ what, measured: 'not measured', note: missing }]
  const databaseUrl = await emptyPostgresDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'verity-bench-'))
  const server = await startServer(dataDir, {
    DATABASE_URL: databaseUrl,
    ENCRYPTION_KEY: newKey().toString('base64'),
  })
  const bare = await startBare(databaseUrl)
  try {
    const client = await new Client(server.origin).signIn({ email: 'bench@example.com', name: 'Bench' })
    const target = `${server.origin}/v1/auth/status`
    const headers = client.headersFor('/v1/auth/status')
    const status = await client.json<AuthStatus>('/v1/auth/status')
    if (!status.authenticated) throw new Error('The bench is not signed in')
    const ours: number[] = []
    const theirs: number[] = []
    await callsPerSecond(target, headers, ROUND_MS / 2)
    await callsPerSecond(bare.address, {}, ROUND_MS / 2)
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await callsPerSecond(target, headers, ROUND_MS))
      theirs.push(await callsPerSecond(bare.address, {}, ROUND_MS))
    }
    // Each round by its neighbour: what else the machine does changes from one second to the next.
    const ratio = median(ours.map((calls, round) => calls / (theirs[round] ?? Number.NaN)))
    return [
      {
        what,
        measured: `${ratio.toFixed(2)} ×`,
        budget: `≥ ${BUDGET} ×`,
        ok: ratio >= BUDGET,
        note: `${median(ours).toFixed(0)} and ${median(theirs).toFixed(0)} calls/s on 32 connections, ${load()}`,
      },
    ]
  } finally {
    bare.stop()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
