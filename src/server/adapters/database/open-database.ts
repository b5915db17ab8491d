import type { DatabaseHandle } from '#server/db/client.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

interface DatabaseOptions {
  databaseUrl: string | undefined
  dataDir: string
  /** The embedded database ended by itself: nothing can be served any more. */
  onLost(error: Error): void
  /** An idle connection broke; the pool makes a new one. */
  onConnectionError(error: Error): void
}

/** The PostgreSQL that the settings name, or the embedded one in the data folder. Not migrated yet. */
export function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, options.onConnectionError)
    : openEmbedded({ folder: options.dataDir, ...options })
}
