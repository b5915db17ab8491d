import { type FileChild, HeadingLevel, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import { ITEMS } from '../case.ts'
import type { View } from '../view.ts'
import { oldWords as words } from './old-words.ts'

const WIDE = { size: 100, type: WidthType.PERCENTAGE }

const cell = (text: string, bold = false): TableCell =>
  new TableCell({
    margins: { left: 80, right: 80 },
    children: [new Paragraph({ children: [new TextRun({ text, bold })] })],
  })
const row = (texts: readonly string[], bold = false): TableRow =>
  new TableRow({ children: texts.map((text) => cell(text, bold)) })
const box = (ticked: boolean): string => (ticked ? '☒' : '☐')

/** The form as Word tables: "question | answer", lists with a head row, boxes ticked with ☒. */
export function docxTables(view: View): FileChild[] {
  const children: FileChild[] = [
    new Paragraph({ text: 'Form E: Financial statement', heading: HeadingLevel.TITLE }),
  ]
  let part = ''
  for (const { ref, part: of, fields, columns, totals = [] } of ITEMS) {
    if (of !== part) {
      part = of
      children.push(new Paragraph({ text: part, heading: HeadingLevel.HEADING_1 }))
    }
    const number = /^\d/.test(ref) ? `${ref} ` : ''
    children.push(new Paragraph({ text: `${number}${words.title(ref)}`, heading: HeadingLevel.HEADING_2 }))
    const word = view.word(ref)
    if (ref === 'documents') {
      const lines = view
        .rows(ref)
        .map(({ document = '', status }) =>
          row([document, ...['attached', 'not-applicable', 'to-follow'].map((own) => box(status === own))]),
        )
      children.push(
        new Table({
          width: WIDE,
          rows: [row(['Document', 'Attached', 'Not applicable', 'To follow'], true), ...lines],
        }),
      )
      continue
    }
    const answers = fields.map(({ key, kind }, index) => {
      const flag = view.flag(ref, key)
      const ticks = `Yes ${box(flag === true)}   No ${box(flag === false)}`
      const value = kind === 'yes-no' ? ticks : view.field(ref, key) || (index === 0 ? word : '')
      return row([words.label(ref, key), value])
    })
    const sums = totals.map(({ key, letter }) => {
      const sign = /^[A-L]\d?$/.test(letter) ? ` (${letter})` : ''
      return row([`${words.label(ref, key)}${sign}`, view.field(ref, key)], true)
    })
    if (columns) {
      const cells = view.rows(ref).map((values) => row(columns.map(({ key }) => values[key] ?? '')))
      const none = row([word, ...columns.slice(1).map(() => '')])
      const head = row(
        columns.map(({ key }) => words.label(ref, key)),
        true,
      )
      children.push(
        new Table({ width: WIDE, rows: [head, ...(cells.length > 0 ? cells : [none])] }),
        new Paragraph(''),
      )
    }
    const rows = [...answers, ...sums]
    if (rows.length > 0) children.push(new Table({ width: WIDE, columnWidths: [4200, 5000], rows }))
    children.push(new Paragraph(''))
  }
  return children
}
