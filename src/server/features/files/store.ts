import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { files } from '#server/db/schema.ts'

export type FileRow = typeof files.$inferSelect
type Reader = Database | Transaction

export function filesOf(db: Reader, owner: string): Promise<FileRow[]> {
  return db.select().from(files).where(eq(files.ownerId, owner))
}

export async function fileByName(db: Reader, owner: string, nameIndex: Buffer): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, owner), eq(files.nameIndex, nameIndex)))
  return row
}

export async function insertFile(tx: Transaction, row: typeof files.$inferInsert): Promise<void> {
  await tx.insert(files).values(row)
}

/** True where it was there to delete. */
export async function deleteFile(tx: Transaction, owner: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(files)
    .where(and(eq(files.ownerId, owner), eq(files.id, id)))
    .returning({ id: files.id })
  return gone.length > 0
}
