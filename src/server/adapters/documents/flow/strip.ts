import type { Box } from '#protocol/evidence.ts'
import type { LooseWord } from '../loose.ts'

/** An endless page: what stands on it, and where it may be cut. */
export type Strip = {
  height: number
  words: LooseWord[]
  rules: Box[]
  /** Heights where a page may end. */
  breaks: number[]
  /** Heights where it may end if there is nothing better: between two lines of a row taller than a page. */
  weak: number[]
  /** Heights where it must end. */
  forced: number[]
}

export const emptyStrip = (): Strip => ({ height: 0, words: [], rules: [], breaks: [], weak: [], forced: [] })

/** Puts one strip onto another at a place; the other's breaks become weak where the place is within a row. */
export function paste(onto: Strip, strip: Strip, x: number, y: number, isInRow: boolean): void {
  for (const word of strip.words)
    onto.words.push({ ...word, box: { ...word.box, x: word.box.x + x, y: word.box.y + y } })
  for (const rule of strip.rules) onto.rules.push({ ...rule, x: rule.x + x, y: rule.y + y })
  const breaks = isInRow ? onto.weak : onto.breaks
  for (const at of strip.breaks) breaks.push(at + y)
  for (const at of strip.weak) onto.weak.push(at + y)
  if (!isInRow) for (const at of strip.forced) onto.forced.push(at + y)
}

export type Slice = { words: LooseWord[]; rules: Box[] }

/** Cuts a strip into pages of a height. */
export function cut(strip: Strip, height: number): Slice[] {
  const breaks = [...strip.breaks].sort((a, b) => a - b)
  const weak = [...strip.weak].sort((a, b) => a - b)
  const forced = [...strip.forced].sort((a, b) => a - b)
  const cuts: number[] = []
  let from = 0
  while (from < strip.height - 0.5) {
    const limit = from + height
    const must = forced.find((at) => at > from + 0.5 && at <= limit)
    const to =
      must ??
      (strip.height <= limit ? strip.height : (last(breaks, from, limit) ?? last(weak, from, limit) ?? limit))
    cuts.push(to)
    from = to
  }
  const slices: Slice[] = cuts.map(() => ({ words: [], rules: [] }))
  const pageOf = (y: number) => Math.min(firstAbove(cuts, y), slices.length - 1)
  for (const word of strip.words) {
    const page = pageOf(word.box.y + word.box.height / 2)
    const box = { ...word.box, y: word.box.y - (cuts[page - 1] ?? 0) }
    slices[page]?.words.push({ ...word, box })
  }
  for (const rule of strip.rules) putRule(rule, cuts, pageOf, slices)
  return slices
}

/** A border of a row that had to be cut goes on on the next page. */
function putRule(rule: Box, cuts: number[], pageOf: (y: number) => number, slices: Slice[]): void {
  const lastPage = pageOf(rule.y + rule.height - 0.005)
  for (let page = pageOf(rule.y + 0.005); page <= lastPage; page++) {
    const top = cuts[page - 1] ?? 0
    const from = Math.max(rule.y, top)
    const to = Math.min(rule.y + rule.height, cuts[page] ?? Number.POSITIVE_INFINITY)
    slices[page]?.rules.push({ ...rule, y: from - top, height: Math.max(to - from, 0) })
  }
}

function last(sorted: readonly number[], from: number, limit: number): number | undefined {
  const index = firstAbove(sorted, limit) - 1
  const found = sorted[index]
  return found !== undefined && found > from + 0.5 ? found : undefined
}

/** The index of the first that is above a value, in a sorted list. */
function firstAbove(sorted: readonly number[], value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}
