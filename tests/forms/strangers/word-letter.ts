import {
  AlignmentType,
  type FileChild,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { FieldDefinition, ItemDefinition } from '#law/form-e/items.ts'
import { type FormECase, ITEMS } from '../case.ts'
import { wording } from '../layouts/wording.ts'
import { packDocx } from '../media/docx.ts'
import { notation } from '../notation.ts'
import { View } from '../view.ts'
import { nothing, type StrangerLayout } from './layout.ts'

// A solicitor's own Word document: questions as headings, "Label: answer" in running lines, lists as tables that say what
// they are worth in words, the alternative that does not apply struck out, hints in italics.

const words = wording({
  head: 'Title of the proceedings',
  'head/court': 'Sitting at',
  'head/caseNumber': 'Case number',
  'head/dated': 'Date of this statement',
  '1.1/fullName': 'Name',
  '1.2/dateOfBirth': 'I was born on',
  '1.3/dateOfMarriage': 'We married on',
  '1.5/dateOfSeparation': 'We separated on',
  '1.6/dateApplication': 'Date of divorce application',
  '1.6/dateConditionalOrder': 'Date of conditional order',
  '1.6/dateFinalOrder': 'Date of final order',
  '1.7/dateRemarriage': 'Date',
  '1.10/fullName': 'Name of child',
  '1.10/dateOfBirth': 'Date of birth',
  '1.10/livingWith': 'Residing with',
  '1.11/health': 'My health',
  '1.11/healthChildren': 'The children’s health',
  '1.16/residence': 'I live at',
  '1.16/occupants': 'Also living there',
  '1.16/terms': 'Basis of occupation',
  'property/address': 'Property',
  'property/titleNumber': 'Title number',
  'property/mortgage': 'Mortgagee',
  'property/ownership': 'Legal and beneficial ownership',
  'property/value': 'Market value',
  'property/mortgageBalance': 'Outstanding mortgage',
  'property/salePenalties': 'Redemption penalties',
  'property/saleCosts': 'Estimated sale costs',
  'property/equity': 'Net equity',
  'property/interest': 'My interest',
  '2.3/bank': 'Institution',
  '2.3/type': 'Account',
  '2.3/accountNumber': 'Number',
  '2.3/otherHolder': 'Joint account holder',
  '2.3/balance': 'Balance at today’s date',
  '2.3/interest': 'My interest',
  '2.4/interest': 'My interest',
  '2.4/value': 'Present value',
  '2.5/interest': 'My interest',
  '2.5/company': 'Provider',
  '2.5/assigned': 'Assigned',
  '2.6/debtor': 'Debt and debtor',
  '2.6/interest': 'My interest',
  '2.7/interest': 'My interest',
  '2.8/description': 'Item',
  '2.8/value': 'Resale value',
  '2.9/creditor': 'Creditor',
  '2.9/otherDebtor': 'Joint debtor',
  '2.9/dated': 'When incurred',
  '2.9/balance': 'Amount owing',
  '2.9/share': 'My liability',
  '2.11/share': 'My shareholding or share',
  '2.11/netValue': 'Net value of the business',
  '2.11/interest': 'Net value to me',
  '2.13/scheme': 'Scheme',
  '2.13/number': 'Member or policy number',
  '2.13/cashEquivalent': 'Cash equivalent',
  '2.13/valuedOn': 'Date of the cash equivalent',
  '2.13/inPayment': 'In payment',
  '2.14/description': 'Asset',
  '2.14/value': 'Net value',
  '2.15/job': 'I work as',
  '2.15/employer': 'Employed by',
  '2.15/grossLastYear': 'Gross pay in the last tax year',
  '2.15/netLastYear': 'Net pay in the last tax year',
  '2.15/netMonthly': 'Average monthly net pay',
  '2.15/estimate': 'Net pay expected in the next twelve months',
  '2.16/estimate': 'Net income expected in the next twelve months',
  '2.17/estimate': 'Next twelve months',
  '2.18/estimate': 'Next twelve months',
  '2.19/estimate': 'Next twelve months',
  '3.1/period': 'All the figures below are',
  'needs/current': 'Present',
  'needs/estimated': 'Anticipated',
})

const STACKED = new Set(['2.2', '2.5', '2.11', '2.13', '2.15', '2.16'])
const WIDE = { size: 100, type: WidthType.PERCENTAGE }

const line = (label: string, ...rest: TextRun[]): Paragraph =>
  new Paragraph({
    spacing: { after: 60 },
    children: [new TextRun({ text: `${label}: `, bold: true }), ...rest],
  })
const plain = (text: string): Paragraph =>
  new Paragraph({ spacing: { after: 100 }, children: [new TextRun(text)] })
const hint = (text: string): Paragraph => new Paragraph({ children: [new TextRun({ text, italics: true })] })

/** Both alternatives, the one that does not apply struck out. */
const either = (options: readonly string[], chosen: number): TextRun[] =>
  options.flatMap((text, index) => [
    ...(index > 0 ? [new TextRun(' / ')] : []),
    new TextRun({ text, strike: chosen >= 0 && chosen !== index }),
  ])

function fieldLine(view: View, ref: string, { key, kind }: FieldDefinition): Paragraph {
  const label = words.label(ref, key)
  if (kind === 'yes-no') {
    const flag = view.flag(ref, key)
    return line(label, new TextRun(`Yes ${flag === true ? '☒' : '☐'}  No ${flag === false ? '☒' : '☐'}`))
  }
  const value = view.field(ref, key)
  if (key === 'party')
    return line(label, ...either(['Applicant', 'Respondent'], ['applicant', 'respondent'].indexOf(value)))
  return line(label, new TextRun(value))
}

function list(view: View, { ref }: ItemDefinition, columns: readonly FieldDefinition[]): Table {
  const cell = (text: string, { bold = false, right = false } = {}) =>
    new TableCell({
      margins: { left: 70, right: 70 },
      children: [
        new Paragraph({
          children: [new TextRun({ text, bold, size: 17 })],
          alignment: right ? AlignmentType.RIGHT : AlignmentType.LEFT,
        }),
      ],
    })
  const head = new TableRow({
    tableHeader: true,
    children: columns.map(({ key }) => cell(words.label(ref, key), { bold: true })),
  })
  const rows = view.rows(ref).map(
    (row) =>
      new TableRow({
        children: columns.map(({ key, kind }) =>
          cell((kind === 'choice' ? row[key]?.replace('-', ' ') : row[key]) ?? '', {
            right: kind === 'money',
          }),
        ),
      }),
  )
  return new Table({ width: WIDE, rows: [head, ...rows] })
}

function itemOf(view: View, item: ItemDefinition): FileChild[] {
  const { ref, fields, columns, totals = [] } = item
  const number = /^\d/.test(ref) ? `Section ${ref} – ` : ''
  const out: FileChild[] = [
    new Paragraph({
      text: `${number}${words.title(ref)}`,
      heading: HeadingLevel.HEADING_3,
      spacing: { before: 180 },
    }),
  ]
  const word = view.word(ref)
  const [first] = fields
  if (ref === '2.3')
    out.push(hint('Include every account held at any time in the last twelve months. If none, say so.'))
  if (ref === 'truth') out.push(plain('I believe that the facts stated in this Form E are true.'))
  if (word) out.push(plain(word))
  else if (columns && STACKED.has(ref))
    view.rows(ref).forEach((row, index) => {
      out.push(
        new Paragraph({
          spacing: { before: 100 },
          children: [new TextRun({ text: `(${index + 1})`, bold: true })],
        }),
      )
      for (const { key } of columns) out.push(line(words.label(ref, key), new TextRun(row[key] ?? '')))
    })
  else if (columns) out.push(list(view, item, columns))
  else if (fields.length === 1 && first?.label === 'Details') out.push(plain(view.field(ref, first.key)))
  else for (const field of fields) out.push(fieldLine(view, ref, field))
  for (const { key, letter } of totals) {
    const name = /^[A-L]\d?$/.test(letter) ? `Total ${letter}: ` : `${words.label(ref, key)}: `
    out.push(
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        spacing: { before: 60 },
        children: [
          new TextRun({ text: name, bold: true }),
          new TextRun({ text: view.field(ref, key), bold: true }),
        ],
      }),
    )
  }
  return out
}

async function draw(form: FormECase): Promise<Uint8Array> {
  const view = new View(
    form,
    notation({ sign: '£', pence: 'as needed', zero: 'nil', negative: 'minus' }, 'ordinal', {
      none: 'None.',
      notApplicable: 'Not applicable.',
    }),
  )
  let part = ''
  const children: FileChild[] = [
    new Paragraph({ text: 'FORM E', heading: HeadingLevel.TITLE }),
    hint('Financial statement of a party to proceedings for a financial order'),
  ]
  for (const item of ITEMS) {
    if (item.part !== part) {
      part = item.part
      children.push(
        new Paragraph({
          text: part.toUpperCase(),
          heading: HeadingLevel.HEADING_1,
          spacing: { before: 300 },
        }),
      )
    }
    children.push(...itemOf(view, item))
  }
  return await packDocx(children, 'Times New Roman')
}

export const wordLetter: StrangerLayout = { name: 'word-letter', ending: 'docx', draw, omits: nothing }
