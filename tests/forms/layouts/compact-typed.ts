import { ITEMS } from '../case.ts'
import type { Pen } from '../draw/pen.ts'
import { table } from '../draw/table.ts'
import { wrap } from '../draw/wrap.ts'
import { anyNotation } from '../notation.ts'
import type { View } from '../view.ts'
import { compactWords as words } from './compact-words.ts'
import type { Layout } from './layout.ts'

const SIZE = 10

const LISTED = new Set(['2.2', '2.5', '2.11', '2.13', '2.15', '2.16'])
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  '1.10': [36, 22, 42],
  '2.3': [22, 19, 24, 18, 15, 15],
  '2.4': [30, 20, 18, 19, 15, 15],
  '2.6': [46, 22, 16, 16],
  '2.7': [28, 16, 38, 16],
  '2.8': [78, 22],
  '2.9': [24, 22, 18, 15, 14, 14],
  '2.10': [78, 22],
  '2.14': [78, 22],
  '2.17': [18, 36, 15, 15, 16],
  '2.18': [54, 23, 23],
  '2.19': [26, 34, 20, 20],
  '3.1.1': [56, 22, 22],
  '3.1.2': [56, 22, 22],
  '3.2.1': [78, 22],
  '3.2.2': [78, 22],
}
const MONEY = new Set(['money'])

/** "Label: text", wrapped under itself. */
function said(pen: Pen, label: string, text: string, indent: number): void {
  const lead = `${label}: `
  const at = pen.left + indent + pen.fonts.regular.widthOfTextAtSize(lead, SIZE)
  const width = pen.right - at
  if (width < 120 || wrap(text, pen.fonts.typed, SIZE, width).length > 3) {
    pen.paragraph(`${label}:`, { size: SIZE, indent, after: 1 })
    pen.paragraph(text, { size: SIZE, indent: indent + 12, after: 5 })
    return
  }
  pen.need(SIZE * 1.3)
  pen.line(lead, pen.left + indent, pen.y, { size: SIZE })
  pen.y += pen.lines(text, at, pen.y, width, { size: SIZE }) + 3.5
}

/** "Label ........ figure", the figure at the right edge. */
function leader(pen: Pen, label: string, figure: string, indent: number, bold = false): void {
  pen.need(SIZE * 1.4)
  const font = bold ? pen.fonts.bold : pen.fonts.regular
  const room = pen.right - pen.left - indent - font.widthOfTextAtSize(`${label}  ${figure}`, SIZE)
  const dots = Math.max(0, Math.floor(room / font.widthOfTextAtSize('.', SIZE)) - 1)
  pen.line(`${label} ${'.'.repeat(dots)}`, pen.left + indent, pen.y, { size: SIZE, font })
  pen.line(figure, pen.left, pen.y, { size: SIZE, font, align: 'right', width: pen.width })
  pen.y += SIZE * 1.4
}

