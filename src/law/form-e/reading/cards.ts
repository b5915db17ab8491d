import { type Block, sameRow } from './blocks.ts'
import type { Matcher } from './matcher.ts'
import { type Pair, pairsIn } from './pairs.ts'
import type { RowBlocks } from './rows.ts'

/**
 * Reads the rows of an item that is printed as cards: the labels of a row with its answers, again for each asset,
 * one below another or side by side; or one list of labels with a column of answers for each asset.
 */
export function cardsIn(
  blocks: readonly Block[],
  matcher: Matcher,
  onlyFields: boolean,
  abreastToo = true,
): { rows: RowBlocks[]; loose: Block[] } {
  const { pairs, loose } = pairsIn(blocks, matcher, onlyFields)
  const known = pairs.filter(({ index }) => index !== null)
  const strips = abreastToo ? stripsOf(known) : [0]
  if (strips.length > 1) {
    const each = strips.map((from, at) => {
      const to = strips[at + 1] ?? Number.POSITIVE_INFINITY
      return cardsIn(
        blocks.filter(({ box }) => box.x >= from - 4 && box.x < to - 4),
        matcher,
        onlyFields,
        false,
      )
    })
    const longest = Math.max(...each.map(({ rows }) => rows.length))
    const rows: RowBlocks[] = []
    for (let at = 0; at < longest; at++) {
      for (const strip of each) {
        const row = strip.rows[at]
        if (row) rows.push(row)
      }
    }
    return { rows, loose: each.flatMap((strip) => strip.loose) }
  }
  const abreast = columnsOfAnswers(known)
  if (abreast) return { rows: abreast, loose }
  return { rows: stacked(pairs), loose }
}

/** Where cards stand side by side: the left edges at which the same label comes again in one row. */
function stripsOf(pairs: readonly Pair[]): number[] {
  for (const pair of pairs) {
    const same = pairs.filter(
      (other) => other.index === pair.index && (other === pair || sameRow(other.label, pair.label)),
    )
    if (same.length < 2) continue
    const first = Math.min(...pairs.map(({ label }) => label.box.x))
    const offset = Math.min(...same.map(({ label }) => label.box.x)) - first
    return same.map(({ label }) => label.box.x - offset).sort((a, b) => a - b)
  }
  return [0]
}

/** Labels down the left and an answer for each asset beside them. Null where most labels have one answer. */
function columnsOfAnswers(pairs: readonly Pair[]): RowBlocks[] | null {
  if (new Set(pairs.map(({ index }) => index)).size < pairs.length) return null
  const beside = pairs.map((pair) =>
    pair.values.filter((value) => (value.cell !== null || value.field) && sameRow(value, pair.label)),
  )
  const several = beside.filter((values) => values.length >= 2)
  if (several.length < 3 || several.length * 2 < beside.filter((values) => values.length > 0).length)
    return null
  const widest = several.reduce((most, values) => (values.length > most.length ? values : most))
  const centres = widest.map(({ box, cell }) => (cell ?? box).x).sort((a, b) => a - b)
  return centres.map((left, column) => {
    const to = centres[column + 1] ?? Number.POSITIVE_INFINITY
    const row: RowBlocks = new Map()
    pairs.forEach(({ index }, at) => {
      const own = (beside[at] ?? []).filter(({ box }) => box.x >= left - 4 && box.x < to - 4)
      if (index !== null && own.length > 0) row.set(index, own)
    })
    return row
  })
}

function stacked(pairs: readonly Pair[]): RowBlocks[] {
  const rows: RowBlocks[] = []
  let seen = new Set<number>()
  let row: RowBlocks = new Map()
  const close = (): void => {
    if (row.size > 0) rows.push(row)
    row = new Map()
    seen = new Set()
  }
  for (const { index, values, counted } of pairs) {
    if (counted && seen.size > 0) close()
    if (index === null) continue
    if (seen.has(index)) close()
    seen.add(index)
    if (values.length > 0) row.set(index, [...(row.get(index) ?? []), ...values])
  }
  close()
  return rows
}
