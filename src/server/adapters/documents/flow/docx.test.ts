import {
  AlignmentType,
  CheckBox,
  Document,
  FootnoteReferenceRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx'
import { describe, expect, test } from 'vitest'
import { readDocx } from './docx.ts'
import { layOut } from './layout.ts'

type Options = ConstructorParameters<typeof Document>[0]

async function read(options: Options) {
  const flowing = await readDocx(new Uint8Array(await Packer.toBuffer(new Document(options))))
  if (!flowing.ok) throw new Error(flowing.code)
  const pages = layOut(flowing.blocks)
  return { text: pages.map((page) => page.text).join('\n'), notes: flowing.notes, pages }
}

const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] })

describe('a DOCX', () => {
  test('gives paragraphs, table cells in their rows, check boxes and foot notes', async () => {
    const { text, notes } = await read({
      footnotes: { 1: { children: [new Paragraph('As at 1 May.')] } },
      sections: [
        {
          children: [
            new Paragraph({ children: [new TextRun('Statement'), new FootnoteReferenceRun(1)] }),
            new Table({
              rows: [
                new TableRow({ children: [cell('Bank'), cell('Balance')] }),
                new TableRow({ children: [cell('Barclays'), cell('£1,234.56')] }),
              ],
            }),
            new Paragraph({
              children: [
                new CheckBox({ checked: true }),
                new TextRun(' Yes '),
                new CheckBox({ checked: false }),
                new TextRun(' No'),
              ],
            }),
          ],
        },
      ],
    })
    expect(text).toBe('Statement [1]\nBank Balance\nBarclays £1,234.56\n☒ Yes ☐ No\n[1] As at 1 May.')
    expect(notes).toEqual([])
  })

  test('has the numbers that Word counts', async () => {
    const level = (index: number, text: string, format: (typeof LevelFormat)[keyof typeof LevelFormat]) => ({
      level: index,
      text,
      format,
      alignment: AlignmentType.START,
    })
    const item = (text: string, at: number) =>
      new Paragraph({ text, numbering: { reference: 'clauses', level: at } })
    const { text } = await read({
      numbering: {
        config: [
          {
            reference: 'clauses',
            levels: [
              level(0, '%1.', LevelFormat.DECIMAL),
              level(1, '%1.%2', LevelFormat.DECIMAL),
              level(2, '(%3)', LevelFormat.LOWER_ROMAN),
            ],
          },
        ],
      },
      sections: [
        {
          children: [
            item('Term', 0),
            item('Start', 1),
            item('End', 1),
            item('early', 2),
            item('late', 2),
            item('Payment', 0),
            item('Amount', 1),
            new Paragraph('Plain'),
          ],
        },
      ],
    })
    expect(text.split('\n')).toEqual([
      '1. Term',
      '1.1 Start',
      '1.2 End',
      '(i) early',
      '(ii) late',
      '2. Payment',
      '2.1 Amount',
      'Plain',
    ])
  })

  test('that is a zip of something else is damaged', async () => {
    expect(await readDocx(new TextEncoder().encode('PK no zip at all'))).toEqual({
      ok: false,
      code: 'FILE_DAMAGED',
    })
  })
})
