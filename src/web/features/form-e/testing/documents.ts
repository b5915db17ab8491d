import type { Document } from '#protocol/document.ts'
import { type Line, setPage } from './paper.ts'

const heading = (text: string): Line => [56, 60, text, 16]
const filler = (from: number, many: number): Line[] =>
  Array.from(
    { length: many },
    (_, i): Line => [
      56,
      from + i * 22,
      `${i + 1}. Further particulars are given in the schedule that accompanies this statement.`,
    ],
  )
const rulesAt = (...tops: number[]) => tops.map((y) => ({ x: 56, y, width: 483, height: 0.7 }))

/** A short Form E of our own making, with faults in it. */
export const formDocument: Document = {
  id: 'form',
  name: 'Form E of Anna Clarke, signed copy with all the schedules and annexes 2026.pdf',
  kind: 'pdf',
  language: 'en',
  fields: [],
  notes: ['Page 4 is a scan; its words were read by OCR.'],
  pages: [
    setPage(1, [
      heading('Form E: Financial statement'),
      [56, 110, 'In the Family Court sitting at Oxford'],
      [56, 132, 'Case number ZZ26D00417'],
      [56, 154, 'This is the financial statement of Anna Clarke, the applicant'],
      [56, 200, '1.2 Date of birth 14 May 1981'],
      [56, 222, '1.3 Date of the marriage 3 September 2008'],
      [56, 244, '1.5 Date of the separation 2 June 2007'],
      [56, 266, '1.8 Are you living with a new partner? No'],
      ...filler(310, 12),
    ]),
    setPage(
      2,
      [
        heading('2.1 The family home'),
        [56, 110, '2.1 Property name and address 14 Mill Lane, Oxford OX4 2QR'],
        [56, 132, 'Land Registry title number'],
        [56, 154, 'Current market value of the property'],
        [440, 154, '£485,000.00'],
        [56, 176, 'Balance outstanding on any mortgage'],
        [440, 176, '£212,340.50'],
        [56, 198, 'Estimated costs of sale'],
        [440, 198, '£12,125.00'],
        [56, 220, 'Total equity in the property'],
        [440, 220, '£260,534.50'],
        [56, 242, 'TOTAL value of your interest in the family home: A'],
        [440, 242, '£132,267.25'],
        ...filler(300, 10),
      ],
      rulesAt(150, 172, 194, 216, 238, 260),
    ),
    setPage(
      3,
      [
        heading('2.3 Bank, building society and savings accounts'),
        [56, 110, 'Barclays current account 41882093'],
        [440, 110, '£4,210.16'],
        [56, 132, 'Nationwide joint savings account'],
        [440, 132, '£18,400.00'],
        [56, 154, 'TOTAL value of your interest in all accounts: C1'],
        [440, 154, '£22,610.16'],
        [56, 200, '2.13 Pensions: Teachers’ Pension Scheme'],
        [56, 222, 'Cash equivalent value at 4 March 2024'],
        [440, 222, '£96,020.00'],
      ],
      rulesAt(106, 128, 150, 172),
    ),
    {
      ...setPage(4, [
        heading('4.6 New partner'),
        [56, 110, 'Annual income of your new partner £41,000'],
        [56, 132, 'Statement of truth: I believe that the facts stated are true'],
        [56, 154, 'Signed'],
        [56, 176, 'Date'],
        ...filler(220, 8),
      ]),
      readBy: 'ocr',
      confidence: 0.91,
    },
  ],
}

/** A letter that came with it. */
export const letterDocument: Document = {
  id: 'letter',
  name: 'Mortgage statement.docx',
  kind: 'docx',
  language: 'en',
  fields: [],
  notes: [],
  pages: [
    {
      ...setPage(1, [
        heading('Mortgage statement'),
        [56, 110, 'Property: 14 Mill Lane, Oxford OX4 2QR'],
        [56, 132, 'Balance outstanding on 1 October 2026: £218,902.11'],
      ]),
      readBy: 'layout',
    },
  ],
}
