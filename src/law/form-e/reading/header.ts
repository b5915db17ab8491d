import { splitAtGaps, textOf } from '../../text/lines.ts'
import type { Band } from './bands.ts'
import { type Block, blockOf, extent, rightOf } from './blocks.ts'
import { contradicts, fillByKind, kindUnder } from './kinds.ts'
import { LABEL, labelScores, type Matcher } from './matcher.ts'
import { isPrinted } from './printed.ts'
import { looksLikeMoney, looksLikeValue } from './values.ts'

/** A column as printed: where it stands and which definition it is for (null: none that we know). */
export interface Column {
  left: number
  right: number
  text: string
  index: number | null
  ruled: boolean
}

export interface Header {
  columns: Column[]
  /** How many bands it takes up. */
  bands: number
  score: number
}

const OVERLAP = 0.3

/** A line of the form's own, over the whole width. */
export function isRemark({ blocks }: Band): boolean {
  const [only] = blocks
  return (
    blocks.length === 1 &&
    only !== undefined &&
    !only.field &&
    isPrinted(textOf(only.words)) &&
    only.words.length > 4
  )
}

/** The header of a table that begins with the band at `at`, if there is one. */
export function headerAt(bands: readonly Band[], at: number, matcher: Matcher): Header | null {
  let best: Header | null = null
  const first = bands[at]
  if (!first || isRemark(first)) return null
  for (let count = 1; count <= 6; count++) {
    const zone = bands.slice(at, at + count)
    const last = zone.at(-1)
    if (zone.length < count || !last) break
    const before = zone.at(-2)
    const usual = first.blocks[0]?.usual ?? 10
    // A header may be broken by the end of a page.
    if (before && last.page === before.page && last.top - before.bottom > usual * 0.9) break
    if (before && last.page !== before.page && (count < 2 || last.blocks.some(({ cell }) => cell !== null)))
      break
    if (last.blocks.some((block) => block.field || isWritten(block, last))) break
    const header = headerOf(zone, bands.slice(at + count, at + count + 8), matcher)
    if (header && (best === null || header.score > best.score + 0.01)) best = header
  }
  const styled = styledHeader(bands, at, matcher)
  return styled && (best === null || isBetter(styled, best)) ? styled : best
}

const knownIn = ({ columns }: Header): number => columns.filter(({ index }) => index !== null).length
const isBetter = (a: Header, b: Header): boolean =>
  knownIn(a) > knownIn(b) || (knownIn(a) === knownIn(b) && a.bands > b.bands)

/**
 * The header where the way it is set shows that it is one: lines of the form's own words above lines of answers.
 * Then heads in unknown words are told by what stands below them.
 */
function styledHeader(bands: readonly Band[], at: number, matcher: Matcher): Header | null {
  const ruled = isRuledHead(bands, at, matcher)
  const zone = ruled ? bands.slice(at, at + 1) : headLines(bands, at)
  const below = bands.slice(at + zone.length, at + zone.length + 8)
  const next = below[0]
  if (zone.length === 0 || !next || matcher.definitions.length < 2) return null
  if (!ruled && (next.blocks.some(isPrintedKind) || !zone.some(({ blocks }) => blocks.length > 1)))
    return null
  const { columns, taken, total, strong } = matchedColumns(zone, below, matcher, ruled ? 0.45 : 0.7)
  const heads = columns.filter(({ text }) => !NUMBERING.test(text))
  if (heads.length < 2 || heads.length > matcher.definitions.length + 1) return null
  fillByKind(
    columns.filter(({ text, index }) => index !== null || !NUMBERING.test(text)),
    taken,
    matcher,
    below.filter(({ blocks }) => !blocks.some(isPrintedKind)),
  )
  const unmatched = heads.filter(({ index }) => index === null).length
  if (strong === 0 && (unmatched > 0 || heads.length < matcher.definitions.length)) return null
  return unmatched > heads.length / 2 ? null : { columns, bands: zone.length, score: total + 0.5 }
}

const isPrintedKind = ({ kind }: Block): boolean => kind === 'printed'

/**
 * The first row of a grid whose other rows stand in the same columns, hold figures and no labels: its heads, though
 * they be set like everything else and in unknown words. A column that numbers the rows makes it sure.
 */
