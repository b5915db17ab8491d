import { rgb } from 'pdf-lib'
import { ITEMS } from '../case.ts'
import type { Pen } from '../draw/pen.ts'
import { table } from '../draw/table.ts'
import type { Layout } from '../layouts/layout.ts'
import { notation } from '../notation.ts'
import type { View } from '../view.ts'
import { printWords as words } from './words-b.ts'

const SECTIONS: Readonly<Record<string, string>> = {
  General: 'SECTION A: GENERAL INFORMATION',
  Capital: 'SECTION B: CAPITAL',
  Income: 'SECTION C: INCOME AND SUMMARIES',
  Requirements: 'SECTION D: FINANCIAL REQUIREMENTS',
  'Other information': 'SECTION E: OTHER INFORMATION',
  'Orders sought': 'SECTION F: ORDERS SOUGHT',
  'Statement of truth': 'SECTION G: STATEMENT OF TRUTH AND DOCUMENTS',
}
const TABLES: Readonly<Record<string, readonly number[]>> = {
  '1.10': [36, 22, 34],
  '2.3': [17, 14, 17, 15, 14, 14],
  '2.4': [21, 14, 14, 15, 14, 14],
  '2.5': [13, 13, 12, 13, 12, 9, 10, 10],
  '2.6': [36, 20, 17, 18],
  '2.7': [24, 14, 34, 18],
  '2.8': [66, 24],
  '2.9': [17, 16, 14, 14, 13, 15],
  '2.10': [66, 24],
  '2.12': [90],
  '2.14': [66, 24],
  '2.17': [15, 28, 15, 15, 15],
  '2.18': [42, 23, 23],
  '2.19': [22, 28, 19, 19],
  '3.1.1': [50, 19, 19],
  '3.1.2': [50, 19, 19],
  '3.2.1': [66, 22],
  '3.2.2': [66, 22],
  documents: [68, 22],
}
const GREY = rgb(0.9, 0.9, 0.9)
const letters = (index: number): string => `(${String.fromCharCode(97 + index)})`

function section(pen: Pen, text: string): void {
  pen.need(100)
  pen.y += 6
  pen.box(pen.left, pen.y, pen.width, 17, { fill: GREY })
  pen.line(text, pen.left + 4, pen.y + 4, { size: 10.5, font: pen.fonts.bold })
  pen.y += 25
}

/** Labels in small print, each value in the line below its label; three to a line where they are short. */
function stacked(pen: Pen, cells: readonly (readonly [string, string])[]): void {
  const line: (readonly [string, string])[] = []
  const width = pen.width / 3
  const flush = (): void => {
    if (line.length === 0) return
    pen.need(36)
    const label = Math.max(...line.map(([text]) => pen.heightOf(text, width - 10, 8)))
    line.forEach(([text, value], index) => {
      pen.lines(text, pen.left + index * width, pen.y, width - 10, { size: 8, font: pen.fonts.italic })
      pen.line(value, pen.left + index * width, pen.y + label + 2, { size: 10, font: pen.fonts.typed })
    })
    pen.y += label + 20
    line.length = 0
  }
  for (const cell of cells) {
    const [text, value] = cell
    if (pen.fonts.typed.widthOfTextAtSize(value, 10) > width - 12) {
      flush()
      pen.need(32)
      pen.line(text, pen.left, pen.y, { size: 8, font: pen.fonts.italic })
      pen.y += 11
      pen.paragraph(value, { size: 10, font: pen.fonts.typed, after: 7 })
    } else {
      line.push(cell)
      if (line.length === 3) flush()
    }
  }
  flush()
}

const ticks = (flag: boolean | undefined): string =>
  `[${flag === true ? 'X' : ' '}] Yes  [${flag === false ? 'X' : ' '}] No`

