import { rgb } from 'pdf-lib'
import { ITEMS } from '../case.ts'
import { A4, type Pen } from '../draw/pen.ts'
import { table } from '../draw/table.ts'
import type { Layout } from '../layouts/layout.ts'
import { anyNotation } from '../notation.ts'
import type { View } from '../view.ts'
import { cardWords as words } from './words-a.ts'

const TEAL = rgb(0.05, 0.36, 0.4)
const LINE = rgb(0.62, 0.72, 0.73)
const WASH = rgb(0.93, 0.965, 0.965)
const LANDSCAPE: readonly [number, number] = [A4[1], A4[0]]
/** Each row is a card of its own. */
const CARDS = new Set(['2.2', '2.3', '2.4', '2.5', '2.11', '2.13', '2.15', '2.16'])
const LISTS: Readonly<Record<string, readonly number[]>> = {
  '1.10': [40, 20, 40],
  '2.6': [46, 20, 17, 17],
  '2.7': [30, 17, 34, 19],
  '2.8': [75, 25],
  '2.9': [25, 20, 18, 15, 15, 15],
  '2.10': [75, 25],
  '2.12': [100],
  '2.14': [75, 25],
  '2.17': [20, 38, 16, 16, 16],
  '2.18': [50, 25, 25],
  '2.19': [28, 36, 18, 18],
  '3.1.1': [60, 20, 20],
  '3.1.2': [60, 20, 20],
  '3.2.1': [75, 25],
  '3.2.2': [75, 25],
}
const WIDE_FROM = new Set(['2.8', '2.17', '3.1'])
const TALL_FROM = new Set(['2.11', '2.20', '4.1'])

interface Cell {
  label: string
  value: string
  ticks?: boolean | 'neither'
}

function heading(pen: Pen, ref: string, title: string): void {
  pen.need(ref === '2.1' || ref === '2.2' ? 240 : 130)
  pen.line(title, pen.left, pen.y, { size: 12, font: pen.fonts.bold, color: TEAL })
  pen.line(ref, pen.left, pen.y + 1, { size: 10, color: TEAL, align: 'right', width: pen.width })
  pen.rule(pen.left, pen.y + 16, pen.right, pen.y + 16, 1, TEAL)
  pen.y += 23
}

/** A card: labels and values in two columns; what is long goes across. */
function card(pen: Pen, cells: readonly Cell[], name = ''): void {
  const half = pen.width / 2
  const lines: Cell[][] = []
  for (const cell of cells) {
    const long =
      pen.heightOf(cell.value, half * 0.52, 9.5, pen.fonts.typed) > 26 ||
      pen.heightOf(cell.label, half * 0.46 - 10, 8.5) > 24
    const last = lines.at(-1)
    if (long) lines.push([cell, { label: '', value: '' }])
    else if (last?.length === 1) last.push(cell)
    else lines.push([cell])
  }
  const heights = lines.map((line) => {
    const wide = line.length === 2 && line[1]?.label === ''
    const width = wide ? pen.width : half
    return (
      Math.max(
        ...line.map(({ label, value }) =>
          Math.max(
            pen.heightOf(label, width * (wide ? 0.25 : 0.46) - 10, 8.5),
            pen.heightOf(value, width * (wide ? 0.72 : 0.52) - 8, 9.5, pen.fonts.typed),
          ),
        ),
        11,
      ) + 8
    )
  })
  const top = name === '' ? 5 : 21
  const total = heights.reduce((sum, height) => sum + height, 0) + top + 5
  pen.need(Math.min(total + 6, 480))
  pen.box(pen.left, pen.y, pen.width, total, { border: LINE, weight: 0.8 })
  if (name !== '') {
    pen.box(pen.left, pen.y, pen.width, 16, { fill: WASH })
    pen.line(name, pen.left + 6, pen.y + 4, { size: 8.5, font: pen.fonts.bold, color: TEAL })
  }
  pen.y += top
  lines.forEach((line, index) => {
    const wide = line.length === 2 && line[1]?.label === ''
    line.forEach(({ label, value, ticks }, at) => {
      if (label === '') return
      const width = wide ? pen.width : half
      const x = pen.left + at * half
      const left = width * (wide ? 0.25 : 0.46)
      pen.lines(label, x + 6, pen.y + 4, left - 10, { size: 8.5, color: TEAL })
      if (ticks === undefined)
        pen.value(value, x + left, pen.y, width - left - 4, heights[index] ?? 18, { size: 9.5 })
      else {
        pen.oneOf(
          [
            { name: 'Yes', x: x + left + 4, y: pen.y + 3, chosen: ticks === true },
            { name: 'No', x: x + left + 48, y: pen.y + 3, chosen: ticks === false },
          ],
          10,
          'check',
        )
        pen.line('Yes', x + left + 18, pen.y + 4, { size: 9 })
        pen.line('No', x + left + 62, pen.y + 4, { size: 9 })
      }
    })
    pen.y += heights[index] ?? 0
  })
  pen.y += 11
}

const LETTER = /^[A-L]\d?$/

