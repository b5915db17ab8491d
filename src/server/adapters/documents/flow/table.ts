import type { Box } from '#protocol/evidence.ts'
import type { Cell, Table } from './blocks.ts'
import { setBlocks, wishes } from './layout.ts'
import { emptyStrip, paste, type Strip } from './strip.ts'

const PAD = 4
const LEAST_ROW = 16
const LEAST_COLUMN = 18
/** Keeps the lower border of one row apart from the upper border of the next where a page ends between them. */
const HAIR = 0.01

type Placed = { cell: Cell; row: number; column: number; rows: number; columns: number }

/** Sets a table as a grid across the whole width, with its lines; rows are not cut. */
export function setTable(table: Table, width: number): Strip {
  const { placed, columns, rows } = place(table)
  const strip = emptyStrip()
  if (columns === 0) return strip
  const edges = columnEdges(placed, columns, width)
  const edge = (index: number) => edges[Math.min(index, columns)] ?? width
  const contents = placed.map(({ cell, column, columns: span }) =>
    setBlocks(cell.blocks, edge(column + span) - edge(column) - 2 * PAD),
  )
  const heights = rowHeights(placed, contents, rows)
  const tops = [0]
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height)
  for (const [index, { row, column, rows: down, columns: across }] of placed.entries()) {
    const content = contents[index]
    const top = tops[row] ?? 0
    const bottom = tops[Math.min(row + down, rows)] ?? top
    if (content !== undefined) paste(strip, content, edge(column) + PAD, top + PAD, true)
    strip.rules.push(...borders(edge(column), top, edge(column + across), bottom))
  }
  strip.height = (tops.at(-1) ?? 0) + PAD
  for (let row = 1; row < rows; row++) {
    const isSpanned = placed.some((one) => one.row < row && one.row + one.rows > row)
    const at = tops[row] ?? 0
    if (isSpanned) strip.weak.push(at)
    else strip.breaks.push(at)
  }
  strip.breaks.push(tops.at(-1) ?? 0)
  return strip
}

function place(table: Table): { placed: Placed[]; columns: number; rows: number } {
  const placed: Placed[] = []
  const busy = new Set<string>()
  let columns = 0
  table.rows.forEach((cells, row) => {
    let column = 0
    for (const cell of cells) {
      while (busy.has(`${row},${column}`)) column++
      const across = Math.min(Math.max(cell.colSpan, 1), 60)
      const down = Math.min(Math.max(cell.rowSpan, 1), table.rows.length - row)
      for (let y = row; y < row + down; y++)
        for (let x = column; x < column + across; x++) busy.add(`${y},${x}`)
      placed.push({ cell, row, column, rows: down, columns: across })
      column += across
      columns = Math.max(columns, column)
    }
  })
  return { placed, columns, rows: table.rows.length }
}

function columnEdges(placed: readonly Placed[], columns: number, width: number): number[] {
  const least = new Array<number>(columns).fill(LEAST_COLUMN)
  const most = new Array<number>(columns).fill(LEAST_COLUMN)
  for (const { cell, column, columns: span } of placed) {
    const wish = wishes(cell.blocks)
    for (let i = column; i < column + span; i++) {
      least[i] = Math.max(least[i] ?? 0, span === 1 ? wish.least + 2 * PAD + 1 : 0)
      most[i] = Math.max(most[i] ?? 0, (wish.most + 2 * PAD + 1) / span)
    }
  }
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const room = width - sum(least)
  const wanted = most.map((value, index) => Math.max(value - (least[index] ?? 0), 0))
  const totalWanted = sum(wanted)
  const widths = least.map((value, index) => {
    if (room < 0) return (value * width) / sum(least)
    return value + (totalWanted > 0 ? (room * (wanted[index] ?? 0)) / totalWanted : room / columns)
  })
  const edges = [0]
  for (const value of widths) edges.push((edges.at(-1) ?? 0) + value)
  edges[columns] = width
  return edges
}

function rowHeights(placed: readonly Placed[], contents: readonly Strip[], rows: number): number[] {
  const heights = new Array<number>(rows).fill(LEAST_ROW)
  const byRows = placed.map((one, index) => ({ ...one, height: (contents[index]?.height ?? 0) + 2 * PAD }))
  for (const { row, rows: down, height } of byRows.sort((a, b) => a.rows - b.rows)) {
    let has = 0
    for (let i = row; i < row + down; i++) has += heights[i] ?? 0
    const last = row + down - 1
    if (height > has) heights[last] = (heights[last] ?? 0) + height - has
  }
  return heights
}

function borders(left: number, top: number, right: number, bottom: number): Box[] {
  const across = { x: left, width: right - left, height: 0 }
  const down = { y: top + HAIR, width: 0, height: bottom - top - 2 * HAIR }
  return [
    { ...across, y: top + HAIR },
    { ...across, y: bottom - HAIR },
    { ...down, x: left },
    { ...down, x: right },
  ]
}
