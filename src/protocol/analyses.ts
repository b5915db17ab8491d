import { z } from 'zod'
import { DocumentKindSchema, ReadBySchema } from './document.ts'
import { FormEAnalysisSchema } from './form-e.ts'

export const AnalysisStatusSchema = z.enum(['queued', 'running', 'done', 'failed', 'canceled'])
export type AnalysisStatus = z.infer<typeof AnalysisStatusSchema>

export const ProgressSchema = z.object({
  /** What is being done, in words: 'Reading page 3 of 28'. */
  step: z.string(),
  done: z.int().min(0),
  total: z.int().min(0),
})
export type Progress = z.infer<typeof ProgressSchema>

/** A file that an analysis stands on. */
export const SourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: DocumentKindSchema,
  size: z.int(),
  sha256: z.string(),
  role: z.enum(['form-e', 'supporting']),
  pages: z.array(
    z.object({
      number: z.int(),
      width: z.number(),
      height: z.number(),
      readBy: ReadBySchema,
      confidence: z.number().optional(),
      /** As `Page.turn`: by how many degrees, clockwise, the file's page is to be turned to be read. */
      turn: z.number().optional(),
    }),
  ),
  notes: z.array(z.string()),
})
export type Source = z.infer<typeof SourceSchema>

export const FormEResultSchema = z.object({
  kind: z.literal('form-e'),
  sources: z.array(SourceSchema),
  /** One, or two where both parties' forms were sent. */
  forms: z.array(FormEAnalysisSchema).min(1).max(2),
  finishedAt: z.iso.datetime(),
})
export type FormEResult = z.infer<typeof FormEResultSchema>

export const AnalysisErrorSchema = z.object({
  code: z.string(),
  message: z.string(),
  /** The file that it is about. */
  file: z.string().optional(),
})

export const AnalysisSummarySchema = z.object({
  id: z.string(),
  kind: z.literal('form-e'),
  status: AnalysisStatusSchema,
  progress: ProgressSchema,
  files: z.array(z.string()),
  createdAt: z.iso.datetime(),
  error: AnalysisErrorSchema.optional(),
  /** For a list: whose form, and how many findings of each severity. */
  headline: z
    .object({ person: z.string().nullable(), must: z.int(), should: z.int(), note: z.int() })
    .optional(),
})
export type AnalysisSummary = z.infer<typeof AnalysisSummarySchema>

export const AnalysisSchema = AnalysisSummarySchema.extend({ result: FormEResultSchema.optional() })
export type Analysis = z.infer<typeof AnalysisSchema>

export const AnalysisListSchema = z.object({ analyses: z.array(AnalysisSummarySchema) })
export const AnalysisAcceptedSchema = z.object({ id: z.string(), status: AnalysisStatusSchema })

/** One line of `GET /v1/analyses/{id}/events`. */
export const AnalysisEventSchema = z.object({
  status: AnalysisStatusSchema,
  progress: ProgressSchema,
  error: AnalysisErrorSchema.optional(),
})
export type AnalysisEvent = z.infer<typeof AnalysisEventSchema>