function isRuledHead(bands: readonly Band[], at: number, matcher: Matcher): boolean {
  const head = bands[at]
  const lefts = (head?.blocks ?? []).map(({ cell }) => (cell ? Math.round(cell.x) : null))
  if (!head || lefts.length < 2 || lefts.includes(null)) return false
  if (head.blocks.some((block) => block.field || isWritten(block, head))) return false
  const stands = ({ cell }: Block): boolean =>
    cell !== null && lefts.some((left) => Math.abs((left ?? -99) - cell.x) < 3)
  const rows: Band[] = []
  for (const band of bands.slice(at + 1, at + 9)) {
    if (!band.blocks.every(stands)) break
    rows.push(band)
  }
  const blocks = rows.flatMap((row) => row.blocks)
  const numbered =
    NUMBERING.test(textOf(head.blocks[0]?.words ?? [])) &&
    rows.length > 0 &&
    rows.every((row) => /^\W*(?:\d{1,2}|[a-z])\W*$/i.test(textOf(row.blocks[0]?.words ?? [])))
  if (numbered) return true
  const labels = blocks.filter(({ words }) => Math.max(...labelScores(matcher, textOf(words))) >= LABEL)
  return labels.length === 0 && blocks.some((block) => looksLikeMoney(textOf(block.words)))
}

function headLines(bands: readonly Band[], at: number): Band[] {
  const zone: Band[] = []
  for (const band of bands.slice(at, at + 6)) {
    const before = zone.at(-1)
    const usual = band.blocks[0]?.usual ?? 10
    if (before && (before.page !== band.page || band.top - before.bottom > usual * 0.9)) break
    if (band.blocks.some((block) => block.kind !== 'printed' || isWritten(block, band))) break
    zone.push(band)
  }
  return zone
}

