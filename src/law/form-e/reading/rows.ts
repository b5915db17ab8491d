import { parseDate } from '../../text/dates.ts'
import { textOf } from '../../text/lines.ts'
import type { FieldDefinition } from '../items.ts'
import type { Band } from './bands.ts'
import { type Block, bottomOf } from './blocks.ts'
import { cellsOf } from './columns.ts'
import type { Column } from './header.ts'
import type { Sheet } from './sheet.ts'
import { looksLikeValue } from './values.ts'

/** The blocks of one row of a table, by definition index. */
export type RowBlocks = Map<number, Block[]>

interface Piece {
  band: Band
  cells: RowBlocks
  /** Nothing in common with the lines around it but by nearness. */
  anchor: boolean
  ruled: boolean
}

/**
 * Gathers the lines of a table's body into rows: by its rules where it has any; else every line that holds a figure,
 * a date or the like begins (or is the middle of) a row, and lines of words alone go with the nearer row.
 */
export function rowsOf(
  body: readonly Band[],
  columns: readonly Column[],
  boundaries: readonly number[],
  definitions: readonly FieldDefinition[],
  sheets: ReadonlyMap<number, Sheet>,
): RowBlocks[] {
  const pieces = body
    .map((band) => pieceOf(band, columns, boundaries, definitions))
    .filter((piece) => piece.cells.size > 0)
  const anyAnchor = pieces.some(({ anchor }) => anchor)
  if (!anyAnchor)
    for (const piece of pieces) piece.anchor = piece.cells.has(firstIndex(columns)) || piece.ruled
  const groups: Piece[][] = []
  pieces.forEach((piece, index) => {
    const group = groups.at(-1)
    const previous = pieces[index - 1]
    const next = pieces[index + 1]
    if (!group || !previous || !joins(piece, previous, next, group, sheets)) groups.push([piece])
    else group.push(piece)
  })
  return groups.map((group) => {
    const row: RowBlocks = new Map()
    for (const { cells } of group) {
      for (const [index, blocks] of cells) row.set(index, [...(row.get(index) ?? []), ...blocks])
    }
    return row
  })
}

const firstIndex = (columns: readonly Column[]): number =>
  columns.find(({ index }) => index !== null)?.index ?? 0

function pieceOf(
  band: Band,
  columns: readonly Column[],
  boundaries: readonly number[],
  definitions: readonly FieldDefinition[],
): Piece {
  const cells: RowBlocks = new Map()
  let anchor = false
  cellsOf(band, columns, boundaries).forEach((blocks, column) => {
    const index = columns[column]?.index
    if (blocks.length === 0 || index === null || index === undefined) return
    cells.set(index, blocks)
    const kind = definitions[index]?.kind
    const text = blocks.map(({ words }) => textOf(words)).join(' ')
    if (kind === 'money' || kind === 'date' || kind === 'percent')
      anchor ||=
        looksLikeValue(text) || /^\W*\d{1,3}\W*$/.test(text) || /^(?:nil|n\/a|none|tbc|unknown)\b/i.test(text)
  })
  return { band, cells, anchor, ruled: band.blocks.every(({ cell, field }) => cell !== null || field) }
}

function joins(
  piece: Piece,
  previous: Piece,
  next: Piece | undefined,
  group: readonly Piece[],
  sheets: ReadonlyMap<number, Sheet>,
): boolean {
  if (piece.band.page !== previous.band.page) return false
  const split = ruleBetween(previous.band, piece.band, sheets.get(piece.band.page))
  if (split !== null && !(piece.anchor && group.some(({ anchor }) => anchor))) return !split
  if (piece.ruled || previous.ruled) return false
  const hasAnchor = group.some(({ anchor }) => anchor)
  const gap = piece.band.top - previous.band.bottom
  if (piece.anchor && hasAnchor)
    return gap < (piece.band.blocks[0]?.usual ?? 10) * 0.6 && endsDate(piece, group)
  const after =
    next && next.band.page === piece.band.page ? next.band.top - piece.band.bottom : Number.POSITIVE_INFINITY
  if (piece.anchor) return gap < (piece.band.blocks[0]?.usual ?? 10) * 0.8
  if (!hasAnchor) return true
  return gap <= after + 1
}

/** "6 Jun" above "2026": the only figure of this line is the end of a date that began above. */
function endsDate({ cells }: Piece, group: readonly Piece[]): boolean {
  const figures = [...cells].filter(([, blocks]) => blocks.some(({ words }) => /\d/.test(textOf(words))))
  const [only] = figures
  if (figures.length !== 1 || !only) return false
  const [index, blocks] = only
  const above = group.flatMap((piece) => piece.cells.get(index) ?? [])
  const begun = textOf(above.flatMap(({ words }) => words))
  const whole = textOf([...above, ...blocks].flatMap(({ words }) => words))
  return begun !== '' && parseDate(begun) === null && parseDate(whole) !== null
}

/** True where a rule parts the bands, false where the table is ruled but not here; null where it has no rules. */
function ruleBetween(above: Band, below: Band, sheet: Sheet | undefined): boolean | null {
  if (!sheet) return null
  const x = below.blocks[0]?.box.x ?? 0
  const crossing = sheet.rulings.horizontal.filter(({ from, to }) => from <= x + 3 && to >= x + 20)
  const lastLine = above.blocks.reduce((most, { box }) => Math.max(most, bottomOf(box)), 0)
  const firstLine = below.blocks.reduce((least, { box }) => Math.min(least, box.y), Number.POSITIVE_INFINITY)
  const between = crossing.some(({ at }) => at > lastLine - 4 && at < firstLine + 4)
  if (between) return true
  const ruled =
    crossing.some(({ at }) => at >= firstLine && at < firstLine + 80) &&
    crossing.some(({ at }) => at <= lastLine && at > lastLine - 80)
  return ruled ? false : null
}
