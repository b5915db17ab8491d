import type { Progress, Source } from '#protocol/analyses.ts'
import type { Document } from '#protocol/document.ts'
import { ERRORS } from '#protocol/errors.ts'
import type { Deps } from '#server/deps.ts'
import { readStored } from '#server/intake/open-stored.ts'
import type { ReadFailure } from '#server/ports/documents.ts'
import type { AnalysisError, SourceAbout } from './seals.ts'
import type { SourceRow } from './store.ts'

export interface SourceToRead {
  row: SourceRow
  about: SourceAbout
}

export interface ReadSource {
  row: SourceRow
  about: SourceAbout
  /** What was read, or why nothing could be. */
  outcome: { ok: true; document: Document } | { ok: false; error: AnalysisError }
}

/** How much of the whole work reading is taken to be, in hundredths. */
const READING = 90

/** Reads one source after another, and says where it is, without naming the files. */
export async function readSources(
  { documents, files }: Pick<Deps, 'documents' | 'files'>,
  dataKey: Buffer,
  sources: readonly SourceToRead[],
  signal: AbortSignal,
  report: (progress: Progress) => void,
): Promise<ReadSource[]> {
  const bytesInAll = sources.reduce((sum, { row }) => sum + row.size, 0)
  let bytesDone = 0
  const read: ReadSource[] = []
  for (const { row, about } of sources) {
    const which = sources.length > 1 ? `File ${read.length + 1} of ${sources.length}: ` : ''
    const tell = (step: string, part: number) => {
      const done = Math.floor((READING * (bytesDone + row.size * part)) / Math.max(1, bytesInAll))
      report({
        step: which ? `${which}${step.charAt(0).toLowerCase()}${step.slice(1)}` : step,
        done,
        total: 100,
      })
    }
    tell('Opening the document', 0)
    const bytes = await readStored(files, dataKey, { id: row.storageKey, owner: row.ownerId })
    const result = await documents.read(
      { bytes, name: about.name, id: row.id },
      {
        signal,
        onProgress: ({ step, done, total }) => tell(step, total > 0 ? Math.min(1, done / total) : 0),
      },
    )
    signal.throwIfAborted()
    read.push({ row, about, outcome: result.ok ? result : { ok: false, error: errorOf(result, about.name) } })
    bytesDone += row.size
  }
  return read
}

function errorOf({ code, details }: ReadFailure, file: string): AnalysisError {
  const message = details ? `${ERRORS[code].message} ${details}` : ERRORS[code].message
  return { code, message, file }
}

/** A source as the result names it. One that could not be read stands there too, and says why. */
export function describeSource({ row, about, outcome }: ReadSource, formIds: ReadonlySet<string>): Source {
  const { name, kind, size, sha256 } = about
  const role = formIds.has(row.id) ? ('form-e' as const) : ('supporting' as const)
  const source = { id: row.id, name, kind, size, sha256, role }
  if (!outcome.ok) {
    return {
      ...source,
      pages: [],
      notes: [`Not read, and not part of this analysis: ${outcome.error.message}`],
    }
  }
  const { pages, notes } = outcome.document
  return {
    ...source,
    notes,
    pages: pages.map(({ number, width, height, readBy, confidence, turn }) => ({
      number,
      width,
      height,
      readBy,
      ...(confidence !== undefined && { confidence }),
      ...(turn !== undefined && { turn }),
    })),
  }
}
