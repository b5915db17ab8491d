import { textWidth } from '../metrics.ts'
import type { Block, Paragraph, TabStop } from './blocks.ts'
import { SIZE, setParagraph } from './layout.ts'
import { emptyStrip, paste, type Strip } from './strip.ts'

/** So far apart no two words of one text stand. */
const GAP = 14
const PARTS = /\t| {3,}/
/** Letters as narrow as in a narrower face: a text that just fits before a stop there must not pass it here. */
const NARROW = 0.9
const MOST_COLUMNS = 16

/** Paragraphs one under the other whose tabs (or runs of spaces) make columns of them. */
export type TabColumns = { rows: string[][]; stops: readonly TabStop[] }

/**
 * The paragraphs from a place on that stand in the same columns, and how many they are. One alone makes columns only
 * where it has tab stops of its own: else nothing says what its tabs are for.
 */
export function tabColumnsAt(blocks: readonly Block[], from: number): TabColumns | undefined {
  const first = tabbed(blocks[from])
  if (first === undefined) return undefined
  const stops = first.stops ?? []
  const key = keyOf(stops)
  const rows: string[][] = []
  for (let at = from; at < blocks.length; at++) {
    const block = tabbed(blocks[at])
    if (block === undefined || keyOf(block.stops ?? []) !== key) break
    const parts = partsOf(block.text)
    // Without stops, tabs are counted; with stops it is the stops that make the columns.
    if (stops.length === 0 && rows[0] !== undefined && parts.length !== rows[0].length) break
    rows.push(parts)
  }
  if (rows.length < 2 && stops.length === 0) return undefined
  const isEven = rows.every((row) => row.length === rows[0]?.length)
  return { rows: isEven ? rows : rows.map((row) => byStops(row, stops)), stops }
}

function tabbed(block: Block | undefined): Paragraph | undefined {
  if (block?.kind !== 'paragraph' || block.grid !== undefined || block.text.includes('\n')) return undefined
  const count = partsOf(block.text).length
  return count > 1 && count <= MOST_COLUMNS ? block : undefined
}

const partsOf = (text: string): string[] =>
  text
    .trimEnd()
    .split(PARTS)
    .map((part) => part.trim())

const keyOf = (stops: readonly TabStop[]) => stops.map(({ at, align }) => `${at}${align}`).join(' ')

/** Where the rows have different counts of tabs, each tab leads to the next stop behind the text before it. */
function byStops(parts: readonly string[], stops: readonly TabStop[]): string[] {
  const cells: string[] = []
  let x = 0
  let column = 0
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      column++
      while (column - 1 < stops.length && (stops[column - 1]?.at ?? 0) <= x) column++
    }
    while (cells.length < column) cells.push('')
    cells.push(part)
    const stop = stops[column - 1]
    const wide = textWidth(part, SIZE) * NARROW
    x =
      column === 0 ? wide : stop === undefined ? x + wide : stop.align === 'right' ? stop.at : stop.at + wide
  }
  return cells
}

/** Sets the rows in columns; what is too long for its column goes on under itself. */
export function setTabColumns({ rows, stops }: TabColumns, width: number): Strip {
  const count = Math.max(...rows.map((row) => row.length))
  const slots = slotsOf(rows, count, stops, width)
  const strip = emptyStrip()
  for (const row of rows) {
    const cells = row.map((text, column) => {
      const slot = slots[column] ?? { from: 0, to: width }
      const cell = setParagraph({ kind: 'paragraph', text }, slot.to - slot.from)
      if (stops[column - 1]?.align === 'right') alignRight(cell, slot.to - slot.from)
      return { cell, x: slot.from }
    })
    for (const { cell, x } of cells) paste(strip, cell, x, strip.height, true)
    strip.height += Math.max(...cells.map(({ cell }) => cell.height))
    strip.breaks.push(strip.height)
  }
  return strip
}

type Slot = { from: number; to: number }

function slotsOf(
  rows: readonly (readonly string[])[],
  count: number,
  stops: readonly TabStop[],
  width: number,
): Slot[] {
  const columns = Array.from({ length: count }, (_, column) => rows.map((row) => row[column] ?? ''))
  const most = columns.map((texts) => Math.max(0, ...texts.map((text) => textWidth(text, SIZE) + 1)))
  const given = slotsAtStops(most, stops, width)
  if (given !== undefined) return given
  const least = columns.map((texts) =>
    Math.max(0, ...texts.flatMap((text) => text.split(/\s+/).map((word) => textWidth(word, SIZE) + 1))),
  )
  const room = width - GAP * (count - 1)
  let from = 0
  return share(most, least, room).map((wide) => {
    const slot = { from, to: from + wide }
    from += wide + GAP
    return slot
  })
}

/** The columns where the writer's own stops set them, if all texts fit so. */
function slotsAtStops(most: readonly number[], stops: readonly TabStop[], width: number): Slot[] | undefined {
  const slots: Slot[] = []
  for (const [column, wide] of most.entries()) {
    const stop = column === 0 ? { at: 0, align: 'left' } : stops[column - 1]
    if (stop === undefined) return undefined
    const at = Math.min(stop.at, width)
    slots.push(stop.align === 'right' ? { from: at - wide, to: at } : { from: at, to: at + wide })
  }
  const fits = slots.every(
    ({ from, to }, index) => to <= width && from >= (index === 0 ? 0 : (slots[index - 1]?.to ?? 0) + GAP),
  )
  return fits ? slots : undefined
}

/** Gives each what it wants if there is room; else short columns theirs and the long ones the rest. */
function share(most: readonly number[], least: readonly number[], room: number): number[] {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  if (sum(most) <= room) return [...most]
  if (sum(least) >= room) return least.map((value) => (value * room) / Math.max(sum(least), 1))
  // The highest bound for the long ones that keeps all within the room.
  let [low, high] = [0, room]
  const bounded = (bound: number) =>
    most.map((value, index) => Math.max(Math.min(value, bound), least[index] ?? 0))
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2
    if (sum(bounded(middle)) <= room) low = middle
    else high = middle
  }
  return bounded(low)
}

function alignRight(strip: Strip, width: number): void {
  const lines = Map.groupBy(strip.words, ({ box }) => box.y)
  for (const line of lines.values()) {
    const end = Math.max(...line.map(({ box }) => box.x + box.width))
    for (const { box } of line) box.x += Math.max(width - end, 0)
  }
}
