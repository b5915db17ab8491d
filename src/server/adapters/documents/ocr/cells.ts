import type { InkLine } from './ink-lines.ts'

/** The side of the squares by which the page is flooded, in points. */
const SQUARE_PT = 1
/** Lines end a little short of each other where a scanner lost their ends. */
const REACH_PT = 3
const LEAST_WIDE_PT = 14
const LEAST_HIGH_PT = 7
/** How much of its box a cell fills. */
const FULL = 0.85

type Size = { width: number; height: number; dpi: number }

/** The cells that ruled lines enclose, in pixels, without the lines. */
export function cellsOf({ width, height, dpi }: Size, lines: readonly InkLine[]): InkLine[] {
  const side = Math.max(Math.round((SQUARE_PT * dpi) / 72), 1)
  const columns = Math.ceil(width / side)
  const rows = Math.ceil(height / side)
  const taken = new Uint8Array(columns * rows)
  const reach = Math.round((REACH_PT * dpi) / 72)
  for (const { x0, y0, x1, y1 } of lines) {
    const isLevel = x1 - x0 >= y1 - y0
    const [dx, dy] = isLevel ? [reach, 0] : [0, reach]
    const to = Math.min(Math.floor((x1 + dx) / side), columns - 1)
    for (
      let row = Math.max(Math.floor((y0 - dy) / side), 0);
      row <= Math.min(Math.floor((y1 + dy) / side), rows - 1);
      row++
    )
      taken.fill(1, row * columns + Math.max(Math.floor((x0 - dx) / side), 0), row * columns + to + 1)
  }
  const points = (squares: number) => (squares * side * 72) / dpi
  const cells: InkLine[] = []
  for (let start = 0; start < taken.length; start++) {
    if (taken[start] !== 0) continue
    const { x0, y0, x1, y1, count } = flood(taken, columns, rows, start)
    const [across, down] = [x1 - x0 + 1, y1 - y0 + 1]
    const isOutside = x0 === 0 || y0 === 0 || x1 === columns - 1 || y1 === rows - 1
    if (isOutside || count < across * down * FULL) continue
    if (points(across) < LEAST_WIDE_PT || points(down) < LEAST_HIGH_PT) continue
    cells.push({ x0: x0 * side, y0: y0 * side, x1: (x1 + 1) * side - 1, y1: (y1 + 1) * side - 1 })
  }
  return cells
}

function flood(taken: Uint8Array, columns: number, rows: number, start: number): InkLine & { count: number } {
  const area = { x0: columns, y0: rows, x1: 0, y1: 0, count: 0 }
  const stack = [start]
  taken[start] = 2
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % columns
    const y = (at - x) / columns
    area.count++
    area.x0 = Math.min(area.x0, x)
    area.x1 = Math.max(area.x1, x)
    area.y0 = Math.min(area.y0, y)
    area.y1 = Math.max(area.y1, y)
    for (const next of [
      x > 0 ? at - 1 : -1,
      x < columns - 1 ? at + 1 : -1,
      y > 0 ? at - columns : -1,
      y < rows - 1 ? at + columns : -1,
    ]) {
      if (next < 0 || taken[next] !== 0) continue
      taken[next] = 2
      stack.push(next)
    }
  }
  return area
}
