import type { Document, Page, Word } from '#protocol/document.ts'
import type { Box, Evidence } from '#protocol/evidence.ts'

type Range = { start: number; end: number }

/** The smallest box that holds all the given ones. Null for none. */
export function unionBox(boxes: readonly Box[]): Box | null {
  const [first, ...rest] = boxes
  if (!first) return null
  let { x, y } = first
  let right = x + first.width
  let bottom = y + first.height
  for (const box of rest) {
    x = Math.min(x, box.x)
    y = Math.min(y, box.y)
    right = Math.max(right, box.x + box.width)
    bottom = Math.max(bottom, box.y + box.height)
  }
  return { x, y, width: right - x, height: bottom - y }
}

/** One box for each visual line of words (words in reading order), so that a highlight does not cover its surroundings. */
export function lineBoxes(words: readonly Word[]): Box[] {
  const lines: Box[][] = []
  for (const word of words) {
    const line = lines.at(-1)
    const last = line?.at(-1)
    const sameLine =
      last !== undefined &&
      Math.abs(last.y + last.height / 2 - (word.box.y + word.box.height / 2)) <
        Math.max(last.height, word.box.height) / 2 &&
      word.box.x >= last.x
    if (line && sameLine) line.push(word.box)
    else lines.push([word.box])
  }
  return lines.map(unionBox).filter((box) => box !== null)
}

function pageOf(document: Document, number: number): Page {
  const page = document.pages.find((candidate) => candidate.number === number)
  if (!page) throw new RangeError(`The document has no page ${number}`)
  return page
}

function evidenceOn(document: Document, page: Page, range: Range): Evidence {
  const words = page.words.filter((word) => word.end > range.start && word.start < range.end)
  return {
    place: {
      source: document.id,
      page: page.number,
      start: range.start,
      end: range.end,
      boxes: lineBoxes(words),
    },
    quote: page.text.slice(range.start, range.end),
  }
}

/**
 * Evidence for a character range of a page's text, or for words of that page (from the first to the last of them).
 * The quote is taken from the page, so it always verifies. Throws for a page or an empty range (a programming error).
 */
export function evidenceFor(document: Document, pageNumber: number, what: Range | readonly Word[]): Evidence {
  const page = pageOf(document, pageNumber)
  const range: Range = 'start' in what ? what : span(what)
  if (!(range.start >= 0 && range.end > range.start && range.end <= page.text.length)) {
    throw new RangeError(`No such range on page ${pageNumber}: ${range.start} to ${range.end}`)
  }
  return evidenceOn(document, page, range)
}

function span(words: readonly Word[]): Range {
  return {
    start: Math.min(...words.map((word) => word.start)),
    end: Math.max(...words.map((word) => word.end)),
  }
}

/**
 * Evidence for words that need not stand together in the page's text (the lines of one table cell, say):
 * one piece for each run of words with nothing but white space between them.
 */
export function evidenceForWords(document: Document, pageNumber: number, words: readonly Word[]): Evidence[] {
  const page = pageOf(document, pageNumber)
  const runs: Range[] = []
  for (const word of [...words].sort((a, b) => a.start - b.start)) {
    const run = runs.at(-1)
    if (run && page.text.slice(run.end, word.start).trim() === '') run.end = Math.max(run.end, word.end)
    else runs.push({ start: word.start, end: word.end })
  }
  return runs.filter(({ start, end }) => end > start).map((run) => evidenceOn(document, page, run))
}
