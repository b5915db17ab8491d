import { rgb } from 'pdf-lib'
import { ITEMS } from '../case.ts'
import { type Pen, RULE } from '../draw/pen.ts'
import { table } from '../draw/table.ts'
import { anyNotation } from '../notation.ts'
import type { View } from '../view.ts'
import type { Layout } from './layout.ts'
import { oldWords as words } from './old-words.ts'

const DARK = rgb(0.16, 0.2, 0.27)
const PALE = rgb(0.93, 0.93, 0.9)
const WHITE = rgb(1, 1, 1)
/** Asked one under the other, even where there are several. */
const STACKED = new Set(['2.2', '2.11', '2.13', '2.15', '2.16'])
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  '1.10': [38, 22, 40],
  '2.3': [22, 17, 20, 17, 16, 16],
  '2.4': [28, 17, 16, 17, 16, 16],
  '2.5': [17, 15, 14, 15, 13, 11, 14, 14],
  '2.6': [44, 20, 18, 18],
  '2.7': [28, 18, 34, 20],
  '2.8': [72, 28],
  '2.9': [23, 18, 17, 16, 16, 16],
  '2.10': [72, 28],
  '2.12': [100],
  '2.14': [72, 28],
  '2.17': [20, 32, 17, 17, 17],
  '2.18': [50, 25, 25],
  '2.19': [26, 30, 22, 22],
  '3.1.1': [54, 23, 23],
  '3.1.2': [54, 23, 23],
  '3.2.1': [74, 26],
  '3.2.2': [74, 26],
}

function band(pen: Pen, text: string): void {
  pen.need(80)
  pen.box(pen.left, pen.y, pen.width, 19, { fill: DARK })
  pen.line(text, pen.left + 6, pen.y + 5, { size: 10.5, font: pen.fonts.bold, color: WHITE })
  pen.y += 19
}

/** "question | answer". */
function ask(pen: Pen, label: string, value: string, strong = false): void {
  const first = pen.width * 0.42
  const font = strong ? pen.fonts.bold : pen.fonts.regular
  const height = Math.max(
    18,
    pen.heightOf(label, first - 10, 9.5, font) + 8,
    pen.heightOf(value, pen.width - first - 8, 9.5, pen.fonts.typed) + 8,
  )
  pen.need(height)
  pen.box(pen.left, pen.y, first, height, { border: RULE, weight: 0.5, ...(strong ? { fill: PALE } : {}) })
  pen.lines(label, pen.left + 5, pen.y + 4, first - 10, { size: 9.5, font })
  pen.box(pen.left + first, pen.y, pen.width - first, height, { border: RULE, weight: 0.5 })
  pen.value(value, pen.left + first, pen.y, pen.width - first, height, { size: 9.5 })
  pen.y += height
}

function numbered(pen: Pen, number: number): void {
  pen.need(60)
  pen.box(pen.left, pen.y, pen.width, 17, { border: RULE, weight: 0.5, fill: PALE })
  pen.line(`No. ${number}`, pen.left + 5, pen.y + 4, { size: 9.5, font: pen.fonts.bold })
  pen.y += 17
}

/** The two parties, the one whose statement it is not struck through. */
function party(pen: Pen, view: View): void {
  const own = view.field('head', 'party')
  if (pen.fillable) {
    ask(pen, words.label('head', 'party'), own === 'applicant' ? 'Applicant' : 'Respondent')
    return
  }
  ask(pen, words.label('head', 'party'), 'Applicant / Respondent')
  const x = pen.left + pen.width * 0.42 + 3
  const width = (text: string): number => pen.fonts.typed.widthOfTextAtSize(text, 9.5)
  const from = own === 'applicant' ? width('Applicant / ') : 0
  const to = own === 'applicant' ? width('Applicant / Respondent') : width('Applicant')
  pen.rule(x + from, pen.y - 9.5, x + to, pen.y - 9.5, 1)
}

