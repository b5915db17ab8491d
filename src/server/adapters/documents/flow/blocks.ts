/** What a flowing document is made of, whatever program wrote it. */
export type Block = Paragraph | Table | { kind: 'page-break' }
export type Paragraph = {
  kind: 'paragraph'
  text: string
  level?: number
  indent?: number
  /** Where its tabs lead to, if its writer said. */
  stops?: TabStop[]
  /** All letters are equally wide, so many to a line: runs of spaces stand for what they are. */
  grid?: number
}
/** In points from the left edge of the text. */
export type TabStop = { at: number; align: 'left' | 'right' }
export type Table = { kind: 'table'; rows: Cell[][] }
export type Cell = { blocks: Block[]; colSpan: number; rowSpan: number }

export const paragraph = (text: string): Paragraph => ({ kind: 'paragraph', text })
