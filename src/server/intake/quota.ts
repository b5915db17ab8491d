import { eq, sql, sum } from 'drizzle-orm'
import { MAX_STORED_BYTES } from '#protocol/limits.ts'
import type { Database, Transaction } from '../db/client.ts'
import { analysisSources, files } from '../db/schema.ts'

/** How many bytes a user may still store, over their files and the sources of their analyses. */
export async function roomOf(db: Database | Transaction, owner: string): Promise<number> {
  // One question, not two: it is asked twice of every upload.
  const inFiles = db
    .select({ bytes: sum(files.size) })
    .from(files)
    .where(eq(files.ownerId, owner))
  const inAnalyses = db
    .select({ bytes: sum(analysisSources.size) })
    .from(analysisSources)
    .where(eq(analysisSources.ownerId, owner))
  const both = await inFiles.unionAll(inAnalyses)
  return both.reduce((room, { bytes }) => room - Number(bytes ?? 0), MAX_STORED_BYTES)
}

/** One at a time for each user: two uploads at once must not both take the last of the room, or one name. */
export async function lockStorageOf(tx: Transaction, owner: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`storage:${owner}`}, 0))`)
}
