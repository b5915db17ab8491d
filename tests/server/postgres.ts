import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openPostgres } from '#server/adapters/database/postgres.ts'
import type { DatabaseHandle } from '#server/db/client.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { migrationsHash } from './migrations-hash.ts'
import { postgresPrograms, whyNoPostgres } from './postgres-programs.ts'

/** A migrated database that others are copied from; named after its migrations, because a server may be shared. */
const TEMPLATE = `verity_template_${migrationsHash()}`
/** Held while the template is made or copied: PostgreSQL copies no database that somebody is in. */
const TEMPLATE_LOCK = 815_003

let server: Promise<string> | undefined

function serverAddress(): Promise<string> {
  server ??= startServer()
  return server
}

/** A database of its own on a real PostgreSQL, migrated. The server is started once for each test process. */
export async function openTestPostgres(): Promise<DatabaseHandle> {
  const admin = await serverAddress()
  return openPostgres(await createDatabase(admin, TEMPLATE), ignoreCutConnections)
}

/** The same, with nothing in it. */
export async function emptyPostgresDatabase(): Promise<string> {
  return createDatabase(await serverAddress(), 'template0')
}

async function createDatabase(admin: string, template: string): Promise<string> {
  const name = `verity_test_${randomBytes(6).toString('hex')}`
  await asAdmin(admin, (client) => client.query(`create database ${name} template ${template}`))
  return addressOf(admin, name)
}

async function startServer(): Promise<string> {
  const admin = process.env.TEST_DATABASE_URL ?? (await startCluster())
  await asAdmin(admin, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE])
    if (rowCount === 0) await client.query(`create database ${TEMPLATE}`)
    const handle = await openPostgres(addressOf(admin, TEMPLATE), ignoreCutConnections)
    await migrateDatabase(handle.pool)
    await handle.close()
  })
  return admin
}

async function asAdmin(admin: string, task: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    await task(client)
  } finally {
    await client.end()
  }
}

function addressOf(admin: string, database: string): string {
  const address = new URL(admin)
  address.pathname = `/${database}`
  return address.href
}

/** PostgreSQL refuses to run as root; then it runs as the user that its package made, else as nobody. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const id = (flag: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim())
    const user = { uid: id('-u'), gid: id('-g') }
    if (user.uid > 0 && user.gid > 0) return user
  }
  return undefined
}

/** A PostgreSQL in a temporary folder, reached by its socket only, gone with this process however it ends. */
async function startCluster(): Promise<string> {
  const bin = postgresPrograms()
  if (!bin) throw new Error(`Cannot test on PostgreSQL: ${whyNoPostgres()}`)
  const user = serverUser()
  const folder = mkdtempSync(path.join(tmpdir(), 'verity-pg-'))
  chmodSync(folder, 0o700)
  if (user) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const run = { ...user, cwd: folder, encoding: 'utf8' as const }
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    run,
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const options = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-F', '-c', 'max_connections=200']
  // The shell waits for the end of its input, which comes even if this process is killed outright.
  const script = '"$@" & server=$!; cat >/dev/null; kill -QUIT $server; wait $server; rm -rf "$FOLDER"'
  const keeper = spawn('sh', ['-c', script, 'sh', path.join(bin, 'postgres'), ...options], {
    ...user,
    cwd: folder,
    detached: true,
    env: { ...process.env, FOLDER: folder },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  letGo(keeper)
  const address = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
  await untilItAnswers(address)
  return address
}

/** The keeper must not keep this process from ending. */
function letGo(keeper: ChildProcess): void {
  keeper.unref()
  if (keeper.stdin && 'unref' in keeper.stdin && typeof keeper.stdin.unref === 'function')
    keeper.stdin.unref()
}

async function untilItAnswers(connectionString: string): Promise<void> {
  const patience = Date.now() + 20_000
  for (;;) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > patience) throw error
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  }
}

/** Some tests cut connections on purpose. */
function ignoreCutConnections(): void {}
