import { z } from 'zod'
import { type Evidence, EvidenceSchema } from './evidence.ts'

/** Money: an integer number of minor units (pence), never a float. */
export const AmountSchema = z.object({ pence: z.int(), currency: z.string().length(3) })
export type Amount = z.infer<typeof AmountSchema>

/**
 * An amount that can account for itself: read from the document (its evidence), or computed from other
 * figures (the operator and its terms, down to what was read).
 */
export interface Figure {
  id: string
  label: string
  amount: Amount
  from:
    | { kind: 'read'; evidence: Evidence[] }
    | { kind: 'blank'; reason: string }
    | {
        kind: 'computed'
        operator: 'sum' | 'difference' | 'share' | 'annualise'
        by?: string | undefined
        terms: Figure[]
      }
}

export const FigureSchema: z.ZodType<Figure> = z.lazy(() =>
  z.object({
    id: z.string(),
    label: z.string(),
    amount: AmountSchema,
    from: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('read'), evidence: z.array(EvidenceSchema) }),
      /** Nothing is written there; it counts as nil, and the derivation says so. */
      z.object({ kind: z.literal('blank'), reason: z.string() }),
      z.object({
        kind: z.literal('computed'),
        /** `difference`: the first term less all the others. `share`: the term × `by` ("50%"). `annualise`: × `by` ("52"). */
        operator: z.enum(['sum', 'difference', 'share', 'annualise']),
        by: z.string().optional(),
        terms: z.array(FigureSchema),
      }),
    ]),
  }),
)

/** A figure recomputed, beside the one that the document states. */
export const FigureCheckSchema = z.object({
  /** The form's own reference and letter: '2.3', 'C1'. */
  item: z.string(),
  letter: z.string(),
  label: z.string(),
  computed: FigureSchema,
  stated: FigureSchema.nullable(),
  state: z.enum(['agrees', 'differs', 'not-stated']),
  /** stated − computed, in pence; null where nothing is stated. */
  differencePence: z.int().nullable(),
})
export type FigureCheck = z.infer<typeof FigureCheckSchema>
