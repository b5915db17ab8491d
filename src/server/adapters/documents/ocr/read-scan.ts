import type { Page } from '#protocol/document.ts'
import type { Box } from '#protocol/evidence.ts'
import { type Grey, inkOf } from '../images/grey.ts'
import { centreX, centreY, holds, type LooseWord, overlapArea } from '../loose.ts'
import { buildPage } from '../page-text.ts'
import { mergeRules } from '../rules.ts'
import { TICKED, UNTICKED } from '../ticks.ts'
import { lightenDarkAreas } from './dark-areas.ts'
import { eraseDotLeaders } from './dot-leaders.ts'
import { recognise, type SeenWord } from './engine.ts'
import { eraseBox, eraseLines } from './erase.ts'
import { mendFigures } from './figures.ts'
import { findInkBoxes } from './ink-boxes.ts'
import { type Ink, type InkLine, levelLines, uprightLines } from './ink-lines.ts'
import { isOfLetters } from './letter-feet.ts'
import { readDoubtsAgain } from './reread.ts'
import { NEGLIGIBLE, rotate, skewOf } from './skew.ts'
import { findTurn, sureWords, turnBox, turnQuarters } from './turn.ts'

const POINTS = 72
const LEVEL_PT = 20
const UPRIGHT_PT = 17
const THICK_PT = 3.2
const HOLE_PT = 0.9
/** Below this the engine guesses; a page of such words is no text. */
const GUESS = 0.15
const SLOW_MS = 9_000

export type ScanOptions = { number: number; width: number; height: number; fieldWords: readonly LooseWord[] }

/**
 * Reads a page from its picture: sets it upright and level, finds its lines and check boxes, takes them out, reads
 * the rest. Words and lines are those of the page so turned, or its tables could not be read; `turn` says by how much.
 */
export async function readScan(picture: Grey, options: ScanOptions): Promise<Page> {
  let quarters = 0
  let prepared = prepare(picture)
  const started = performance.now()
  let seen = await recognise(prepared.picture)
  // What takes so long is no page of words, however one turns it.
  const isSlow = performance.now() - started > SLOW_MS
  if (!isSlow && looksTurned(seen)) quarters = await findTurn(picture)
  if (quarters !== 0) {
    prepared = prepare(turnQuarters(picture, quarters))
    seen = await recognise(prepared.picture)
  }
  seen = await readDoubtsAgain(prepared.picture, prepared.lines, seen)
  const isSideways = quarters % 2 === 1
  const fieldWords = options.fieldWords.map((word) => ({
    ...word,
    box: turnBox(word.box, options.width, options.height, quarters),
  }))
  const scale = POINTS / picture.dpi
  const toBox = ({ x0, y0, x1, y1 }: InkLine): Box => ({
    x: x0 * scale,
    y: y0 * scale,
    width: (x1 - x0 + 1) * scale,
    height: (y1 - y0 + 1) * scale,
  })
  const ticks = prepared.boxes.map(
    (box): LooseWord => ({
      text: box.isTicked ? TICKED : UNTICKED,
      box: toBox(box),
      from: 'ocr',
      confidence: 0.9,
    }),
  )
  const read = seen.filter(isWord).map(
    (word): LooseWord => ({
      text: word.text,
      box: toBox({ ...word, x1: word.x1 - 1, y1: word.y1 - 1 }),
      from: 'ocr',
      confidence: word.confidence,
    }),
  )
  const words = mendFigures(read)
  const kept = words.filter(
    (word) =>
      !ticks.some((tick) => holds(tick.box, centreX(word.box), centreY(word.box))) &&
      !fieldWords.some((field) => overlapArea(field.box, word.box) > 0.3 * word.box.width * word.box.height),
  )
  const rated = kept.map((word) => word.confidence ?? 0)
  return buildPage({
    number: options.number,
    width: isSideways ? options.height : options.width,
    height: isSideways ? options.width : options.height,
    readBy: 'ocr',
    words: [...kept, ...ticks, ...fieldWords],
    rules: mergeRules(prepared.lines.map(toBox)),
    turn: quarters * 90 - prepared.skew,
    confidence: rated.length === 0 ? 0 : rated.reduce((sum, value) => sum + value, 0) / rated.length,
  })
}

/** Few sure words among many unsure ones. */
function looksTurned(seen: readonly SeenWord[]): boolean {
  const words = seen.filter(({ text }) => /\p{L}/u.test(text))
  if (words.length < 5) return false
  const mean = words.reduce((sum, word) => sum + word.confidence, 0) / words.length
  const tall = words.filter(({ x0, y0, x1, y1 }) => y1 - y0 > x1 - x0).length
  return (mean < 0.75 || tall > words.length / 2) && sureWords(words) < words.length * 0.25
}

export type Prepared = {
  picture: Grey
  skew: number
  lines: InkLine[]
  boxes: ReturnType<typeof findInkBoxes>
}

export function prepare(original: Grey): Prepared {
  let picture: Grey = { ...original, data: Uint8Array.from(original.data) }
  let ink: Ink = { width: picture.width, height: picture.height, data: inkOf(picture) }
  const found = skewOf(ink)
  const skew = Math.abs(found) < NEGLIGIBLE ? 0 : found
  if (skew !== 0) {
    picture = rotate(picture, -skew)
    ink = { width: picture.width, height: picture.height, data: inkOf(picture) }
  }
  const pixels = (points: number) => Math.round((points * picture.dpi) / POINTS)
  const dark = lightenDarkAreas(picture, ink)
  ink = { ...ink, data: inkOf(picture, true) }
  const boxes = findInkBoxes(ink, picture.dpi)
  const hole = Math.max(pixels(HOLE_PT), 2)
  const lines = [
    ...levelLines(ink, pixels(LEVEL_PT), pixels(THICK_PT), hole),
    ...uprightLines(ink, pixels(UPRIGHT_PT), pixels(THICK_PT), hole),
  ].filter(
    (line) => !boxes.some((box) => isWithin(line, box, pixels(2))) && !isOfLetters(ink, line, picture.dpi),
  )
  eraseLines(picture, ink, lines)
  eraseDotLeaders(picture, ink)
  for (const box of boxes) eraseBox(picture, box, pixels(0.7))
  return { picture, skew, lines: [...lines, ...dark.flatMap(edgesOf)], boxes }
}

const edgesOf = ({ x0, y0, x1, y1 }: InkLine): InkLine[] => [
  { x0, x1, y0, y1: y0 },
  { x0, x1, y0: y1, y1 },
  { x0, x1: x0, y0, y1 },
  { x0: x1, x1, y0, y1 },
]

const isWithin = (line: InkLine, box: InkLine, slack: number) =>
  line.x0 >= box.x0 - slack &&
  line.x1 <= box.x1 + slack &&
  line.y0 >= box.y0 - slack &&
  line.y1 <= box.y1 + slack

/** What is left of a line, a smudge or a picture is no word. */
function isWord({ text, confidence }: SeenWord): boolean {
  if (/[\p{L}\p{N}]/u.test(text)) return confidence >= GUESS
  return /[£$€%&(),.:;/+=*'"?!-]/.test(text) && confidence >= 0.4
}
