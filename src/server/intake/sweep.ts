import { inArray } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { analysisSources, files } from '../db/schema.ts'
import type { FileStore } from '../ports/files.ts'

const BATCH = 500

/**
 * Deletes bytes that nothing knows of: what a process left that was killed between writing a file and
 * committing its row, or between erasing a row and deleting its bytes. Only what was written before
 * `before` is touched, so that an upload under way is safe.
 */
export async function sweepOrphans(db: Database, store: FileStore, before: Date): Promise<number> {
  await store.discardUnfinished(before)
  let swept = 0
  let batch: string[] = []
  const finish = async () => {
    const known = await knownKeys(db, batch)
    for (const id of batch.filter((candidate) => !known.has(candidate))) {
      await store.delete(id)
      swept += 1
    }
    batch = []
  }
  for await (const { id, writtenAt } of store.list()) {
    if (writtenAt < before) batch.push(id)
    if (batch.length === BATCH) await finish()
  }
  if (batch.length > 0) await finish()
  return swept
}

/** Which of these objects a row still names. */
export async function knownKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const list = [...keys]
  const inFiles = await db
    .select({ key: files.storageKey })
    .from(files)
    .where(inArray(files.storageKey, list))
  const inSources = await db
    .select({ key: analysisSources.storageKey })
    .from(analysisSources)
    .where(inArray(analysisSources.storageKey, list))
  const inDocuments = await db
    .select({ key: analysisSources.documentKey })
    .from(analysisSources)
    .where(inArray(analysisSources.documentKey, list))
  return new Set([...inFiles, ...inSources, ...inDocuments].flatMap(({ key }) => key ?? []))
}

/**
 * After a transaction that failed: deletes the bytes that no row names. A commit whose answer was lost may
 * stand all the same, so the rows are asked; where even that fails, the next sweep does it.
 */
export async function discardUnkept(
  db: Database,
  store: FileStore,
  received: readonly { storageKey: string }[],
): Promise<void> {
  try {
    const keys = received.map(({ storageKey }) => storageKey)
    const known = await knownKeys(db, keys)
    await Promise.all(keys.filter((key) => !known.has(key)).map((key) => store.delete(key)))
  } catch {
    // The error that led here is the one to tell of.
  }
}