function item(pen: Pen, view: View, definition: (typeof ITEMS)[number]): void {
  const { ref, fields, columns, totals = [] } = definition
  pen.need(78)
  const numbered = /^\d/.test(ref)
  const word = view.word(ref)
  const rows = view.rows(ref)
  const shares = TABLES[ref]
  const [only] = fields
  if (fields.length === 1 && only && !columns && totals.length === 0) {
    const value = only.kind === 'yes-no' ? ticks(view.flag(ref, only.key)) : view.fieldOrWord(ref, only.key)
    const label = words.label(ref, only.key)
    stacked(pen, [[`Ref ${ref}  ${label === 'Details' ? words.title(ref) : label}`, value]])
    return
  }
  pen.line(`${numbered ? `Ref ${ref}  ` : ''}${words.title(ref)}`, pen.left, pen.y, {
    size: 10.5,
    font: pen.fonts.bold,
  })
  pen.y += 16
  if (columns && shares) {
    const scale = pen.width / (shares.reduce((sum, share) => sum + share, 0) + 12)
    const cells = rows.map((row, index) => [
      numbered ? `${ref}${letters(index)}` : String(index + 1),
      ...columns.map(({ key }) =>
        key === 'status' ? (row[key] ?? '').replace('-', ' ').toUpperCase() : (row[key] ?? ''),
      ),
    ])
    table(pen, {
      widths: [12 * scale, ...shares.map((share) => share * scale)],
      headers: ['Ref', ...columns.map(({ key }) => words.label(ref, key))],
      rows: cells.length > 0 ? cells : [['', word, ...columns.slice(1).map(() => '')]],
      aligns: [
        'left',
        ...columns.map(({ kind }) => (kind === 'money' ? ('right' as const) : ('left' as const))),
      ],
      borders: 'rows',
      size: columns.length > 6 ? 8 : 9,
      headSize: 8,
      minHeight: 15,
      keep: 24,
    })
    pen.y += 4
  } else if (columns) {
    if (rows.length === 0) stacked(pen, [[words.label(ref, columns[0]?.key ?? ''), word]])
    rows.forEach((row, index) => {
      pen.need(110)
      pen.line(`Ref ${ref}${letters(index)}`, pen.left, pen.y, { size: 9, font: pen.fonts.bold })
      pen.y += 13
      stacked(
        pen,
        columns.map(({ key, kind }) => [
          words.label(ref, key),
          kind === 'yes-no' ? ticks(view.rowFlags(ref, key)[index]) : (row[key] ?? ''),
        ]),
      )
    })
  }
  if (fields.length > 0) {
    stacked(
      pen,
      fields.map(({ key }, index) => [
        words.label(ref, key),
        view.field(ref, key) || (index === 0 ? word : ''),
      ]),
    )
  }
  for (const { key, letter, label } of totals) {
    pen.need(20)
    const sign = /^[A-L]\d?$/.test(letter) ? `${label} [${letter}]` : label.replace('−', '-')
    pen.line(sign, pen.left + 40, pen.y, { size: 9.5, font: pen.fonts.bold })
    pen.line(view.field(ref, key), pen.left, pen.y, {
      size: 10,
      font: pen.fonts.bold,
      align: 'right',
      width: pen.width - 4,
    })
    pen.rule(pen.right - 110, pen.y + 13, pen.right, pen.y + 13, 0.5)
    pen.y += 19
  }
  pen.y += 8
}

/** A practitioner's software print-out: section letters, references like 2.3(a), tall table heads, no pound signs. */
export const printOut: Layout = {
  family: 'times',
  margins: { top: 58, right: 44, bottom: 52, left: 44 },
  notation: () =>
    notation({ sign: '', pence: 'always', zero: '0.00', negative: 'brackets' }, 'ordinal', {
      none: 'NONE',
      notApplicable: 'NOT APPLICABLE',
    }),
  onPage(pen, view) {
    const [, height] = pen.pageSize
    pen.line(`Form E - ${view.field('1.1', 'fullName')}`, pen.left, 30, { size: 8, font: pen.fonts.italic })
    pen.line(`All figures in GBP. Page ${pen.pageNumber}`, pen.left, height - 36, {
      size: 8,
      align: 'right',
      width: pen.width,
    })
  },
  draw(pen, view) {
    pen.line('FORM E FINANCIAL STATEMENT', pen.left, pen.y, { size: 14, font: pen.fonts.bold })
    pen.y += 26
    let part = ''
    for (const definition of ITEMS) {
      if (definition.part !== part) {
        part = definition.part
        if (part === 'Capital') pen.newPage()
        section(pen, SECTIONS[part] ?? part)
      }
      if (definition.ref === 'truth') {
        pen.paragraph('The deponent believes that the facts stated in this Form E are true.', {
          size: 10,
          after: 8,
        })
      }
      item(pen, view, definition)
    }
  },
}
