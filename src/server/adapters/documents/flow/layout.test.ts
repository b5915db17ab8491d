import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Page } from '#protocol/document.ts'
import { tickOf } from '../ticks.ts'
import { type Block, type Cell, paragraph } from './blocks.ts'
import { splitTables } from './doc-tables.ts'
import { layOut, PAGE_HEIGHT, PAGE_WIDTH } from './layout.ts'

const cell = (text: string, colSpan = 1, rowSpan = 1): Cell => ({
  blocks: text.split('\n').map(paragraph),
  colSpan,
  rowSpan,
})
const table = (...rows: Cell[][]): Block => ({ kind: 'table', rows })

/** The cell of the grid, by the ruled lines around, that a word stands in. */
function gridCell(page: Page, text: string): string {
  const word = page.words.find((one) => one.text === text)
  if (word === undefined) throw new Error(`no ${text}`)
  const x = word.box.x + word.box.width / 2
  const y = word.box.y + word.box.height / 2
  const uprights = page.rules.filter(
    (rule) => rule.height > rule.width && rule.y <= y && rule.y + rule.height >= y,
  )
  const levels = page.rules.filter(
    (rule) => rule.width > rule.height && rule.x <= x && rule.x + rule.width >= x,
  )
  const left = uprights.filter((rule) => rule.x <= x).length
  const above = levels.filter((rule) => rule.y <= y).length
  return `row ${above}, column ${left}`
}

describe('a flowing document', () => {
  test('is set line by line on A4 within its margins', () => {
    const [page, second] = layOut([paragraph('word '.repeat(120)), paragraph('Last line.')])
    expect(second).toBeUndefined()
    expect(page).toMatchObject({ width: PAGE_WIDTH, height: PAGE_HEIGHT, readBy: 'layout' })
    expect(page?.text.split('\n').length).toBeGreaterThan(5)
    expect(page?.text.endsWith('\nLast line.')).toBe(true)
  })

  test('has its check boxes as words of their own', () => {
    expect(layOut([paragraph('☑Yes ☐No')])[0]?.text).toBe('☒ Yes ☐ No')
  })

  test('begins a page where its writer did', () => {
    const pages = layOut([paragraph('one'), { kind: 'page-break' }, paragraph('two')])
    expect(pages.map((page) => page.text)).toEqual(['one', 'two'])
  })

  test('shows its tables as a grid with each cell in its place', () => {
    const [page] = layOut([
      table(
        [cell('Bank'), cell('Type'), cell('Balance')],
        [cell('Barclays'), cell('Current\naccount'), cell('£1,234.56')],
        [cell('Total', 2), cell('£99.00')],
      ),
    ])
    if (page === undefined) throw new Error('no page')
    expect(page.text).toContain('Bank Type Balance\n')
    expect(gridCell(page, 'Bank')).toBe('row 1, column 1')
    expect(gridCell(page, 'account')).toBe('row 2, column 2')
    expect(gridCell(page, '£1,234.56')).toBe('row 2, column 3')
    expect(gridCell(page, 'Total')).toBe('row 3, column 1')
    expect(gridCell(page, '£99.00')).toBe('row 3, column 2')
  })

  test('does not cut a row between two pages, and closes the grid on both', () => {
    const rows = Array.from({ length: 60 }, (_, row) => [cell(`a${row}\nb${row}`), cell(`c${row}`)])
    const pages = layOut([table(...rows)])
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) {
      const words = page.words.map((word) => word.text)
      for (const word of words) if (word.startsWith('a')) expect(words).toContain(word.replace('a', 'b'))
      const lowest = Math.max(...page.words.map((word) => word.box.y + word.box.height))
      const highest = Math.min(...page.words.map((word) => word.box.y))
      const level = page.rules.filter((rule) => rule.width > rule.height)
      expect(level.some((rule) => rule.y >= lowest)).toBe(true)
      expect(level.some((rule) => rule.y <= highest)).toBe(true)
    }
    expect(pages.flatMap((page) => page.words)).toHaveLength(180)
  })

  test('cuts a row that is taller than a page, losing nothing', () => {
    const lines = Array.from({ length: 150 }, (_, line) => `line${line}`)
    const pages = layOut([table([cell(lines.join('\n')), cell('side')])])
    expect(pages.length).toBeGreaterThan(1)
    expect(
      pages.flatMap((page) => page.words.map((word) => word.text)).filter((word) => word !== 'side'),
    ).toEqual(lines)
  })

  test('loses no word and puts none outside of its page, whatever it holds', () => {
    const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), { maxLength: 40 })
    const cells = fc.array(fc.array(words, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(words, cells, (text, rows) => {
        const clean = (list: string[]) =>
          list
            .join(' ')
            .split(/\s+/)
            .filter((word) => word !== '')
            .join(' ')
        const blocks: Block[] = [
          paragraph(clean(text)),
          table(...rows.map((row) => row.map((one) => cell(clean(one))))),
        ]
        const pages = layOut(blocks)
        const letters = (list: string) => [...list.replace(/[\s☒☐]/gu, '')].sort().join('')
        const wanted = [text, ...rows.flat()].map(clean).join('')
        fc.pre(![...wanted].some((letter) => tickOf(letter.codePointAt(0) ?? 0) !== undefined))
        expect(letters(pages.map((page) => page.text).join(''))).toBe(letters(wanted))
        for (const page of pages)
          for (const { box } of page.words) {
            expect(box.x).toBeGreaterThanOrEqual(0)
            expect(box.x + box.width).toBeLessThanOrEqual(PAGE_WIDTH + 0.01)
            expect(box.y + box.height).toBeLessThanOrEqual(PAGE_HEIGHT)
          }
      }),
      { numRuns: 60 },
    )
  })
})

describe('the tables of an old Word document', () => {
  test('are found by the tab that closes each row', () => {
    const text = 'Before\nBank\tBalance\t\tBarclays\t£5\t\tLloyds\ttwo\nlines\t\tAfter\nEnd'
    const blocks = splitTables(text)
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'table', 'paragraph', 'paragraph'])
    const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
    expect(
      rows.map((row) => row.map((one) => one.blocks.map((p) => (p.kind === 'paragraph' ? p.text : '')))),
    ).toEqual([
      [['Bank'], ['Balance']],
      [['Barclays'], ['£5']],
      [['Lloyds'], ['two', 'lines']],
    ])
  })

  test('may have rows of different lengths', () => {
    const [table, after] = splitTables('Income\t\tPay\tMonthly\t£2,000\t\tTotal\t£2,000\t\tAfter')
    const lengths = table?.kind === 'table' ? table.rows.map((row) => row.length) : []
    expect(lengths).toEqual([1, 3, 2])
    expect(after).toMatchObject({ kind: 'paragraph', text: 'After' })
  })

  test('leave text with single tabs alone', () => {
    expect(splitTables('1.\tTERM\n2.\tRENEWAL').every((block) => block.kind === 'paragraph')).toBe(true)
  })
})
