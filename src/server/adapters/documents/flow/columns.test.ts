import {
  Document as DocxFile,
  Paragraph as DocxParagraph,
  LeaderType,
  Packer,
  TabStopType,
  TextRun,
} from 'docx'
import { describe, expect, test } from 'vitest'
import type { Page, Word } from '#protocol/document.ts'
import { type Paragraph, paragraph, type TabStop } from './blocks.ts'
import { readDocx } from './docx.ts'
import { layOut } from './layout.ts'
import { readTxt } from './txt.ts'

const only = (pages: readonly Page[]): Page => {
  const [page, second] = pages
  if (page === undefined || second !== undefined) throw new Error('not one page')
  return page
}
const find = (page: Page, text: string): Word => {
  const word = page.words.find((one) => one.text === text)
  if (word === undefined) throw new Error(`no ${text}`)
  return word
}
const left = (page: Page, text: string) => find(page, text).box.x
const right = (page: Page, text: string) => left(page, text) + find(page, text).box.width
const top = (page: Page, text: string) => find(page, text).box.y
const tabbed = (text: string, stops: TabStop[]): Paragraph => ({ ...paragraph(text), stops })

describe('columns set by tabs', () => {
  test('stand one under the other however long their texts are', () => {
    const page = only(
      layOut([
        paragraph('Bank\tType\tBalance'),
        paragraph('Yorkshire Building Society savings\tFixed\t£1,234.56'),
        paragraph('Monzo\tCurrent account\t£9.00'),
      ]),
    )
    expect(left(page, 'Type')).toBe(left(page, 'Fixed'))
    expect(left(page, 'Type')).toBe(left(page, 'Current'))
    expect(left(page, 'Balance')).toBe(left(page, '£9.00'))
    expect(left(page, 'Fixed')).toBeGreaterThan(right(page, 'savings') + 10)
    expect(top(page, 'Monzo')).toBe(top(page, '£9.00'))
  })

  test('go on under themselves within their column', () => {
    const long = 'word '.repeat(60).trim()
    const page = only(layOut([paragraph(`First\t${long}\t£1.00`), paragraph('Second\tshort\t£2.00')]))
    const words = page.words.filter(({ text }) => text === 'word')
    expect(new Set(words.map(({ box }) => box.y)).size).toBeGreaterThan(1)
    expect(Math.min(...words.map(({ box }) => box.x))).toBe(left(page, 'short'))
    expect(Math.max(...words.map(({ box }) => box.x + box.width))).toBeLessThan(left(page, '£1.00'))
    expect(top(page, 'Second')).toBeGreaterThan(Math.max(...words.map(({ box }) => box.y)))
  })

  test('keep an empty place between two tabs', () => {
    const page = only(layOut([paragraph('A\tB\tC'), paragraph('a\t\tc')]))
    expect(left(page, 'c')).toBe(left(page, 'C'))
  })

  test('end where a right stop says, as figures do', () => {
    const stops: TabStop[] = [{ at: 400, align: 'right' }]
    const page = only(layOut([tabbed('Rent\t£12.00', stops), tabbed('Total\t£1,112.00', stops)]))
    expect(right(page, '£12.00')).toBeCloseTo(right(page, '£1,112.00'))
    expect(left(page, '£12.00')).toBeGreaterThan(400)
  })

  test('are found by the stops where a long text passes one and needs fewer tabs', () => {
    const stops: TabStop[] = [
      { at: 100, align: 'left' },
      { at: 300, align: 'left' },
    ]
    const page = only(
      layOut([tabbed('Short\t\tone', stops), tabbed('A label that goes beyond the first\ttwo', stops)]),
    )
    expect(left(page, 'one')).toBe(left(page, 'two'))
  })

  test('may be made of spaces in a row', () => {
    const page = only(layOut([paragraph('Rent     £1.00'), paragraph('Council tax    £2.00')]))
    expect(left(page, '£1.00')).toBe(left(page, '£2.00'))
  })

  test('one line alone keeps its tabs as they are', () => {
    const page = only(layOut([paragraph('Name\tSmith'), paragraph('Nothing more.')]))
    expect(page.text).toBe('Name Smith\nNothing more.')
  })
})

describe('a DOCX with tab stops', () => {
  const stop = { type: TabStopType.RIGHT, position: 8000, leader: LeaderType.DOT }
  const read = async (options: ConstructorParameters<typeof DocxFile>[0]) => {
    const flowing = await readDocx(new Uint8Array(await Packer.toBuffer(new DocxFile(options))))
    if (!flowing.ok) throw new Error(flowing.code)
    return only(layOut(flowing.blocks))
  }

  test('sets figures where the stops of the paragraph are', async () => {
    const page = await read({
      sections: [
        {
          children: ['Total A\t£1.00', 'Total B of everything\t£22,000.00'].map(
            (text) => new DocxParagraph({ tabStops: [stop], children: [new TextRun(text)] }),
          ),
        },
      ],
    })
    expect(right(page, '£1.00')).toBeCloseTo(right(page, '£22,000.00'))
    expect(right(page, '£1.00')).toBeGreaterThan(400)
    expect(page.text).toBe('Total A £1.00\nTotal B of everything £22,000.00')
  })

  test('and where those of its style are', async () => {
    const page = await read({
      styles: {
        paragraphStyles: [
          { id: 'Base', name: 'Base', paragraph: { rightTabStop: stop.position } },
          { id: 'Figures', name: 'Figures', basedOn: 'Base' },
        ],
      },
      sections: [
        { children: [new DocxParagraph({ style: 'Figures', children: [new TextRun('Rent\t£5.00')] })] },
      ],
    })
    expect(right(page, '£5.00')).toBeGreaterThan(400)
  })
})

describe('a plain text', () => {
  const read = (text: string) => only(layOut(readTxt(new TextEncoder().encode(text))))

  test('with columns made of spaces keeps every letter in its place', () => {
    const page = read(
      ['Bank                Balance', 'Monzo                 £9.00', '', 'Long bank name       £10.00'].join(
        '\n',
      ),
    )
    expect(right(page, '£9.00')).toBeCloseTo(right(page, '£10.00'))
    expect(right(page, 'Balance')).toBeCloseTo(right(page, '£9.00'))
    expect(top(page, 'Monzo')).toBe(top(page, '£9.00'))
  })

  test('with a paragraph on one endless line stays within its margins', () => {
    const page = read(`a    b\nc    d\n${'word '.repeat(100)}`)
    expect(Math.max(...page.words.map(({ box }) => box.x + box.width))).toBeLessThan(page.width)
    expect(page.words).toHaveLength(104)
  })

  test('without columns is set as other text', () => {
    expect(read('One.  Two.\nThree.  Four.').text).toBe('One. Two.\nThree. Four.')
  })
})
