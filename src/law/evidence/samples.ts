import type { Document, Page, Word } from '#protocol/document.ts'
import type { Box } from '#protocol/evidence.ts'

const SIZE = 10
const CHARACTER = 5

/** Words to set at a place: their left edge, the top of their line, and how they were had. */
export interface Placed {
  x: number
  y: number
  text: string
  from?: Word['from']
  confidence?: number
  size?: number
}

/** A page with words set where they are told, in a typewriter's widths: enough to try a reader of pages on. */
export function pageOf(number: number, placed: readonly Placed[], rules: readonly Box[] = []): Page {
  const lines = new Map<number, Placed[]>()
  for (const item of placed) lines.set(item.y, [...(lines.get(item.y) ?? []), item])
  const words: Word[] = []
  let text = ''
  for (const y of [...lines.keys()].sort((a, b) => a - b)) {
    if (text !== '') text += '\n'
    let first = true
    for (const item of [...(lines.get(y) ?? [])].sort((a, b) => a.x - b.x)) {
      const width = (CHARACTER * (item.size ?? SIZE)) / SIZE
      let x = item.x
      for (const part of item.text.split(' ')) {
        if (part !== '') {
          if (!first) text += ' '
          first = false
          words.push({
            text: part,
            box: { x, y, width: part.length * width, height: item.size ?? SIZE },
            start: text.length,
            end: text.length + part.length,
            from: item.from ?? 'text',
            ...(item.confidence === undefined ? {} : { confidence: item.confidence }),
          })
          text += part
        }
        x += (part.length + 1) * width
      }
    }
  }
  const readBy = words.some(({ from }) => from === 'ocr') ? 'ocr' : 'text'
  return { number, width: 595, height: 842, readBy, text, words, rules: [...rules] }
}

/** A document of such pages. */
export function documentOf(pages: readonly Page[], more: Partial<Document> = {}): Document {
  return {
    id: 'sample',
    name: 'sample.pdf',
    kind: 'pdf',
    language: 'en',
    pages: [...pages],
    fields: [],
    notes: [],
    ...more,
  }
}

/** A document typed line by line, 40 lines to a page; four spaces or more make a gap as on a typewriter. */
export function typed(text: string, more: Partial<Document> = {}): Document {
  const lines = text.split('\n')
  const pages: Page[] = []
  for (let first = 0; first < lines.length; first += 40) {
    const placed = lines
      .slice(first, first + 40)
      .flatMap((line, index): Placed[] =>
        line.trim() === '' ? [] : [{ x: 50, y: 60 + index * 16, text: line }],
      )
    pages.push(pageOf(pages.length + 1, placed))
  }
  return documentOf(pages, more)
}
