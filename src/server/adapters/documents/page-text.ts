import type { Page, ReadBy, Word } from '#protocol/document.ts'
import type { Box } from '#protocol/evidence.ts'
import { centreY, type LooseWord } from './loose.ts'

type Line = { words: LooseWord[]; centre: number; height: number; top: number; bottom: number }

/** How far back an unfinished line may lie: cells of one row may start lines at several heights. */
const OPEN_LINES = 8

export type PageParts = {
  number: number
  width: number
  height: number
  readBy: ReadBy
  words: readonly LooseWord[]
  rules: Box[]
  confidence?: number
  turn?: number
}

/** Sets loose words in reading order, line by line as the eye sees them, and gives each its range in the text. */
export function buildPage(parts: PageParts): Page {
  const upright = parts.words.filter((word) => word.stray !== true)
  const strays = parts.words.filter((word) => word.stray === true)
  const lines = linesOf(upright).map((line) => line.words)
  if (strays.length > 0) lines.push(strays)
  const words: Word[] = []
  const pieces: string[] = []
  let at = 0
  for (const line of lines) {
    for (const [index, word] of line.entries()) {
      const start = at
      const end = start + word.text.length
      pieces.push(word.text, index === line.length - 1 ? '\n' : ' ')
      at = end + 1
      const { text, box, from, confidence, style } = word
      const placed: Word = { text, box, start, end, from }
      if (confidence !== undefined) placed.confidence = confidence
      if (style !== undefined) placed.style = style
      words.push(placed)
    }
  }
  pieces.pop()
  const { number, width, height, readBy, rules, confidence, turn } = parts
  return {
    number,
    width,
    height,
    readBy,
    ...(confidence === undefined ? {} : { confidence }),
    ...(turn === undefined || turn === 0 ? {} : { turn }),
    text: pieces.join(''),
    words,
    rules,
  }
}

export function linesOf(words: readonly LooseWord[]): Line[] {
  const sorted = [...words].sort((a, b) => centreY(a.box) - centreY(b.box) || a.box.x - b.box.x)
  const lines: Line[] = []
  for (const word of sorted) {
    const line = bestLine(lines, word.box)
    if (line === undefined) {
      const { y, height } = word.box
      lines.push({ words: [word], centre: y + height / 2, height, top: y, bottom: y + height })
    } else join(line, word)
  }
  for (const line of lines) line.words.sort((a, b) => a.box.x - b.box.x)
  return lines.sort((a, b) => a.centre - b.centre)
}

function bestLine(lines: readonly Line[], box: Box): Line | undefined {
  let best: Line | undefined
  let nearest = Number.POSITIVE_INFINITY
  for (let i = lines.length - 1; i >= Math.max(0, lines.length - OPEN_LINES); i--) {
    const line = lines[i]
    if (line === undefined) continue
    const distance = Math.abs(line.centre - centreY(box))
    if (distance < nearest && sameLine(line, box)) {
      best = line
      nearest = distance
    }
  }
  return best
}

/**
 * Half of the smaller must lie beside the larger and the middles must be near: a cell of one line that is
 * centred beside a cell of two belongs to neither, and a watermark across the page swallows nothing.
 */
function sameLine(line: Line, box: Box): boolean {
  const small = Math.min(line.height, box.height)
  const large = Math.max(line.height, box.height)
  const overlap = Math.min(line.bottom, box.y + box.height) - Math.max(line.top, box.y)
  const distance = Math.abs(line.centre - centreY(box))
  if (large > small * 3) return false
  return overlap >= small * 0.55 && distance <= Math.max(small * 0.45, (large - small) / 2)
}

/** The line's band is the mean of its words', so that one tall word does not widen it and nothing drifts. */
function join(line: Line, word: LooseWord): void {
  const n = line.words.length
  line.words.push(word)
  line.centre = (line.centre * n + centreY(word.box)) / (n + 1)
  line.height = (line.height * n + word.box.height) / (n + 1)
  line.top = line.centre - line.height / 2
  line.bottom = line.centre + line.height / 2
}
