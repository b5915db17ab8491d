import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that nothing else locks on. */
const MIGRATION_LOCK = 815_001

/**
 * Brings the database up to the newest migration. The migrator itself takes no lock, so several nodes that
 * start at once would each run the same files: one connection holds an advisory lock for all of it.
 */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    try {
      await migrate(drizzle(client), { migrationsFolder })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    }
  } finally {
    client.release()
  }
}