function item(pen: Pen, view: View, definition: (typeof ITEMS)[number]): void {
  const { ref, fields, columns, totals = [] } = definition
  const single = fields.length === 1 && !columns && totals.length === 0
  pen.need(columns ? 70 : 30)
  const number = /^\d/.test(ref) ? `${ref} ` : ''
  const [only] = fields
  const indent = 26
  if (single && only) {
    const label = words.label(ref, only.key)
    said(
      pen,
      `${number}${label === 'Details' ? words.title(ref) : label}`,
      view.fieldOrWord(ref, only.key),
      0,
    )
    return
  }
  pen.paragraph(`${number}${words.title(ref)}${view.word(ref) ? `: ${view.word(ref)}` : ''}`, {
    size: SIZE,
    font: pen.fonts.bold,
    after: 2,
  })
  for (const { key, kind } of fields) {
    const value = view.field(ref, key)
    // A typist leaves out what has no answer, but not what the form asks of everybody.
    if (value === '' && (view.word(ref) !== '' || columns)) continue
    if (MONEY.has(kind)) leader(pen, words.label(ref, key), value, indent)
    else said(pen, words.label(ref, key), value, indent)
  }
  const rows = view.rows(ref)
  if (columns && rows.length > 0) {
    if (ref === '2.12')
      for (const [index, row] of rows.entries()) {
        pen.paragraph(`(${index + 1}) ${row.company ?? ''}`, { size: SIZE, indent })
      }
    else if (LISTED.has(ref)) {
      rows.forEach((row, index) => {
        pen.need(120)
        if (rows.length > 1)
          pen.paragraph(`(${index + 1})`, { size: SIZE, indent: indent - 14, after: -SIZE * 1.22 })
        for (const { key, kind } of columns) {
          const value = row[key] ?? ''
          if (MONEY.has(kind)) leader(pen, words.label(ref, key), value, indent)
          else said(pen, words.label(ref, key), value, indent)
        }
        pen.y += 4
      })
    } else {
      const shares = WIDTHS[ref] ?? columns.map(() => 100 / columns.length)
      const scale = (pen.width - indent) / shares.reduce((sum, share) => sum + share, 0)
      table(pen, {
        x: pen.left + indent - 3,
        widths: shares.map((share) => share * scale),
        headers: columns.map(({ key }) => words.label(ref, key)),
        rows: rows.map((row) => columns.map(({ key }) => row[key] ?? '')),
        aligns: columns.map(({ kind }) => (MONEY.has(kind) ? 'right' : 'left')),
        borders: 'none',
        size: 9.5,
        headSize: 9,
        pad: 1.5,
        minHeight: 13,
        keep: 20,
      })
      pen.y += 2
    }
  }
  for (const { key, letter } of totals) {
    const name = /^[A-L]\d?$/.test(letter) ? `Total ${letter}` : words.label(ref, key)
    if (view.field(ref, key) !== '') leader(pen, name, view.field(ref, key), indent, true)
  }
  pen.y += 6
}

/** Typed from top to bottom without a single box: labels with a colon, lists in columns, dotted leaders. */
export const compactTyped: Layout = {
  family: 'liberation',
  margins: { top: 64, right: 62, bottom: 62, left: 62 },
  notation: anyNotation,
  onPage(pen) {
    const [, height] = pen.pageSize
    pen.line(`- ${pen.pageNumber} -`, pen.left, height - 42, { size: 9, align: 'center', width: pen.width })
  },
  draw(pen, view) {
    pen.line('FORM E', pen.left, pen.y, { size: 14, font: pen.fonts.bold })
    pen.y += 18
    pen.line('Financial statement for a financial order', pen.left, pen.y, { size: 11 })
    pen.y += 24
    let part = 'General'
    for (const definition of ITEMS) {
      if (definition.ref === 'documents') continue
      if (definition.part !== part) {
        part = definition.part
        pen.need(90)
        pen.y += 8
        pen.line(part.toUpperCase(), pen.left, pen.y, { size: 11, font: pen.fonts.bold })
        pen.y += 18
      }
      if (definition.ref === 'truth') {
        pen.paragraph('I believe that the facts stated in this form are true.', { size: SIZE, after: 5 })
      }
      item(pen, view, definition)
    }
    pen.need(140)
    pen.y += 10
    pen.line('SCHEDULE OF DOCUMENTS', pen.left, pen.y, { size: 11, font: pen.fonts.bold })
    pen.y += 18
    const named: Readonly<Record<string, string>> = {
      attached: 'attached',
      'not-applicable': 'not applicable',
      'to-follow': 'to follow',
    }
    for (const { document = '', status = '' } of view.rows('documents')) {
      const lines = wrap(document, pen.fonts.regular, SIZE, pen.width - 110)
      for (const line of lines.slice(0, -1)) pen.paragraph(line, { size: SIZE, after: 0 })
      leader(pen, lines.at(-1) ?? '', named[status] ?? '', 0)
    }
  },
}