function item(pen: Pen, view: View, definition: (typeof ITEMS)[number]): void {
  const { ref, fields, columns, totals = [] } = definition
  band(pen, /^\d/.test(ref) ? `${ref}   ${words.title(ref)}` : words.title(ref))
  const rows = view.rows(ref)
  let word = view.word(ref)
  if (fields.length === 0 && columns && STACKED.has(ref)) {
    const many = rows.length > 1
    for (const [index, row] of (rows.length > 0 ? rows : [{}]).entries()) {
      if (many) numbered(pen, index + 1)
      for (const { key } of columns) {
        ask(pen, words.label(ref, key), new Map(Object.entries(row)).get(key) ?? word)
        word = ''
      }
    }
  } else if (columns) {
    const shares = WIDTHS[ref] ?? columns.map(() => 100 / columns.length)
    const scale = pen.width / shares.reduce((sum, share) => sum + share, 0)
    const cells = rows.map((row) => columns.map(({ key }) => row[key] ?? ''))
    table(pen, {
      widths: shares.map((share) => share * scale),
      headers: columns.map(({ key }) => words.label(ref, key)),
      rows: cells.length > 0 ? cells : [[word, ...columns.slice(1).map(() => '')]],
      headFill: PALE,
      size: columns.length > 6 ? 8 : 9,
      minHeight: 18,
      keep: 30,
    })
  } else {
    for (const { key } of fields) {
      if (ref === 'head' && key === 'party') party(pen, view)
      else ask(pen, words.label(ref, key), view.field(ref, key) || word)
      word = ''
    }
  }
  for (const { key, letter } of totals) {
    const sign = /^[A-L]\d?$/.test(letter) ? `   ${letter}` : ''
    ask(pen, `${words.label(ref, key)}${sign}`, view.field(ref, key), true)
  }
  pen.y += 10
}

function schedule(pen: Pen, view: View): void {
  pen.newPage()
  band(pen, 'Schedule of documents to accompany this statement')
  const mark = (status: string | undefined, own: string): string => (status === own ? 'X' : '')
  table(pen, {
    widths: [0.58, 0.14, 0.14, 0.14].map((share) => share * pen.width),
    headers: ['Document', 'Attached', 'Not applicable', 'To follow'],
    rows: view
      .rows('documents')
      .map(({ document = '', status }) => [
        document,
        mark(status, 'attached'),
        mark(status, 'not-applicable'),
        mark(status, 'to-follow'),
      ]),
    printed: [0],
    headFill: PALE,
    size: 9,
    minHeight: 18,
  })
}

/** As a firm retypes it: everything in bordered tables, "question | answer", in the older wording. */
export const solicitorTable: Layout = {
  family: 'times',
  margins: { top: 60, right: 54, bottom: 58, left: 54 },
  notation: anyNotation,
  fieldName: (page, index) => `Text${page * 100 + index}`,
  onPage(pen) {
    const [, height] = pen.pageSize
    pen.line('FORM E', pen.left, 34, { size: 9, font: pen.fonts.bold })
    pen.line(`Page ${pen.pageNumber}`, pen.left, height - 40, {
      size: 8.5,
      align: 'center',
      width: pen.width,
    })
  },
  draw(pen, view) {
    pen.line('FINANCIAL STATEMENT', pen.left, pen.y, {
      size: 16,
      font: pen.fonts.bold,
      align: 'center',
      width: pen.width,
    })
    pen.y += 22
    pen.line('(Form E: ancillary relief / financial remedy)', pen.left, pen.y, {
      size: 10.5,
      font: pen.fonts.italic,
      align: 'center',
      width: pen.width,
    })
    pen.y += 24
    let part = ''
    for (const definition of ITEMS) {
      if (definition.ref === 'documents') continue
      if (definition.part !== part) {
        part = definition.part
        if (part !== 'General') {
          pen.need(120)
          pen.line(part.toUpperCase(), pen.left, pen.y, { size: 12, font: pen.fonts.bold })
          pen.y += 20
        }
      }
      if (definition.ref === 'truth') {
        pen.need(150)
        pen.paragraph(
          'I confirm that the above answers and the schedule of documents are true, full and accurate to the best of my knowledge and belief.',
          { size: 10, after: 8 },
        )
      }
      item(pen, view, definition)
    }
    schedule(pen, view)
  },
}
