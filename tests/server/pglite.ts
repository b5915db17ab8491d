import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { openEmbedded } from '#server/adapters/database/embedded.ts'
import type { DatabaseHandle } from '#server/db/client.ts'
import { migrationsFolder } from '#server/db/migrate.ts'
import { migrationsHash } from './migrations-hash.ts'

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))
const cache = path.join(root, 'node_modules', '.cache', 'verity-tests')

const fail = (error: Error) => {
  throw error
}

/** An embedded database in memory, migrated: from a dump that is made once for each state of the migrations. */
export async function openTestPglite(): Promise<DatabaseHandle> {
  const template = new Blob([await migratedDump()])
  return openEmbedded({ template, onLost: fail, onConnectionError: fail })
}

async function migratedDump(): Promise<Uint8Array<ArrayBuffer>> {
  const file = path.join(cache, `pglite-${migrationsHash()}.tar`)
  if (existsSync(file)) return new Uint8Array(readFileSync(file))
  const database = await PGlite.create()
  await migrate(drizzle(database), { migrationsFolder })
  const dump = new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer())
  await database.close()
  mkdirSync(cache, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, dump)
  renameSync(`${file}.${process.pid}`, file)
  return dump
}
