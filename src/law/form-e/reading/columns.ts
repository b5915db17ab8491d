import type { Word } from '#protocol/document.ts'
import { splitAtGaps, textOf } from '../../text/lines.ts'
import type { Band } from './bands.ts'
import { type Block, blockOf, rightOf } from './blocks.ts'
import type { Column } from './header.ts'

/** Where one column ends and the next begins: the white valley between their words. */
export function boundariesOf(columns: readonly Column[], body: readonly Band[]): number[] {
  const stretches = body.flatMap(({ blocks }) =>
    blocks.map(({ box, cell, field }) =>
      field && cell ? { from: cell.x, to: rightOf(cell) } : { from: box.x, to: rightOf(box) },
    ),
  )
  const figures = figuresOf(columns, body)
  return columns.slice(1).map((next, index) => {
    const column = columns[index]
    if (!column) return next.left
    if (column.ruled && next.ruled) return (column.right + next.left) / 2
    const before = figures.filter((one) => one.column <= index).map((one) => one.to)
    const after = figures.filter((one) => one.column > index).map((one) => one.from)
    const lowest = Math.min(column.left + 4, next.left)
    const highest = Math.max(next.right - 4, column.right)
    const from = Math.max(lowest, ...before.map((x) => Math.min(x + 0.5, highest)))
    const to = Math.max(from, Math.min(highest, ...after.map((x) => Math.max(x - 0.5, lowest))))
    const ideal = (column.right + next.left) / 2
    let best = ideal
    let least = Number.POSITIVE_INFINITY
    for (let x = from; x <= to; x += 1) {
      const crossed = stretches.filter((stretch) => stretch.from < x && stretch.to > x).length
      const throughHeader =
        (x < column.right && x > column.left ? 1 : 0) + (x > next.left && x < next.right ? 1 : 0)
      const cost = crossed * 10 + throughHeader * 3 + Math.abs(x - ideal) / 40
      if (cost < least) {
        least = cost
        best = x
      }
    }
    return best
  })
}

interface FigureColumn {
  from: number
  to: number
  /** Under which head they stand. */
  column: number
}

const AMOUNT = /^[£€$]?\s?[-(]?\s?[£€$]?\s?\d[\d,]*(?:\.\d\d)?\)?$/

/**
 * Amounts that stand under one another, each stack with the head it belongs to. Set to the right below heads set to
 * the left, they may hardly touch their own head: so all stacks are given to heads at once, from left to right.
 */
function figuresOf(columns: readonly Column[], body: readonly Band[]): FigureColumn[] {
  if (columns.every(({ ruled }) => ruled)) return []
  const stacks: { from: number; to: number }[] = []
  for (const { blocks } of body) {
    if (blocks.length < 2) continue
    for (const { words, box, cell } of blocks) {
      if (cell || !AMOUNT.test(textOf(words))) continue
      const stack = stacks.find(({ from, to }) => from < rightOf(box) && to > box.x)
      if (!stack) stacks.push({ from: box.x, to: rightOf(box) })
      else {
        stack.from = Math.min(stack.from, box.x)
        stack.to = Math.max(stack.to, rightOf(box))
      }
    }
  }
  stacks.sort((a, b) => a.from - b.from)
  const apart = stacks.every(({ from }, at) => at === 0 || from >= (stacks[at - 1]?.to ?? 0))
  if (!apart || stacks.length > columns.length) return []
  const far = ({ from, to }: { from: number; to: number }, { left, right }: Column): number =>
    Math.max(left - to, from - right, 0)
  // best[c]: the cheapest way to give the stacks so far to the heads before c.
  let best: { cost: number; given: number[] }[] = columns.map(() => ({ cost: 0, given: [] }))
  best.push({ cost: 0, given: [] })
  for (const stack of stacks) {
    const next: typeof best = [{ cost: Number.POSITIVE_INFINITY, given: [] }]
    columns.forEach((column, at) => {
      const left = next[at]
      const before = best[at]
      if (!left || !before) return
      const cost = before.cost + far(stack, column)
      next.push(cost < left.cost ? { cost, given: [...before.given, at] } : left)
    })
    best = next
  }
  const given = best.at(-1)?.given ?? []
  return stacks.flatMap((stack, at) => {
    const column = given[at]
    return column === undefined ? [] : [{ ...stack, column }]
  })
}

/** Sorts a band's words into columns: whole blocks where they lie in one column, cut at the boundary where not. */
export function cellsOf(band: Band, columns: readonly Column[], boundaries: readonly number[]): Block[][] {
  const cells: Block[][] = columns.map(() => [])
  const columnAt = (x: number): number => {
    const index = boundaries.findIndex((boundary) => x < boundary)
    return index < 0 ? columns.length - 1 : index
  }
  for (const block of band.blocks) {
    const { x, width } = block.cell ?? block.box
    const shares = columns.map((_, at) => {
      const from = boundaries[at - 1] ?? Number.NEGATIVE_INFINITY
      const to = boundaries[at] ?? Number.POSITIVE_INFINITY
      return (Math.min(x + width, to) - Math.max(x, from)) / Math.max(width, 1)
    })
    const most = Math.max(...shares)
    // A ruled cell or a field stands in one column, unless it is as wide as several.
    if (block.cell && (block.field || most > 0.62)) {
      cells[shares.indexOf(most)]?.push(block)
      continue
    }
    const first = columnAt(block.box.x + 1)
    const last = columnAt(rightOf(block.box) - 1)
    if (first === last) {
      cells[first]?.push(block)
      continue
    }
    for (const part of cut(block, columnAt)) cells[part.column]?.push(part.block)
  }
  return cells
}

function cut(block: Block, columnAt: (x: number) => number): { column: number; block: Block }[] {
  const parts = new Map<number, Word[][]>()
  for (const line of block.lines) {
    for (const segment of splitAtGaps(line, block.usual * 0.4)) {
      for (const word of segment) {
        const column = columnAt(word.box.x + word.box.width / 2)
        const lines = parts.get(column) ?? []
        const last = lines.at(-1)
        if (last && line.includes(last[0] ?? word)) last.push(word)
        else lines.push([word])
        parts.set(column, lines)
      }
    }
  }
  return [...parts].flatMap(([column, lines]) => {
    const made = blockOf(block, lines)
    return made ? [{ column, block: made }] : []
  })
}
