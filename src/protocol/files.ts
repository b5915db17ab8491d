import { z } from 'zod'

export const StoredFileSchema = z.object({
  name: z.string(),
  size: z.int(),
  type: z.string(),
  /** null for kinds that have no pages of their own, or before the file was read. */
  pages: z.int().nullable(),
  sha256: z.string(),
  uploadedAt: z.iso.datetime(),
})
export type StoredFile = z.infer<typeof StoredFileSchema>

export const FileListSchema = z.object({ files: z.array(StoredFileSchema) })
