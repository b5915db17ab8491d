import type { Source } from '#protocol/analyses.ts'
import type { Document } from '#protocol/document.ts'
import type { Evidence } from '#protocol/evidence.ts'

/** A source as the viewer needs it: its pages' sizes, where its bytes are, and how to get what was read in it. */
export interface ViewerSource extends Pick<Source, 'id' | 'name' | 'kind' | 'pages'> {
  fileUrl: string
  loadDocument: () => Promise<Document>
}

/** Why the words are marked: the colour follows from it (and a word says it beside the page). */
export type Tone = 'must' | 'should' | 'note' | 'plain'

/** What is shown now: the places that one statement stands on, and which of them is looked at. */
export interface Spotlight {
  /** What the places belong to, in words: 'Item 2.3: the balance is missing'. */
  label: string
  tone: Tone
  marks: readonly Evidence[]
  current: number
}
