import type { Document, Page, Word } from '#protocol/document.ts'
import type { Box, Evidence } from '#protocol/evidence.ts'

/** A line of print: left edge and top in points, the words, and the size of the type. */
export type Line = readonly [x: number, y: number, words: string, size?: number]

const PAGE = { width: 595, height: 842 }

/** About as wide as a book face sets it. */
const widthOf = (text: string, size: number) => text.length * size * 0.5

function setLine([x, y, text, size = 10]: Line, startAt: number): Word[] {
  let left = x
  let start = startAt
  return text.split(' ').map((word) => {
    const box = { x: left, y, width: widthOf(word, size), height: size * 1.2 }
    const set: Word = { text: word, box, start, end: start + word.length, from: 'text' }
    left += box.width + size * 0.3
    start += word.length + 1
    return set
  })
}

export function setPage(number: number, lines: readonly Line[], rules: readonly Box[] = []): Page {
  const words: Word[] = []
  let text = ''
  for (const line of lines) {
    words.push(...setLine(line, text.length))
    text += `${line[2]}\n`
  }
  return { number, ...PAGE, readBy: 'text', text: text.trimEnd(), words, rules: [...rules] }
}

/** The evidence for words that stand on a page of a document. Throws where they do not: a fixture must be true too. */
export function quoted(document: Document, pageNumber: number, quote: string): Evidence {
  const page = document.pages.find(({ number }) => number === pageNumber)
  const start = page?.text.indexOf(quote) ?? -1
  if (!page || start < 0) throw new Error(`“${quote}” does not stand on page ${pageNumber}`)
  const end = start + quote.length
  const boxes = page.words.filter((word) => word.start < end && word.end > start).map(({ box }) => box)
  return { place: { source: document.id, page: pageNumber, start, end, boxes }, quote }
}
