import { z } from 'zod'

/** A rectangle on a page in points (1/72 inch), origin at the page's top left. */
export const BoxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type Box = z.infer<typeof BoxSchema>

/** Where something stands: a source, a page (from 1), a character range in that page's text, and its boxes. */
export const PlaceSchema = z.object({
  source: z.string(),
  page: z.int().min(1),
  start: z.int().min(0),
  end: z.int().min(0),
  boxes: z.array(BoxSchema),
})
export type Place = z.infer<typeof PlaceSchema>

/** A place and the verbatim words that stand there. Shown only once `verifyEvidence` (law) has agreed. */
export const EvidenceSchema = z.object({ place: PlaceSchema, quote: z.string() })
export type Evidence = z.infer<typeof EvidenceSchema>

/** What was searched for something that is missing, so that an absence can be checked too. */
export const SearchedSchema = z.object({
  /** What was looked for, in words a reader can repeat. */
  lookedFor: z.array(z.string()),
  pages: z.array(z.int().min(1)),
  pagesInDocument: z.int().min(0),
  words: z.int().min(0),
  /** The places that came nearest: a heading, a blank area, a similar label. */
  nearest: z.array(EvidenceSchema),
})
export type Searched = z.infer<typeof SearchedSchema>