function totals(pen: Pen, view: View, definition: (typeof ITEMS)[number]): void {
  for (const { key, letter, label } of definition.totals ?? []) {
    pen.need(30)
    const name = LETTER.test(letter) ? `${letter} TOTAL` : label.replace(/ \(.*\)/, '').toUpperCase()
    pen.box(pen.right - 330, pen.y, 330, 21, { fill: WASH, border: TEAL, weight: 0.8 })
    pen.line(name, pen.right - 322, pen.y + 6, { size: 10, font: pen.fonts.bold, color: TEAL })
    pen.value(view.field(definition.ref, key), pen.right - 130, pen.y, 128, 21, { size: 10, align: 'right' })
    pen.y += 27
  }
  pen.y += 6
}

function item(pen: Pen, view: View, definition: (typeof ITEMS)[number]): void {
  const { ref, fields, columns } = definition
  heading(pen, /^\d/.test(ref) ? ref : '', words.title(ref))
  const word = view.word(ref)
  const rows = view.rows(ref)
  if (columns && CARDS.has(ref)) {
    if (rows.length === 0) card(pen, [{ label: words.label(ref, columns[0]?.key ?? ''), value: word }])
    rows.forEach((row, index) => {
      const cells = columns.map(({ key, kind }): Cell => {
        const flag = view.rowFlags(ref, key)[index]
        return {
          label: words.label(ref, key),
          value: row[key] ?? '',
          ...(kind === 'yes-no' ? { ticks: flag ?? 'neither' } : {}),
        }
      })
      card(pen, cells, rows.length > 1 ? `${index + 1} of ${rows.length}` : '')
    })
  } else if (columns && ref !== 'documents') {
    const shares = LISTS[ref] ?? [100]
    const scale = pen.width / shares.reduce((sum, share) => sum + share, 0)
    const cells = rows.map((row) => columns.map(({ key }) => row[key] ?? ''))
    table(pen, {
      widths: shares.map((share) => share * scale),
      headers: columns.map(({ key }) => words.label(ref, key)),
      rows: cells.length > 0 ? cells : [[word, ...columns.slice(1).map(() => '')]],
      aligns: columns.map(({ kind }) => (kind === 'money' ? 'right' : 'left')),
      borders: 'rows',
      headFill: WASH,
      size: 9.5,
      minHeight: 19,
      keep: 30,
    })
    pen.y += 7
  } else if (fields.length > 0) {
    const cells = fields.map(({ key, kind }, index): Cell => {
      const value = view.field(ref, key) || (index === 0 ? word : '')
      const said = key === 'party' ? `${value.charAt(0).toUpperCase()}${value.slice(1)}` : value
      const ticks = view.flag(ref, key) ?? 'neither'
      return { label: words.label(ref, key), value: said, ...(kind === 'yes-no' ? { ticks } : {}) }
    })
    card(pen, cells)
  }
  totals(pen, view, definition)
}

function documents(pen: Pen, view: View): void {
  heading(pen, '', 'Documents that go with this statement')
  for (const { document = '', status } of view.rows('documents')) {
    const width = pen.width - 270
    const height = Math.max(18, pen.heightOf(document, width, 9) + 7)
    pen.need(height)
    pen.lines(document, pen.left, pen.y + 3, width, { size: 9 })
    const choices = [
      ['attached', 'Attached'],
      ['not-applicable', 'Not applicable'],
      ['to-follow', 'To follow'],
    ] as const
    choices.forEach(([own, label], index) => {
      const x = pen.right - 258 + index * 90
      pen.tick(x, pen.y + 3, 10, status === own, 'check')
      pen.line(label, x + 14, pen.y + 4, { size: 8.5 })
    })
    pen.y += height
  }
}

/** Cards: every account, pension and property is a block of its own; lists on landscape pages. */
export const cards: Layout = {
  family: 'helvetica',
  margins: { top: 62, right: 50, bottom: 54, left: 50 },
  notation: anyNotation,
  fieldName: (page, index) => `form1[0].#subform[${page - 1}].TextField${page}[${index}]`.replace(/\./g, '-'),
  onPage(pen) {
    const [width, height] = pen.pageSize
    pen.box(0, 0, width, 34, { fill: TEAL })
    pen.line('Form E  |  Financial disclosure', pen.left, 12, {
      size: 10,
      font: pen.fonts.bold,
      color: rgb(1, 1, 1),
    })
    pen.line(`${pen.pageNumber}`, pen.left, height - 36, { size: 9, align: 'right', width: pen.width })
  },
  draw(pen, view) {
    for (const definition of ITEMS) {
      if (WIDE_FROM.has(definition.ref)) pen.newPage(LANDSCAPE)
      if (TALL_FROM.has(definition.ref)) pen.newPage(A4)
      if (definition.ref === 'truth') {
        pen.need(170)
        pen.paragraph(
          'I believe that the facts stated in this Form E are true. I understand that proceedings for contempt of court may be brought against anyone who makes a false statement without an honest belief in its truth.',
          { size: 9.5, after: 8 },
        )
      }
      if (definition.ref === 'documents') documents(pen, view)
      else item(pen, view, definition)
    }
  },
}
