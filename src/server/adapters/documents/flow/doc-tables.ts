import { type Block, type Cell, paragraph, type Table } from './blocks.ts'

const MOST_COLUMNS = 20
/** Beyond so many columns two rows may be closed by chance, where cells are empty. */
const FEW_COLUMNS = 6

/**
 * Finds the tables in the text of an old Word document, where each cell ends with a tab and each row with one
 * more: a table of n columns has an empty piece after every n pieces.
 */
export function splitTables(text: string): Block[] {
  const blocks: Block[] = []
  let rest = text
  for (;;) {
    const found = nextTable(rest)
    if (found === undefined) break
    for (const line of found.before) blocks.push(paragraph(line))
    blocks.push(found.table)
    rest = found.after
  }
  for (const line of rest.split('\n')) blocks.push(paragraph(line))
  return blocks
}

function nextTable(text: string): { before: string[]; table: Table; after: string } | undefined {
  for (let at = text.indexOf('\t\t'); at >= 0; at = text.indexOf('\t\t', at + 1)) {
    // The first row begins with the line that holds its first cell's first tab.
    const firstTab = text.lastIndexOf('\n', at) + 1
    const pieces = text.slice(firstTab).split('\t')
    const columns = columnsOf(pieces)
    if (columns === undefined) {
      const uneven = unevenTable(text, firstTab)
      if (uneven === undefined) continue
      return uneven
    }
    const rows: Cell[][] = []
    let used = 0
    while (pieces[used + columns] === '' && used + columns < pieces.length - 1) {
      rows.push(pieces.slice(used, used + columns).map(cellOf))
      used += columns + 1
    }
    const before = text.slice(0, firstTab).split('\n')
    if (before.at(-1) === '') before.pop()
    return { before, table: { kind: 'table', rows }, after: pieces.slice(used).join('\t') }
  }
  return undefined
}

/** Rows of different lengths: each ends at the double tab, and an empty cell cannot be told from that. */
function unevenTable(text: string, from: number): ReturnType<typeof nextTable> {
  const end = text.indexOf('\n', text.lastIndexOf('\t\t', endOfLine(text, from)))
  const line = text.slice(from, end < 0 ? text.length : end)
  const rows = line.split(/\t\t+/)
  const after = rows.pop() ?? ''
  if (rows.length < 2) return undefined
  const before = text.slice(0, from).split('\n')
  if (before.at(-1) === '') before.pop()
  return {
    before,
    table: { kind: 'table', rows: rows.map((row) => row.split('\t').map(cellOf)) },
    after: after + text.slice(from + line.length),
  }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

/** The number of columns for which the rows are closed most often, at least twice for it not to be chance. */
function columnsOf(pieces: readonly string[]): number | undefined {
  let best: number | undefined
  let most = 1
  for (let columns = 2; columns <= MOST_COLUMNS; columns++) {
    let rows = 0
    while (
      pieces[rows * (columns + 1) + columns] === '' &&
      rows * (columns + 1) + columns < pieces.length - 1 &&
      pieces.slice(rows * (columns + 1), rows * (columns + 1) + columns).some((piece) => piece !== '')
    )
      rows++
    if (rows > most && (columns <= FEW_COLUMNS || rows > 2)) {
      most = rows
      best = columns
    }
  }
  return best
}

function cellOf(text: string): Cell {
  return { blocks: text.split('\n').map((line) => paragraph(line)), colSpan: 1, rowSpan: 1 }
}
