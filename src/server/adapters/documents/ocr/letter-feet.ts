import type { Ink, InkLine } from './ink-lines.ts'

/**
 * Whether a line is only the feet or the heads of a row of letters that run together: then the letters go on from
 * it on one side. A ruled line stands free, but for a letter here and there that hangs into it.
 */
export function isOfLetters(ink: Ink, line: InkLine, dpi: number): boolean {
  const isLevel = line.x1 - line.x0 >= line.y1 - line.y0
  const length = isLevel ? line.x1 - line.x0 : line.y1 - line.y0
  const most = length > dpi * LONG_INCHES ? MOST_LONG : MOST_SHORT
  const reach = Math.max(Math.round(dpi / 100), 2)
  const [before, after] = isLevel ? beside(ink, line, reach, false) : beside(ink, line, reach, true)
  return Math.max(before, after) > most
}

const LONG_INCHES = 0.9
const MOST_SHORT = 0.16
const MOST_LONG = 0.4

/** The share of a line's length that has ink at some distance before it and after it. */
function beside(ink: Ink, line: InkLine, reach: number, isUpright: boolean): [number, number] {
  const { width, height, data } = ink
  const at = (along: number, across: number) => {
    const x = isUpright ? across : along
    const y = isUpright ? along : across
    return x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 1
  }
  const [from, to] = isUpright ? [line.y0, line.y1] : [line.x0, line.x1]
  const [first, last] = isUpright ? [line.x0, line.x1] : [line.y0, line.y1]
  let before = 0
  let after = 0
  let all = 0
  for (let along = from; along <= to; along += 2) {
    let top = first
    while (top <= last && !at(along, top)) top++
    if (top > last) continue
    let low = last
    while (!at(along, low)) low--
    all++
    if (at(along, top - reach)) before++
    if (at(along, low + reach)) after++
  }
  return all === 0 ? [0, 0] : [before / all, after / all]
}
