import { type Grey, inkOf } from '../images/grey.ts'
import { resize } from '../images/resize.ts'
import { cellsOf } from './cells.ts'
import { recognise, type SeenWord } from './engine.ts'
import type { InkLine } from './ink-lines.ts'
import { cropOf, type Doubt, doubtfulCells } from './second-look.ts'

/** How much may be read again on a page: by number, and by its share of the page. */
const MOST_DOUBTS = 48
const MOST_AREA = 0.12
const MARGIN_PT = 5
const FIGURES = '£0123456789,.-()*/%'
const POOR = 0.75
/** What is no figure must be read clearly, and clearly better: a word that is struck out is read somehow, too. */
const LEAST = 0.4
const FAIR = 0.5
const GAIN = 0.15
const GUESS = 0.3
/** What a first reading is still worth that took pieces of two cells for one word, or read a word twice. */
const TORN = 0.5
/** Two readings that agree are worth more than either said of itself. */
const AGREED = 0.6
const LARGER = 1.4

/**
 * Reads those cells again, each by itself, that the engine read badly or not at all: on a whole page it takes
 * narrow columns for one text, and leaves out what stands alone. Keeps whichever reading is surer of itself.
 */
export async function readDoubtsAgain(
  picture: Grey,
  lines: readonly InkLine[],
  seen: readonly SeenWord[],
): Promise<SeenWord[]> {
  const ink = { width: picture.width, height: picture.height, data: inkOf(picture) }
  const doubts = doubtfulCells(cellsOf(picture, lines), ink, picture.dpi, seen)
  const gone = new Set<number>()
  const found: SeenWord[] = []
  let area = picture.width * picture.height * MOST_AREA
  for (const doubt of doubts.slice(0, MOST_DOUBTS)) {
    area -= (doubt.area.x1 - doubt.area.x0) * (doubt.area.y1 - doubt.area.y0)
    if (area < 0) break
    const before = doubt.words.flatMap((index) => seen[index] ?? [])
    const better = await readAgain(picture, doubt, before)
    if (better === undefined) continue
    for (const index of doubt.words) gone.add(index)
    found.push(...better)
  }
  return [...seen.filter((_, index) => !gone.has(index)), ...found]
}

async function readAgain(
  picture: Grey,
  doubt: Doubt,
  before: readonly SeenWord[],
): Promise<SeenWord[] | undefined> {
  const now = await readPiece(picture, doubt, 1)
  let best = now
  if (doubt.isLine && sureness(now) < POOR && isFigures(textOf(now).length > 0 ? now : before)) {
    const figures = await readPiece(picture, doubt, LARGER, FIGURES)
    if (sureness(figures) > sureness(best)) best = figures
  }
  if (textOf(best) === '') return undefined
  const sure = sureness(best)
  const had = sureness(before) * (1 - doubt.missed) * (doubt.isTorn ? TORN : 1)
  if (!isFigures(best))
    return sure >= LEAST && sure >= had + (had >= FAIR ? GAIN : 0) ? best.filter(isNoGuess) : undefined
  const agreeing = best === now ? [before] : [before, now]
  if (agreeing.some((words) => textOf(words) === textOf(best)))
    return best.map((word) => ({ ...word, confidence: Math.max(word.confidence, AGREED) }))
  return sure >= Math.max(had, GUESS) ? best : undefined
}

async function readPiece(picture: Grey, doubt: Doubt, scale: number, letters = ''): Promise<SeenWord[]> {
  const margin = Math.round((MARGIN_PT * picture.dpi) / 72)
  const crop = cropOf(picture, doubt.area, margin)
  const words = await recognise(
    scale === 1 ? crop : resize(crop, scale),
    doubt.isLine ? 'line' : 'block',
    letters,
  )
  const x = (value: number) => Math.round(value / scale) - margin + doubt.area.x0
  const y = (value: number) => Math.round(value / scale) - margin + doubt.area.y0
  return words
    .filter(({ text }) => text.trim() !== '')
    .map((word) => ({ ...word, x0: x(word.x0), x1: x(word.x1), y0: y(word.y0), y1: y(word.y1) }))
}

const isNoGuess = ({ confidence }: SeenWord) => confidence >= GUESS
const textOf = (words: readonly SeenWord[]) => words.map(({ text }) => text).join(' ')

/** The mean confidence, a long word counting for more than a short one. */
function sureness(words: readonly SeenWord[]): number {
  const all = words.reduce((sum, { text }) => sum + text.length, 0)
  return all === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / all
}

function isFigures(words: readonly SeenWord[]): boolean {
  const text = textOf(words)
  const digits = text.match(/\d/g)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return digits >= 2 && letters <= digits / 2
}
