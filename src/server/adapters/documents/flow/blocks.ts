/** What a flowing document is made of, whatever program wrote it. */
export type Block = Paragraph | Table | { kind: 'page-break' }
export type Paragraph = { kind: 'paragraph'; text: string; level?: number; indent?: number }
export type Table = { kind: 'table'; rows: Cell[][] }
export type Cell = { blocks: Block[]; colSpan: number; rowSpan: number }

export const paragraph = (text: string): Paragraph => ({ kind: 'paragraph', text })

/** The paragraphs of a plain text, a form feed beginning a new page. */
export function blocksOfText(text: string): Block[] {
  return text.split('\f').flatMap((page, index): Block[] => {
    const blocks = page
      .replace(/\r\n?/g, '\n')
      .split('\n')
      .map((line) => paragraph(line.trimEnd()))
    return index === 0 ? blocks : [{ kind: 'page-break' }, ...blocks]
  })
}
