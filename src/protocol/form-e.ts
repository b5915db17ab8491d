import { z } from 'zod'
import { BoxSchema, EvidenceSchema } from './evidence.ts'
import { FigureCheckSchema } from './figure.ts'
import { FindingSchema, RulePackSchema } from './finding.ts'

export const EntryKindSchema = z.enum(['text', 'money', 'date', 'yes-no', 'percent', 'choice', 'tick'])
export type EntryKind = z.infer<typeof EntryKindSchema>

/**
 * One value written on the form. What `value` holds follows from `kind`:
 * text, choice → string · money → integer pence · date → ISO date string · yes-no, tick → boolean ·
 * percent → integer hundredths of a per cent (50% = 5000) · null → something is written, but not what belongs there.
 */
export const EntrySchema = z.object({
  kind: EntryKindSchema,
  /** The words as they stand. */
  raw: z.string(),
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  /** Money only; 'GBP' unless another currency is written. */
  currency: z.string().length(3).optional(),
  evidence: z.array(EvidenceSchema),
  /** 0 to 1; below 1 only where OCR was involved. */
  confidence: z.number().min(0).max(1),
})
export type Entry = z.infer<typeof EntrySchema>

export const ItemStateSchema = z.enum(['answered', 'none', 'not-applicable', 'blank', 'not-found'])
export type ItemState = z.infer<typeof ItemStateSchema>

export const ItemAreaSchema = z.object({ source: z.string(), page: z.int().min(1), box: BoxSchema })
export type ItemArea = z.infer<typeof ItemAreaSchema>

/** What was read for one numbered item of the form. */
export const ItemReadingSchema = z.object({
  /** '1.1', '2.3', '3.1.2', 'head', 'truth', 'documents'. */
  ref: z.string(),
  title: z.string(),
  /** `none`: the person wrote "none"; `blank`: the item is printed and nothing is written; `not-found`: not even printed. */
  state: ItemStateSchema,
  /** Where the item's number and label are printed. */
  heading: EvidenceSchema.nullable(),
  /** Where its answer was looked for. */
  area: z.array(ItemAreaSchema),
  fields: z.record(z.string(), EntrySchema),
  rows: z.array(z.record(z.string(), EntrySchema)),
  /** The words "none", "not applicable" where `state` says so. */
  declared: EvidenceSchema.nullable(),
})
export type ItemReading = z.infer<typeof ItemReadingSchema>

export const FormEReadingSchema = z.object({ source: z.string(), items: z.array(ItemReadingSchema) })
export type FormEReading = z.infer<typeof FormEReadingSchema>

export const CompletenessRowSchema = z.object({
  ref: z.string(),
  title: z.string(),
  part: z.string(),
  state: ItemStateSchema,
  /** What is missing within an answered item, a phrase each. */
  missing: z.array(z.string()),
  complete: z.boolean(),
  heading: EvidenceSchema.nullable(),
})
export type CompletenessRow = z.infer<typeof CompletenessRowSchema>

export const ScheduleRowSchema = z.object({
  item: z.string(),
  document: z.string(),
  status: z.enum(['attached', 'not-applicable', 'to-follow', 'not-stated']),
  evidence: z.array(EvidenceSchema),
  /** Whether the form's own entries call for it, and why. */
  neededBecause: z.string().nullable(),
})
export type ScheduleRow = z.infer<typeof ScheduleRowSchema>

/** A next step, in the order in which to take it. */
export const ActionSchema = z.object({
  findingIds: z.array(z.string()).min(1),
  title: z.string(),
  item: z.string().optional(),
})
export type Action = z.infer<typeof ActionSchema>

/** The analysis of one Form E. */
export const FormEAnalysisSchema = z.object({
  source: z.string(),
  /** The name of the person whose statement it is, where it could be read. */
  person: z.string().nullable(),
  party: z.enum(['applicant', 'respondent']).nullable(),
  reading: FormEReadingSchema,
  completeness: z.array(CompletenessRowSchema),
  schedule: z.array(ScheduleRowSchema),
  figures: z.array(FigureCheckSchema),
  findings: z.array(FindingSchema),
  /** What must be mended before filing, in order. */
  actions: z.array(ActionSchema),
  rulePacks: z.array(RulePackSchema),
})
export type FormEAnalysis = z.infer<typeof FormEAnalysisSchema>
