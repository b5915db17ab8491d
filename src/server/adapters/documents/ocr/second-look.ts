import type { Grey } from '../images/grey.ts'
import type { SeenWord } from './engine.ts'
import type { Ink, InkLine } from './ink-lines.ts'

/** A piece of the page to be read again by itself, and the words seen there first, by their place in the list. */
export type Doubt = {
  area: InkLine
  words: number[]
  isLine: boolean
  missed: number
  isTorn: boolean
  weight: number
}

const UNSURE = 0.7
/** So much of the ink lies where no word was seen. */
const MISSED = 0.16
/** Less ink than half a figure is dust. */
const LEAST_INK_PT2 = 1.2
/** Of a long text a few words may be unsure: it is read no better again. */
const MOST_UNSURE = 0.15
const LONG = 10
const MOST_LINES = 7
const LETTER_PT = 13
const MARGIN_PT = 3

/** The cells that the engine seems to have read badly or not at all, the worst first. */
export function doubtfulCells(
  cells: readonly InkLine[],
  ink: Ink,
  dpi: number,
  seen: readonly SeenWord[],
): Doubt[] {
  const points = (value: number) => (value * dpi) / 72
  const covered = coverOf(ink, seen)
  const inset = Math.round(points(1.2))
  return cells
    .flatMap((cell): Doubt[] => {
      const inner = { x0: cell.x0 + inset, y0: cell.y0 + inset, x1: cell.x1 - inset, y1: cell.y1 - inset }
      const { all, missed, box } = inkIn(ink, covered, inner)
      const high = box.y1 - box.y0
      if (all < LEAST_INK_PT2 * (dpi / 72) ** 2 || high < points(3) || high > points(LETTER_PT * MOST_LINES))
        return []
      const words = seen.flatMap((word, index) => (isCentredIn(word, cell) ? [index] : []))
      const inside = words.flatMap((index) => seen[index] ?? [])
      const isLong = inside.length >= LONG
      const ofText = inside.filter(hasLetters)
      const isSure = ofText.filter(isUnsure).length <= (isLong ? ofText.length * MOST_UNSURE : 0)
      const unsure = Math.min(1, ...ofText.map(({ confidence }) => confidence))
      const isAcross = inside.some(({ x0, x1 }) => x0 < cell.x0 - points(4) || x1 > cell.x1 + points(4))
      const share = missed / all
      const isTorn = isAcross || isTwice(inside)
      if (ofText.length > 0 && isSure && share < MISSED && !isTorn) return []
      const weight = inside.length === 0 ? 2 : share + (1 - unsure) + (isTorn ? 0.5 : 0)
      return [
        {
          area: grow(box, points(MARGIN_PT), cell),
          words,
          isLine: high < points(LETTER_PT),
          missed: share,
          isTorn,
          weight,
        },
      ]
    })
    .sort((a, b) => b.weight - a.weight)
}

const isUnsure = ({ confidence }: SeenWord) => confidence < UNSURE
/** Whether something was read twice: words lie on each other. */
const isTwice = (words: readonly SeenWord[]): boolean =>
  words.some((a, index) =>
    words.slice(index + 1).some((b) => {
      const across = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
      const down = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
      const least = Math.min((a.x1 - a.x0) * (a.y1 - a.y0), (b.x1 - b.x0) * (b.y1 - b.y0))
      return across > 0 && down > 0 && across * down > least * 0.4
    }),
  )

const hasLetters = ({ text }: SeenWord) => /[\p{L}\p{N}]/u.test(text)

export const isCentredIn = (
  { x0, y0, x1, y1 }: InkLine,
  { x0: left, y0: top, x1: right, y1: low }: InkLine,
) => (x0 + x1) / 2 >= left && (x0 + x1) / 2 <= right && (y0 + y1) / 2 >= top && (y0 + y1) / 2 <= low

function coverOf({ width, height }: Ink, seen: readonly SeenWord[]): Uint8Array {
  const covered = new Uint8Array(width * height)
  for (const { text, confidence, x0, y0, x1, y1 } of seen) {
    if (confidence < 0.15 || text.trim() === '') continue
    for (let y = Math.max(y0 - 2, 0); y < Math.min(y1 + 2, height); y++)
      covered.fill(1, y * width + Math.max(x0 - 3, 0), y * width + Math.min(x1 + 3, width))
  }
  return covered
}

function inkIn({ width, data }: Ink, covered: Uint8Array, { x0, y0, x1, y1 }: InkLine) {
  const box = { x0: x1, y0: y1, x1: x0, y1: y0 }
  let all = 0
  let missed = 0
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const at = y * width + x
      if (data[at] !== 1) continue
      all++
      if (covered[at] !== 1) missed++
      if (x < box.x0) box.x0 = x
      if (x > box.x1) box.x1 = x
      if (y < box.y0) box.y0 = y
      if (y > box.y1) box.y1 = y
    }
  return { all, missed, box }
}

const grow = (box: InkLine, by: number, within: InkLine): InkLine => ({
  x0: Math.max(Math.round(box.x0 - by), within.x0),
  y0: Math.max(Math.round(box.y0 - by), within.y0),
  x1: Math.min(Math.round(box.x1 + by), within.x1),
  y1: Math.min(Math.round(box.y1 + by), within.y1),
})

/** A piece of a picture with white around it: letters at the very edge are read badly. */
export function cropOf(picture: Grey, { x0, y0, x1, y1 }: InkLine, margin: number): Grey {
  const width = x1 - x0 + 1 + 2 * margin
  const height = y1 - y0 + 1 + 2 * margin
  const data = new Uint8Array(width * height).fill(255)
  for (let y = y0; y <= y1; y++)
    data.set(
      picture.data.subarray(y * picture.width + x0, y * picture.width + x1 + 1),
      (y - y0 + margin) * width + margin,
    )
  return { width, height, data, dpi: picture.dpi }
}
