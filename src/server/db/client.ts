import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolConfig } from 'pg'
import * as schema from './schema.ts'

/**
 * Both databases are spoken to through this one type. Write so that it holds on the embedded one too, which
 * has a single backend: inside a transaction await nothing but `tx` itself, take no second connection, and
 * use no named prepared statement and no session lock.
 */
export type Database = NodePgDatabase<typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** An open database and what it takes to close it. */
export interface DatabaseHandle {
  readonly kind: 'embedded' | 'postgres'
  readonly db: Database
  readonly pool: Pool
  /** For a library that wants connections of its own. */
  readonly connection: PoolConfig
  /** May be asked for more than once. */
  close(): Promise<void>
}

export function databaseOn(pool: Pool): Database {
  return drizzle(pool, { schema, casing: 'snake_case' })
}
