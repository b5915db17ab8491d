import type { Grey } from '../images/grey.ts'
import type { Ink, InkLine } from './ink-lines.ts'

const WHITE = 255

/**
 * Takes lines out of a picture. Where a letter crosses a line there is ink on both sides of it; that ink stays.
 */
export function eraseLines(picture: Grey, ink: Ink, lines: readonly InkLine[]): void {
  for (const { x0, y0, x1, y1 } of lines) {
    const isLevel = x1 - x0 >= y1 - y0
    if (isLevel) eraseLevel(picture, ink, x0, y0, x1, y1)
    else eraseUpright(picture, ink, x0, y0, x1, y1)
  }
}

/** How far from the line's edge its own blur reaches. */
const BLUR = 2

function eraseLevel(
  picture: Grey,
  { width, height, data }: Ink,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
) {
  for (let x = x0; x <= x1; x++) {
    // A slightly slanted line fills only some of its rows in each column.
    let top = y0
    while (top <= y1 && data[top * width + x] !== 1) top++
    let low = y1
    while (low >= top && data[low * width + x] !== 1) low--
    if (low < top) continue
    const isAbove = top - BLUR - 1 >= 0 && data[(top - BLUR - 1) * width + x] === 1
    const isBelow = low + BLUR + 1 < height && data[(low + BLUR + 1) * width + x] === 1
    if (isAbove && isBelow) continue
    for (
      let y = Math.max(isAbove ? top : top - BLUR, 0);
      y <= Math.min(isBelow ? low : low + BLUR, height - 1);
      y++
    )
      picture.data[y * width + x] = WHITE
  }
}

function eraseUpright(
  picture: Grey,
  { width, height, data }: Ink,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
) {
  for (let y = Math.max(y0, 0); y <= Math.min(y1, height - 1); y++) {
    let left = x0
    while (left <= x1 && data[y * width + left] !== 1) left++
    let right = x1
    while (right >= left && data[y * width + right] !== 1) right--
    if (right < left) continue
    const isBefore = left - BLUR - 1 >= 0 && data[y * width + left - BLUR - 1] === 1
    const isAfter = right + BLUR + 1 < width && data[y * width + right + BLUR + 1] === 1
    if (isBefore && isAfter) continue
    for (
      let x = Math.max(isBefore ? left : left - BLUR, 0);
      x <= Math.min(isAfter ? right : right + BLUR, width - 1);
      x++
    )
      picture.data[y * width + x] = WHITE
  }
}

export function eraseBox(picture: Grey, { x0, y0, x1, y1 }: InkLine, margin: number): void {
  const { width, height, data } = picture
  for (let y = Math.max(y0 - margin, 0); y <= Math.min(y1 + margin, height - 1); y++)
    data.fill(WHITE, y * width + Math.max(x0 - margin, 0), y * width + Math.min(x1 + margin, width - 1) + 1)
}
