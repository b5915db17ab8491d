import type { Box } from '#protocol/evidence.ts'
import type { Grey } from '../images/grey.ts'
import { recognise, type SeenWord } from './engine.ts'

/** Enough to read most words by, at a quarter of the work. */
const TRIAL_PIXELS = 2_000_000
const CLEARLY = 1.6

/** Turns a picture by quarters, clockwise. */
export function turnQuarters(picture: Grey, quarters: number): Grey {
  const { width, height, data, dpi } = picture
  if (quarters === 0) return picture
  const isSideways = quarters % 2 === 1
  const turned = { width: isSideways ? height : width, height: isSideways ? width : height }
  const out = new Uint8Array(data.length)
  let at = 0
  for (let y = 0; y < turned.height; y++)
    for (let x = 0; x < turned.width; x++) {
      const from =
        quarters === 1
          ? (height - 1 - x) * width + y
          : quarters === 2
            ? (height - 1 - y) * width + width - 1 - x
            : x * width + width - 1 - y
      out[at++] = data[from] ?? 255
    }
  return { ...turned, data: out, dpi }
}

/** A box on a page that is turned so. */
export function turnBox(box: Box, width: number, height: number, quarters: number): Box {
  if (quarters === 1)
    return { x: height - box.y - box.height, y: box.x, width: box.height, height: box.width }
  if (quarters === 2) return { ...box, x: width - box.x - box.width, y: height - box.y - box.height }
  if (quarters === 3) return { x: box.y, y: width - box.x - box.width, width: box.height, height: box.width }
  return box
}

/**
 * How many words the engine is sure of that lie level: a page that is upside down gives few and short ones, and
 * lines that run up the page are read too, but their words are higher than wide.
 */
export function sureWords(words: readonly SeenWord[]): number {
  return words.filter(
    ({ text, confidence, x0, y0, x1, y1 }) =>
      confidence > 0.8 && x1 - x0 > y1 - y0 && /^\p{L}{4,}[.,:;]?$/u.test(text),
  ).length
}

/** For a page that was read badly: the quarter turns after which it reads clearly better, if any. */
export async function findTurn(picture: Grey): Promise<number> {
  const trial = shrink(picture)
  const asItIs = sureWords(await recognise(trial))
  let best = 0
  let most = Math.max(asItIs * CLEARLY, asItIs + 4)
  for (const quarters of [2, 1, 3]) {
    const found = sureWords(await recognise(turnQuarters(trial, quarters)))
    if (found <= most) continue
    best = quarters
    most = found
  }
  return best
}

function shrink(picture: Grey): Grey {
  const factor = Math.max(Math.floor(Math.sqrt((picture.width * picture.height) / TRIAL_PIXELS)), 1)
  if (factor === 1) return picture
  const width = Math.floor(picture.width / factor)
  const height = Math.floor(picture.height / factor)
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let dy = 0; dy < factor; dy++)
        for (let dx = 0; dx < factor; dx++)
          sum += picture.data[(y * factor + dy) * picture.width + x * factor + dx] ?? 255
      data[y * width + x] = sum / (factor * factor)
    }
  return { width, height, data, dpi: picture.dpi / factor }
}
