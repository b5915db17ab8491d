import { z } from 'zod'
import { EvidenceSchema, SearchedSchema } from './evidence.ts'
import { AmountSchema } from './figure.ts'

export const SeveritySchema = z.enum(['must', 'should', 'note'])
export type Severity = z.infer<typeof SeveritySchema>

/** What a rule rests on: a form section, a statute, a rule of court, guidance. */
export const BasisSchema = z.object({
  title: z.string(),
  url: z.url().optional(),
  /** The day on which we read it (ISO date). */
  readOn: z.iso.date().optional(),
})
export type Basis = z.infer<typeof BasisSchema>

/** One thing found, with what it stands on. A finding has evidence, or says what was searched, or both. */
export const FindingSchema = z.object({
  /** Unique within the analysis, stable for the same input. */
  id: z.string(),
  rule: z.string(),
  severity: SeveritySchema,
  title: z.string(),
  /** The same facts in two voices. */
  lawyer: z.string(),
  plain: z.string(),
  /** The form's item that it belongs to ('2.3'), where there is one. */
  item: z.string().optional(),
  evidence: z.array(EvidenceSchema),
  searched: SearchedSchema.optional(),
  basis: z.array(BasisSchema).min(1),
  /** The money at stake, where there is any. */
  stake: AmountSchema.optional(),
})
export type Finding = z.infer<typeof FindingSchema>

/** A dated set of rules and constants that an analysis ran under. */
export const RulePackSchema = z.object({
  id: z.string(),
  title: z.string(),
  effective: z.iso.date(),
  source: BasisSchema,
})
export type RulePack = z.infer<typeof RulePackSchema>
