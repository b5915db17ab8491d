import { z } from 'zod'
import {
  type Analysis,
  type AnalysisSummary,
  AnalysisSummarySchema,
  type FormEResult,
  FormEResultSchema,
  SourceSchema,
} from '#protocol/analyses.ts'
import { openJson, type SealPlace, sealJson } from '#server/crypto/seal.ts'
import type { AnalysisRow, SourceRow, SummaryRow } from './store.ts'

// What a user would call secret stands sealed in its row: names of files, the result, the error.

const InputSchema = z.object({ files: z.array(z.string()) })
const HeadlineSchema = AnalysisSummarySchema.shape.headline.unwrap()
const ErrorSchema = AnalysisSummarySchema.shape.error.unwrap()
const AboutSchema = SourceSchema.pick({ name: true, kind: true, size: true, sha256: true }).extend({
  mime: z.string(),
})

export type Headline = z.infer<typeof HeadlineSchema>
export type AnalysisError = z.infer<typeof ErrorSchema>
/** What is known of a source before it is read. */
export type SourceAbout = z.infer<typeof AboutSchema>

type Column = 'input' | 'headline' | 'result' | 'error'
const placeOf = (owner: string, row: string, column: Column): SealPlace => ({
  table: 'analyses',
  column,
  row,
  owner,
})
const aboutPlace = (owner: string, row: string): SealPlace => ({
  table: 'analysis_sources',
  column: 'about',
  row,
  owner,
})

/** Seals for one analysis's row. */
export function sealsFor(dataKey: Buffer, owner: string, id: string) {
  const sealColumn = (column: Column, value: unknown) => sealJson(dataKey, value, placeOf(owner, id, column))
  return {
    input: (files: string[]) => sealColumn('input', { files }),
    headline: (headline: Headline) => sealColumn('headline', headline),
    result: (result: FormEResult) => sealColumn('result', result),
    error: (error: AnalysisError) => sealColumn('error', error),
  }
}

export function sealAbout(dataKey: Buffer, owner: string, id: string, about: SourceAbout): Promise<Buffer> {
  return sealJson(dataKey, about, aboutPlace(owner, id))
}

export async function openAbout(dataKey: Buffer, row: SourceRow): Promise<SourceAbout> {
  return AboutSchema.parse(await openJson(dataKey, row.sealedAbout, aboutPlace(row.ownerId, row.id)))
}

export async function openSummary(dataKey: Buffer, row: SummaryRow): Promise<AnalysisSummary> {
  const openColumn = (column: Column, sealed: Buffer) =>
    openJson(dataKey, sealed, placeOf(row.ownerId, row.id, column))
  const input = InputSchema.parse(await openColumn('input', row.sealedInput))
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    progress: row.progress,
    files: input.files,
    createdAt: row.createdAt.toISOString(),
    ...(row.sealedError && { error: ErrorSchema.parse(await openColumn('error', row.sealedError)) }),
    ...(row.sealedHeadline && {
      headline: HeadlineSchema.parse(await openColumn('headline', row.sealedHeadline)),
    }),
  }
}

export async function openAnalysis(dataKey: Buffer, row: AnalysisRow): Promise<Analysis> {
  const summary = await openSummary(dataKey, row)
  if (!row.sealedResult) return summary
  const result = await openJson(dataKey, row.sealedResult, placeOf(row.ownerId, row.id, 'result'))
  return { ...summary, result: FormEResultSchema.parse(result) }
}
