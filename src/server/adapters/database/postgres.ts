import pg from 'pg'
import { type DatabaseHandle, databaseOn } from '#server/db/client.ts'
import { nameStatements } from './named-statements.ts'

/** A PostgreSQL somewhere else, reached over the network or a socket. */
export async function openPostgres(
  connectionString: string,
  onConnectionError: (error: Error) => void,
): Promise<DatabaseHandle> {
  const connection: pg.PoolConfig = {
    connectionString,
    application_name: 'verity',
    connectionTimeoutMillis: 5_000,
    // A query that runs longer than this is a fault; nobody waits for it any more.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  }
  const pool = new pg.Pool({ ...connection, max: 10 })
  pool.on('connect', nameStatements)
  pool.on('error', onConnectionError)
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= pool.end()
    return closed
  }
  return { kind: 'postgres', db: databaseOn(pool), pool, connection, close }
}
