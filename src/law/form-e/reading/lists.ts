import { textOf } from '../../text/lines.ts'
import { parseNothing } from '../../text/small.ts'
import type { FieldDefinition } from '../items.ts'
import type { Band } from './bands.ts'
import type { Block } from './blocks.ts'
import { cutAfter } from './paragraphs.ts'
import { isCounter, isPrinted } from './printed.ts'
import type { RowBlocks } from './rows.ts'
import { looksLikeMoney } from './values.ts'

/**
 * Rows of an item that are listed without a header: each line one row, its words the first column's and its figure
 * that of the only column of money. Nothing where the form asks for more than that, for then it would be a guess.
 */
export function listIn(bands: readonly Band[], columns: readonly FieldDefinition[]): RowBlocks[] {
  const words = columns.findIndex(({ kind }) => kind === 'text')
  const figures = columns.flatMap(({ kind }, index) => (kind === 'money' ? [index] : []))
  if (words < 0 || columns.length > 2 || figures.length > 1) return []
  return bands.flatMap(({ blocks }) => {
    const row: RowBlocks = new Map()
    for (const block of blocks) {
      const text = textOf(block.words)
      if (
        isCounter(text) ||
        isPrinted(text) ||
        parseNothing(text) !== null ||
        /^\W*(?:sub-?)?total\b/i.test(text)
      )
        continue
      const figure = figures[0] !== undefined && looksLikeMoney(text) ? figures[0] : words
      const written = withoutCounter(block)
      if (written) row.set(figure, [...(row.get(figure) ?? []), written])
    }
    return row.has(words) ? [row] : []
  })
}

/** The block without the "(1)", "2." or "–" that begins a line of a list. */
function withoutCounter(block: Block): Block | null {
  const first = block.words[0]?.text ?? ''
  return block.words.length > 1 && /^(?:\(?\d{1,2}[).]|\([a-z]\)|[a-z]\)|[-–•*·])$/i.test(first)
    ? cutAfter(block, 1)[1]
    : block
}
