import { type FileChild, LeaderType, Paragraph, TabStopType, TextRun } from 'docx'
import { ITEMS } from '../case.ts'
import type { View } from '../view.ts'
import { compactWords as words } from './compact-words.ts'

const RIGHT = 9_000

const plain = (text: string, bold = false): Paragraph =>
  new Paragraph({ children: [new TextRun({ text, bold })] })
const leader = (label: string, figure: string, bold = false): Paragraph =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: RIGHT, leader: LeaderType.DOT }],
    children: [new TextRun({ text: `${label}\t${figure}`, bold })],
  })

/** The form as typed paragraphs: "1.1 Full name: …", lists with tab stops, dotted leaders before figures. */
export function docxTyped(view: View): FileChild[] {
  const children: FileChild[] = [plain('FORM E', true), plain('Financial statement for a financial order')]
  let part = 'General'
  for (const { ref, part: of, fields, columns, totals = [] } of ITEMS) {
    if (of !== part) {
      part = of
      children.push(plain(''), plain(part.toUpperCase(), true))
    }
    const number = /^\d/.test(ref) ? `${ref} ` : ''
    const word = view.word(ref)
    const [only] = fields
    if (fields.length === 1 && only && !columns && totals.length === 0) {
      const label = words.label(ref, only.key)
      children.push(
        plain(
          `${number}${label === 'Details' ? words.title(ref) : label}: ${view.fieldOrWord(ref, only.key)}`,
        ),
      )
      continue
    }
    children.push(plain(`${number}${words.title(ref)}${word ? `: ${word}` : ''}`, true))
    for (const { key, kind } of fields) {
      const value = view.field(ref, key)
      if (value === '' && word !== '') continue
      children.push(
        kind === 'money' ? leader(words.label(ref, key), value) : plain(`${words.label(ref, key)}: ${value}`),
      )
    }
    if (columns) children.push(...list(view, ref, columns))
    for (const { key, letter } of totals) {
      const name = /^[A-L]\d?$/.test(letter) ? `Total ${letter}` : words.label(ref, key)
      if (view.field(ref, key) !== '') children.push(leader(name, view.field(ref, key), true))
    }
  }
  return children
}

function list(view: View, ref: string, columns: readonly { key: string; kind: string }[]): Paragraph[] {
  const rows = view.rows(ref)
  if (rows.length === 0) return []
  if (columns.length > 6) {
    return rows.flatMap((row, index) => [
      plain(`(${index + 1})`),
      ...columns.map(({ key, kind }) =>
        kind === 'money'
          ? leader(words.label(ref, key), row[key] ?? '')
          : plain(`${words.label(ref, key)}: ${row[key] ?? ''}`),
      ),
    ])
  }
  const tabStops = columns.slice(1).map((_, index) => ({
    type: TabStopType.LEFT,
    position: Math.round((RIGHT * (index + 1.4)) / (columns.length + 0.4)),
  }))
  const line = (texts: readonly string[], bold: boolean): Paragraph =>
    new Paragraph({ tabStops, children: [new TextRun({ text: texts.join('\t'), bold })] })
  const named: Readonly<Record<string, string>> = {
    'not-applicable': 'not applicable',
    'to-follow': 'to follow',
  }
  return [
    line(
      columns.map(({ key }) => words.label(ref, key)),
      true,
    ),
    ...rows.map((row) =>
      line(
        columns.map(({ key }) =>
          key === 'status' ? (named[row[key] ?? ''] ?? row[key] ?? '') : (row[key] ?? ''),
        ),
        false,
      ),
    ),
  ]
}
