import { type Block, type Cell, paragraph, type Table } from './blocks.ts'

const MOST_COLUMNS = 20

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
    if (columns === undefined) continue
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
    if (rows > most) {
      most = rows
      best = columns
    }
  }
  return best
}

function cellOf(text: string): Cell {
  return { blocks: text.split('\n').map((line) => paragraph(line)), colSpan: 1, rowSpan: 1 }
}
