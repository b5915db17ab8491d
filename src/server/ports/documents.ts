import type { Document, ReadRefusal } from '#protocol/document.ts'

export { type Sniffed, sniff } from './sniff.ts'

export type ReadInput = { bytes: Uint8Array; name: string; id: string }
export type ReadProgress = { done: number; total: number; step: string }
export type ReadOptions = { signal?: AbortSignal; onProgress?: (progress: ReadProgress) => void }

export type ReadFailure = {
  ok: false
  code: ReadRefusal | 'FILE_MISMATCH' | 'CANCELED'
  /** One more sentence for the user, where there is something particular to say. */
  details?: string
}
export type ReadResult = { ok: true; document: Document } | ReadFailure

/** Reads hostile bytes into pages of words with boxes. Never throws for what is in a file: it answers with a code. */
export interface DocumentReader {
  read(input: ReadInput, options?: ReadOptions): Promise<ReadResult>
  /** Starts what reading needs, so that the first reader does not wait for it. Optional: reading starts it too. */
  warm(): Promise<void>
  close(): Promise<void>
}
