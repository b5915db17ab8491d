import { rgb } from 'pdf-lib'
import { type Pen, RULE } from '../../draw/pen.ts'
import { table } from '../../draw/table.ts'
import type { View } from '../../view.ts'

const BAND = rgb(0.87, 0.89, 0.92)
const HEAD = rgb(0.94, 0.95, 0.96)
const SIZE = 9.6

/** A grey band: "Part 2 Financial details", and what it is about at the right; at the head of a new page unless there is so much room. */
export function part(pen: Pen, title: string, about = '', roomToStay = Infinity): void {
  if (pen.y > pen.margins.top && pen.room < roomToStay) pen.newPage()
  const rest = pen.fonts.regular
  const size = Math.min(10, (10 * (pen.width - 190)) / Math.max(1, rest.widthOfTextAtSize(about, 10)))
  pen.box(pen.left, pen.y, pen.width, 24, { fill: BAND, border: RULE, weight: 0.5 })
  pen.line(title, pen.left + 7, pen.y + 6.5, { size: 11.5, font: pen.fonts.bold })
  pen.line(about, pen.left, pen.y + 7.5, { size, align: 'right', width: pen.width - 8 })
  pen.y += 38
}

/** The number in the margin column, the question in bold, and small print below it. */
export function question(pen: Pen, ref: string, title: string, hint = '', room = 60): void {
  pen.need(room + 14)
  pen.line(ref, pen.left, pen.y, { size: SIZE + 0.5, font: pen.fonts.bold })
  const height = pen.lines(title, pen.left + 34, pen.y, pen.width - 34, {
    size: SIZE + 0.5,
    font: pen.fonts.bold,
  })
  pen.y += height + 2
  if (hint !== '') pen.y += pen.lines(hint, pen.left + 34, pen.y, pen.width - 34, { size: 8 }) + 2
  pen.y += 2
}

/** An empty frame with the answer in it. */
export function answer(pen: Pen, text: string, minHeight = 20): void {
  const x = pen.left + 34
  const width = pen.width - 34
  const height = Math.max(minHeight, pen.heightOf(text, width - 8, SIZE, pen.fonts.typed) + 8)
  pen.need(height)
  pen.box(x, pen.y, width, height, { border: RULE })
  pen.value(text, x, pen.y, width, height, { size: SIZE })
  pen.y += height + 9
}

/** Short questions side by side, each with its own box: [number, label, answer]. */
export function across(
  pen: Pen,
  cells: readonly (readonly [string, string, string])[],
  from = pen.left,
  wide = pen.right - from,
): void {
  const width = wide / cells.length
  const labels = cells.map(([ref, label]) => pen.heightOf(label, width - 12 - (ref === '' ? 0 : 34), SIZE))
  const label = Math.max(...labels)
  pen.need(label + 34)
  cells.forEach(([ref, text, value], index) => {
    const x = from + index * width
    const indent = ref === '' ? 0 : 34
    pen.line(ref, x, pen.y, { size: SIZE, font: pen.fonts.bold })
    pen.lines(text, x + indent, pen.y, width - 12 - indent, { size: SIZE })
    const right = index === cells.length - 1 ? 0 : 8
    pen.box(x + indent, pen.y + label + 2, width - indent - right, 19, { border: RULE })
    pen.value(value, x + indent, pen.y + label + 2, width - indent - right, 19, { size: SIZE })
  })
  pen.y += label + 30
}

/** A question to tick yes or no. */
export function yesNo(pen: Pen, ref: string, text: string, value: boolean | undefined): void {
  pen.need(30)
  pen.line(ref, pen.left, pen.y + 2, { size: SIZE, font: pen.fonts.bold })
  const height = pen.lines(text, pen.left + 34, pen.y + 2, pen.width - 160, { size: SIZE })
  const x = pen.right - 104
  pen.line('Yes', x, pen.y + 2, { size: SIZE })
  pen.tick(x + 22, pen.y, 12, value === true)
  pen.line('No', x + 54, pen.y + 2, { size: SIZE })
  pen.tick(x + 74, pen.y, 12, value === false)
  pen.y += Math.max(20, height + 8)
}

/** Label left, answer right, in a grid. `tick` cells show yes and no boxes. */
export function grid(
  pen: Pen,
  lines: readonly { label: string; value: string; yes?: boolean | undefined; tick?: true }[],
): void {
  const x = pen.left + 34
  const first = (pen.width - 34) * 0.46
  const second = pen.width - 34 - first
  for (const [index, { label, value, yes, tick }] of lines.entries()) {
    const height = Math.max(
      23,
      pen.heightOf(label, first - 8, SIZE - 0.5) + 7,
      pen.heightOf(value, second - 8, SIZE, pen.fonts.typed) + 7,
    )
    pen.need(height + (index === lines.length - 1 ? 44 : 0))
    pen.box(x, pen.y, first, height, { fill: HEAD, border: RULE, weight: 0.5 })
    const labelHeight = pen.heightOf(label, first - 8, SIZE - 0.5)
    pen.lines(label, x + 4, pen.y + Math.max(3.5, (height - labelHeight) / 2), first - 8, {
      size: SIZE - 0.5,
    })
    pen.box(x + first, pen.y, second, height, { border: RULE, weight: 0.5 })
    if (tick) {
      pen.line('Yes', x + first + 6, pen.y + 7, { size: SIZE })
      pen.tick(x + first + 28, pen.y + 6, 11, yes === true)
      pen.line('No', x + first + 62, pen.y + 7, { size: SIZE })
      pen.tick(x + first + 82, pen.y + 6, 11, yes === false)
    } else pen.value(value, x + first, pen.y, second, height, { size: SIZE })
    pen.y += height
  }
  pen.y += 8
}

export interface Column {
  key: string
  head: string
  width: number
  right?: true
}

/** The rows of an item in columns, with empty rows below as the printed form has them; "None" stands in the first cell. */
export function rows(pen: Pen, view: View, ref: string, columns: readonly Column[], least = 3): void {
  const scale = (pen.width - 34) / columns.reduce((sum, column) => sum + column.width, 0)
  const cells = view.rows(ref).map((row) => columns.map(({ key }) => row[key] ?? ''))
  const empty = columns.map(() => '')
  if (cells.length === 0) cells.push([view.word(ref), ...empty.slice(1)])
  while (cells.length < least) cells.push(empty)
  table(pen, {
    x: pen.left + 34,
    widths: columns.map(({ width }) => width * scale),
    headers: columns.map(({ head }) => head),
    rows: cells,
    aligns: columns.map(({ right }) => (right ? 'right' : 'left')),
    headFill: HEAD,
    minHeight: 22,
    size: 9,
    headSize: 8.2,
    pad: 4,
    keep: 44,
  })
  pen.y += 5
}

/** The sentence, the letter and the figure of a total. */
export function total(pen: Pen, sentence: string, letter: string, figure: string): void {
  const box = 118
  const width = pen.width - 34 - box - 40
  const height = Math.max(20, pen.heightOf(sentence, width, SIZE, pen.fonts.bold) + 6)
  pen.need(height + 10)
  pen.lines(sentence, pen.left + 34, pen.y + 4, width, { size: SIZE, font: pen.fonts.bold })
  pen.line(letter, pen.right - box - 34, pen.y + 5, {
    size: SIZE + 1,
    font: pen.fonts.bold,
    align: 'right',
    width: 26,
  })
  pen.box(pen.right - box, pen.y, box, 20, { border: RULE, weight: 1.1 })
  pen.value(figure, pen.right - box, pen.y, box, 20, { size: SIZE + 0.5, align: 'right' })
  pen.y += height + 18
}
