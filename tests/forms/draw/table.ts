import type { RGB } from 'pdf-lib'
import { type Pen, RULE } from './pen.ts'

export interface TableOptions {
  widths: readonly number[]
  headers: readonly string[]
  /** What the person wrote; '' leaves a cell empty. */
  rows: readonly (readonly string[])[]
  size?: number
  headSize?: number
  headFill?: RGB
  aligns?: readonly ('left' | 'right')[]
  pad?: number
  minHeight?: number
  /** Columns that are printed, not filled in. */
  printed?: readonly number[]
  x?: number
  borders?: 'all' | 'rows' | 'none'
  /** Room that the last row must find below it, so that a total does not stand alone on the next page. */
  keep?: number
}

/** A table that breaks between rows and repeats its head on each page. */
export function table(pen: Pen, options: TableOptions): void {
  const {
    widths,
    headers,
    rows,
    size = 8.5,
    pad = 3,
    minHeight = 15,
    printed = [],
    x = pen.left,
    borders = 'all',
    keep = 0,
  } = options
  const headSize = options.headSize ?? size - 0.5
  const cellHeight = (text: string, width: number, bold: boolean): number =>
    pen.heightOf(text, width - 6.5, bold ? headSize : size, bold ? pen.fonts.bold : pen.fonts.typed) + pad * 2
  const total = widths.reduce((sum, width) => sum + width, 0)
  const frame = (height: number, fill?: RGB): void => {
    if (fill) pen.box(x, pen.y, total, height, { fill })
    if (borders === 'none') return
    if (borders === 'rows') {
      pen.rule(x, pen.y + height, x + total, pen.y + height, 0.4)
      return
    }
    let at = x
    for (const width of widths) {
      pen.box(at, pen.y, width, height, { border: RULE, weight: 0.5 })
      at += width
    }
  }
  const head = (): void => {
    const height = Math.max(...headers.map((text, i) => cellHeight(text, widths[i] ?? 0, true)))
    frame(height, options.headFill)
    let at = x
    headers.forEach((text, i) => {
      const width = widths[i] ?? 0
      const align = borders === 'none' ? (options.aligns?.[i] ?? 'left') : 'left'
      pen.lines(text, at + 3, pen.y + pad, width - 6, { size: headSize, font: pen.fonts.bold, align })
      at += width
    })
    pen.y += height
  }
  const heights = rows.map((row) =>
    Math.max(minHeight, ...row.map((text, i) => cellHeight(text, widths[i] ?? 0, false))),
  )
  const headHeight = Math.max(0, ...headers.map((text, i) => cellHeight(text, widths[i] ?? 0, true)))
  pen.need(headHeight + (heights[0] ?? 0))
  if (headers.length > 0) head()
  rows.forEach((row, index) => {
    const height = heights[index] ?? minHeight
    const wanted = height + (index === rows.length - 1 ? keep : 0)
    if (pen.room < wanted) {
      pen.newPage()
      if (headers.length > 0) head()
    }
    frame(height)
    let at = x
    row.forEach((text, i) => {
      const width = widths[i] ?? 0
      if (printed.includes(i)) pen.lines(text, at + 3, pen.y + pad, width - 6, { size })
      else pen.value(text, at, pen.y, width, height, { size, align: options.aligns?.[i] ?? 'left' })
      at += width
    })
    pen.y += height
  })
}
