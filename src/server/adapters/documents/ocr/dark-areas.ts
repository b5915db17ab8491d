import type { Grey } from '../images/grey.ts'
import type { Ink, InkLine } from './ink-lines.ts'

/** The side of the squares that a page is looked at by, in points. */
const SQUARE_PT = 1.6
const DARK = 0.55
const WIDE_PT = 36
const HIGH_PT = 6
const FULL = 0.7

/**
 * Finds areas of dark with light letters on them (the bars of headings), and turns them into dark letters on light:
 * neither the engine nor the search for lines can do with them as they are. Answers where they were.
 */
export function lightenDarkAreas(picture: Grey, ink: Ink): InkLine[] {
  const square = Math.max(Math.round((SQUARE_PT * picture.dpi) / 72), 2)
  const points = (value: number) => (value * picture.dpi) / 72
  const found = areasOf(darkSquares(ink, square)).flatMap(({ x0, y0, x1, y1, count }) => {
    const area = { x0: x0 * square, y0: y0 * square, x1: (x1 + 1) * square - 1, y1: (y1 + 1) * square - 1 }
    const isLarge = area.x1 - area.x0 >= points(WIDE_PT) && area.y1 - area.y0 >= points(HIGH_PT)
    const isFull = count >= (x1 - x0 + 1) * (y1 - y0 + 1) * FULL
    return isLarge && isFull ? [trim(ink, area, square)] : []
  })
  for (const area of found) lighten(picture, area)
  return found
}

type Squares = { columns: number; rows: number; dark: Uint8Array }

function darkSquares({ width, height, data }: Ink, square: number): Squares {
  const columns = Math.floor(width / square)
  const rows = Math.floor(height / square)
  const dark = new Uint8Array(columns * rows)
  const least = square * square * DARK
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let sum = 0
      for (let y = row * square; y < (row + 1) * square; y++)
        for (let x = column * square; x < (column + 1) * square; x++) sum += data[y * width + x] ?? 0
      if (sum >= least) dark[row * columns + column] = 1
    }
  return { columns, rows, dark }
}

/** Squares that hang together, as the boxes around them. */
function areasOf({ columns, rows, dark }: Squares): (InkLine & { count: number })[] {
  const areas: (InkLine & { count: number })[] = []
  const stack: number[] = []
  for (let start = 0; start < columns * rows; start++) {
    if (dark[start] !== 1) continue
    const area = { x0: columns, y0: rows, x1: 0, y1: 0, count: 0 }
    stack.push(start)
    dark[start] = 2
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % columns
      const y = (at - x) / columns
      area.count++
      area.x0 = Math.min(area.x0, x)
      area.x1 = Math.max(area.x1, x)
      area.y0 = Math.min(area.y0, y)
      area.y1 = Math.max(area.y1, y)
      for (const [nx, ny] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        const next = ny * columns + nx
        if (nx < 0 || ny < 0 || nx >= columns || ny >= rows || dark[next] !== 1) continue
        dark[next] = 2
        stack.push(next)
      }
    }
    areas.push(area)
  }
  return areas
}

/** Moves the edges, found by squares, to where the dark ends. */
function trim(ink: Ink, area: InkLine, square: number): InkLine {
  const { width, height, data } = ink
  const isDarkRow = (y: number) => {
    let sum = 0
    for (let x = area.x0; x <= area.x1; x++) sum += data[y * width + x] ?? 0
    return sum > (area.x1 - area.x0) * 0.5
  }
  const isDarkColumn = (x: number) => {
    let sum = 0
    for (let y = area.y0; y <= area.y1; y++) sum += data[y * width + x] ?? 0
    return sum > (area.y1 - area.y0) * 0.5
  }
  const edge = (from: number, step: 1 | -1, end: number, isDark: (at: number) => boolean) => {
    let at = Math.min(Math.max(from - step * square, 0), end)
    for (let i = 0; i < square * 3 && !isDark(at); i++) at = Math.min(Math.max(at + step, 0), end)
    return at
  }
  return {
    x0: edge(area.x0, 1, width - 1, isDarkColumn),
    x1: edge(area.x1, -1, width - 1, isDarkColumn),
    y0: edge(area.y0, 1, height - 1, isDarkRow),
    y1: edge(area.y1, -1, height - 1, isDarkRow),
  }
}

/** How far beyond an area its edge is blurred. */
const BLUR = 2

function lighten(picture: Grey, { x0, y0, x1, y1 }: InkLine): void {
  const { width, height, data } = picture
  const shades: number[] = []
  for (let y = y0; y <= y1; y += 3) for (let x = x0; x <= x1; x += 3) shades.push(data[y * width + x] ?? 0)
  shades.sort((a, b) => a - b)
  const dark = shades[shades.length >> 1] ?? 0
  const span = Math.max(255 - dark - 20, 60)
  for (let y = Math.max(y0 - BLUR, 0); y <= Math.min(y1 + BLUR, height - 1); y++)
    for (let x = Math.max(x0 - BLUR, 0); x <= Math.min(x1 + BLUR, width - 1); x++) {
      const at = y * width + x
      const isEdge = y < y0 + BLUR || y > y1 - BLUR || x < x0 + BLUR || x > x1 - BLUR
      const light = ((data[at] ?? 0) - dark) / span
      data[at] = isEdge ? 255 : 255 - Math.min(Math.max(light, 0), 1) * 255
    }
}