/** A figure, a date, a yes: no header has them. "No." at the left edge is the column that numbers the rows. */
function isWritten({ words }: Block, { blocks }: Band): boolean {
  const text = textOf(words)
  if (/^(?:No\.?|Nr\.?|#)$/.test(text) && blocks[0]?.words === words) return false
  return (
    looksLikeValue(text) ||
    words.some((word) => /^£?\d[\d,]*\.\d\d$|^£\d|^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(word.text))
  )
}

/** A column that only numbers the rows is none of the form's. */
const NUMBERING = /^(?:no\.?|nr\.?|#|ref\.?|item no\.?)$/i

interface Matched {
  columns: Column[]
  taken: Set<number>
  total: number
  strong: number
}

/** The heads of a zone, each with the definition that it fits best, none twice. */
function matchedColumns(
  zone: readonly Band[],
  body: readonly Band[],
  matcher: Matcher,
  least = 0.45,
): Matched {
  const clusters = clustersOf(
    zone.flatMap(({ blocks }) => blocks.flatMap(closely).flatMap((block) => halves(block, matcher))),
  )
  const none = matcher.definitions.map(() => 0)
  const scores = clusters.map(({ text }) => (NUMBERING.test(text) ? none : labelScores(matcher, text)))
  const columns: Column[] = clusters.map((cluster) => ({ ...cluster, index: null }))
  const kinds = columns.map((column) => kindUnder(column, columns, body))
  const taken = new Set<number>()
  let total = 0
  let strong = 0
  for (;;) {
    let best = { score: least, column: -1, index: -1 }
    scores.forEach((row, column) => {
      if (columns[column]?.index !== null) return
      row.forEach((score, index) => {
        if (taken.has(index) || score <= best.score + 0.001) return
        if (!contradicts(matcher.definitions[index]?.kind, kinds[column] ?? null))
          best = { score, column, index }
      })
    })
    const column = columns[best.column]
    if (!column) break
    column.index = best.index
    taken.add(best.index)
    total += best.score
    if (best.score >= LABEL) strong++
  }
  return { columns, taken, total, strong }
}

function headerOf(zone: readonly Band[], body: readonly Band[], matcher: Matcher): Header | null {
  const { columns, taken, total, strong } = matchedColumns(zone, body, matcher)
  const matched = taken.size
  if (matched >= 3) fillBetween(columns, taken, matcher.definitions.length)
  const unmatched = columns.filter(
    ({ index, text }) => index === null && !/^(?:number|£)?$/i.test(text) && !NUMBERING.test(text),
  ).length
  const single = matcher.definitions.length === 1
  if (strong < 1 || (matched < 2 && !single) || unmatched > matched) return null
  if (single && columns.length > 2) return null
  return { columns, bands: zone.length, score: total - unmatched * 0.3 - (zone.length - 1) * 0.02 }
}

/** A column in unknown words between two known ones is what the form has between them, where that leaves no choice. */
function fillBetween(columns: Column[], taken: Set<number>, definitions: number): void {
  for (let at = 0; at < columns.length; at++) {
    if (columns[at]?.index !== null || /^(?:no\.?|nr\.?|#)$/i.test(columns[at]?.text ?? '')) continue
    const end = columns.findIndex(({ index }, other) => other > at && index !== null)
    const before = at === 0 ? -1 : (columns[at - 1]?.index ?? -1)
    const after = end < 0 ? definitions : (columns[end]?.index ?? definitions)
    const run = columns.slice(at, end < 0 ? columns.length : end)
    const free = Array.from(
      { length: Math.max(after - before - 1, 0) },
      (_, offset) => before + 1 + offset,
    ).filter((index) => !taken.has(index))
    if (free.length === run.length) {
      run.forEach((column, offset) => {
        const index = free[offset]
        if (index === undefined) return
        column.index = index
        taken.add(index)
      })
    }
    at += run.length - 1
  }
}

/** Without rules the heads of narrow columns may stand hardly further apart than words do. */
function closely(block: Block): Block[] {
  if (block.cell || block.field) return [block]
  return block.lines.flatMap((line) =>
    splitAtGaps(line, Math.max(block.space * 1.5, block.usual * 0.34)).flatMap(
      (words) => blockOf(block, [words]) ?? [],
    ),
  )
}

/** Two heads that stand no further apart than words do, if each half is a head of its own. */
function halves(block: Block, matcher: Matcher): Block[] {
  if (block.cell || block.field || block.words.length < 2 || block.words.length > 8) return [block]
  const best = (words: Block['words']): { score: number; index: number } => {
    const scores = labelScores(matcher, textOf(words))
    const score = Math.max(...scores)
    return { score, index: scores.indexOf(score) }
  }
  if (best(block.words).score >= 0.9) return [block]
  for (let at = 1; at < block.words.length; at++) {
    const [left, right] = [block.words.slice(0, at), block.words.slice(at)]
    const [a, b] = [best(left), best(right)]
    if (a.score < 0.95 || b.score < 0.95 || a.index === b.index) continue
    return [left, right].flatMap((words) => blockOf(block, [words]) ?? [])
  }
  return [block]
}

/** Stacks the words of a header that stand over one another; words over several columns go with each of them. */
function clustersOf(blocks: readonly Block[]): Omit<Column, 'index'>[] {
  const spanners = blocks.filter((block) => {
    const under = blocks.filter(
      (other) => other !== block && overlap(block, other) > OVERLAP && extent(other).y > extent(block).y,
    )
    return under.some((a) =>
      under.some((b) => a !== b && overlap(a, b) <= 0 && Math.abs(a.box.y - b.box.y) < a.usual),
    )
  })
  const leaves = blocks.filter((block) => !spanners.includes(block))
  const clusters: Block[][] = []
  for (const block of leaves) {
    const cluster = clusters.find((members) => members.some((member) => overlap(member, block) > OVERLAP))
    if (cluster) cluster.push(block)
    else clusters.push([block])
  }
  return clusters
    .map((members) => {
      const left = Math.min(...members.map((block) => extent(block).x))
      const right = Math.max(...members.map((block) => rightOf(extent(block))))
      const over = spanners.filter((block) => block.box.x < right && rightOf(block.box) > left)
      const stacked = [...over, ...members].sort((a, b) => a.box.y - b.box.y)
      const text = stacked.map((block) => textOf(block.words)).join(' ')
      return { left, right, text, ruled: members.some(({ cell }) => cell !== null) }
    })
    .sort((a, b) => a.left - b.left)
}

/** The share of the narrower block that stands over or under the other. */
function overlap(a: Block, b: Block): number {
  const both = Math.min(rightOf(extent(a)), rightOf(extent(b))) - Math.max(extent(a).x, extent(b).x)
  return both / Math.max(Math.min(extent(a).width, extent(b).width), 1)
}
