import type { Word } from '#protocol/document.ts'
import { textOf } from '../../text/lines.ts'
import { type Band, bandsOf } from './bands.ts'
import type { Block } from './blocks.ts'
import { boundariesOf } from './columns.ts'
import { type Column, type Header, headerAt, isRemark } from './header.ts'
import { labelScores, type Matcher } from './matcher.ts'
import { type RowBlocks, rowsOf } from './rows.ts'
import type { Sheet } from './sheet.ts'
import { looksLikeValue } from './values.ts'

interface Table {
  header: Header
  body: Band[]
}

export interface Tables {
  rows: RowBlocks[]
  /** Everything that the tables hold, headers too. */
  used: Set<Word>
}

/** Reads the rows of an item that is printed as a table. Null where no header is to be found. */
export function tablesIn(
  blocks: readonly Block[],
  matcher: Matcher,
  sheets: ReadonlyMap<number, Sheet>,
): Tables | null {
  const bands = bandsOf(blocks)
  const tables: Table[] = []
  for (let at = 0; at < bands.length; at++) {
    const begun = betterHeader(bands, at, matcher)
    const header = begun && tables.every(({ header: other }) => agrees(begun, other)) ? begun : null
    const next = header ? bands[at + header.bands] : undefined
    if (header && (!next || !isLabels(next, matcher) || headerAt(bands, at + header.bands, matcher))) {
      const before = tables.at(-1)
      const again = before && sameHeader(before.header, header) && samePlace(before.header, header)
      if (!again) tables.push({ header, body: [] })
      at += header.bands - 1
      continue
    }
    const band = bands[at]
    if (band && tables.length > 0 && !isRemark(band)) tables.at(-1)?.body.push(band)
  }
  if (tables.length === 0) return null
  const used = new Set<Word>()
  for (const { blocks: own } of bands.slice(
    bands.findIndex((_, at) => headerAt(bands, at, matcher) !== null),
  )) {
    for (const { words } of own) for (const word of words) used.add(word)
  }
  return { rows: merged(tables, matcher, sheets), used }
}

/** Within a table only its own header comes again, or that of other columns: not a row that happens to sound like one. */
function agrees(header: Header, before: Header): boolean {
  const keys = keysOf(header)
  const known = keysOf(before)
  const shared = [...keys].filter((key) => known.has(key)).length
  return shared === 0 || shared >= Math.max(keys.size, known.size) * 0.7
}

const keysOf = ({ columns }: Header): Set<number> =>
  new Set(columns.map(({ index }) => index).filter((index) => index !== null))

/** The header that begins here, unless a better one begins in the next band. */
function betterHeader(bands: readonly Band[], at: number, matcher: Matcher): Header | null {
  const here = headerAt(bands, at, matcher)
  const next = here ? headerAt(bands, at + 1, matcher) : null
  return here && next && next.score > here.score + 0.3 && here.bands > 1 ? null : here
}

/** How many columns the best header names. */
export function widthOf(blocks: readonly Block[], matcher: Matcher): number {
  const bands = bandsOf(blocks)
  return Math.max(
    0,
    ...bands.map(
      (_, at) => headerAt(bands, at, matcher)?.columns.filter(({ index }) => index !== null).length ?? 0,
    ),
  )
}

/** A row that is itself labels: then what stands above it is no table's header but a card's first line. */
function isLabels({ blocks }: Band, matcher: Matcher): boolean {
  return blocks.some((block) => {
    const text = textOf(block.words)
    return block.kind !== 'answer' && !looksLikeValue(text) && Math.max(...labelScores(matcher, text)) >= 0.9
  })
}

const known = ({ columns }: Header): string => columns.map(({ index }) => index ?? '-').join(' ')
const sameHeader = (a: Header, b: Header): boolean => known(a) === known(b)
const samePlace = (a: Header, b: Header): boolean =>
  a.columns.every((column, at) => Math.abs(column.left - (b.columns[at]?.left ?? -99)) < 12)

function merged(tables: readonly Table[], matcher: Matcher, sheets: ReadonlyMap<number, Sheet>): RowBlocks[] {
  let rows: RowBlocks[] = []
  let last: { rows: RowBlocks[]; keys: Set<number> } | null = null
  for (const { header, body } of tables) {
    const columns: readonly Column[] = header.columns
    const own = rowsOf(body, columns, boundariesOf(columns, body), matcher.definitions, sheets).filter(
      isWritten,
    )
    const keys = keysOf(header)
    // A wide table printed as two, one under the other, or a card set in several rows of cells.
    if (last && last.rows.length === own.length && [...keys].every((key) => !last?.keys.has(key))) {
      last.rows.forEach((row, at) => {
        for (const [index, blocks] of own[at] ?? []) row.set(index, blocks)
      })
      for (const key of keys) last.keys.add(key)
    } else {
      rows = [...rows, ...own]
      last = { rows: own, keys }
    }
  }
  return rows
}

/** A row in which something is written: not only its printed number or a lonely £. */
function isWritten(row: RowBlocks): boolean {
  const text = [...row.values()]
    .flat()
    .map(({ words }) => textOf(words))
    .join(' ')
  return /[\p{L}\p{N}☒☑✓✔]/u.test(text) && !/^\W*(?:sub-?\s?)?total\W*$/i.test(text)
}
