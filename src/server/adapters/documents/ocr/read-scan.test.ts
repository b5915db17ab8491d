import { PDFDocument, rgb, StandardFonts } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import type { Box } from '#protocol/evidence.ts'
import type { Grey } from '../images/grey.ts'
import { openPdf } from '../pdf/document.ts'
import { renderPage } from '../pdf/render.ts'
import { prepare, readScan } from './read-scan.ts'
import { rotate } from './skew.ts'
import { turnQuarters } from './turn.ts'

const DPI = 200
const ROWS = [
  ['Bank', 'Type', 'Balance'],
  ['Barclays', 'Current', '1,234.56'],
  ['Nationwide', 'Savings', '20,000.00'],
] as const

/** A page of a form as a scanner gives it: a table, two check boxes, running text. */
async function form(): Promise<Grey> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.TimesRoman)
  const page = pdf.addPage([595, 842])
  const write = (text: string, x: number, y: number) => page.drawText(text, { x, y, size: 12, font })
  write('Bank accounts held in your name at any time in the last twelve months', 72, 760)
  ROWS.forEach((row, i) => {
    row.forEach((cell, j) => {
      page.drawRectangle({
        x: 72 + j * 150,
        y: 690 - i * 24,
        width: 150,
        height: 24,
        borderWidth: 0.8,
        borderColor: rgb(0, 0, 0),
      })
      write(cell, 78 + j * 150, 698 - i * 24)
    })
  })
  for (const [x, word] of [
    [72, 'Yes'],
    [200, 'No'],
  ] as const) {
    page.drawRectangle({ x, y: 560, width: 12, height: 12, borderWidth: 1, borderColor: rgb(0, 0, 0) })
    write(word, x + 20, 562)
  }
  page.drawSvgPath('M 2 -7 L 5 -2 L 13 -14', { x: 72, y: 560, borderWidth: 1.5 })
  write('Boxed BOLD letters and 80 DOGS or 08 BOOKS are not boxes', 72, 500)
  page.drawRectangle({ x: 72, y: 440, width: 450, height: 20, color: rgb(0.15, 0.15, 0.15) })
  page.drawText('2.4 Heading in white on a dark bar', { x: 80, y: 446, size: 12, font, color: rgb(1, 1, 1) })
  write(`Balance outstanding ${'.'.repeat(90)} 5,300`, 72, 400)
  const opened = await openPdf(await pdf.save())
  if (!opened.ok) throw new Error(opened.code)
  const picture = renderPage(opened.pdf, 1, DPI)
  opened.pdf.close()
  if (picture === undefined) throw new Error('not drawn')
  return picture
}

const TEXT = [
  'Bank accounts held in your name at any time in the last twelve months',
  'Bank Type Balance',
  'Barclays Current 1,234.56',
  'Nationwide Savings 20,000.00',
  '☒ Yes ☐ No',
  'Boxed BOLD letters and 80 DOGS or 08 BOOKS are not boxes',
  '2.4 Heading in white on a dark bar',
  'Balance outstanding 5,300',
].join('\n')
const OPTIONS = { number: 3, width: 595, height: 842, fieldWords: [] }

describe('a scan', () => {
  test('gives words, lines and check boxes where they are on the paper', { timeout: 60_000 }, async () => {
    const page = await readScan(await form(), OPTIONS)
    expect(page).toMatchObject({ number: 3, width: 595, height: 842, readBy: 'ocr', text: TEXT })
    expect(page.confidence).toBeGreaterThan(0.85)
    const box = page.words.find((word) => word.text === '20,000.00')?.box
    expect(Math.abs((box?.x ?? 0) - 378)).toBeLessThan(2)
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - (842 - 650))).toBeLessThan(4)
    const level = page.rules.filter((rule) => rule.width > rule.height)
    const upright = page.rules.filter((rule) => rule.height > rule.width)
    for (const [rules, wanted, middle] of [
      [level, [128, 152, 176, 200, 382, 402], (rule: Box) => rule.y + rule.height / 2],
      // The table's, and the ends of the bar beneath the outer two.
      [upright, [72, 72, 222, 372, 522, 522], (rule: Box) => rule.x + rule.width / 2],
    ] as const) {
      expect(rules).toHaveLength(wanted.length)
      const found = rules.map(middle).sort((a, b) => a - b)
      found.forEach((at, index) => {
        expect(Math.abs(at - (wanted[index] ?? 0))).toBeLessThan(1)
      })
    }
  })

  test('that lies askew is set level, and says by how much', () => {
    return form().then((picture) => {
      const { skew, lines, boxes } = prepare(rotate(picture, 1.4))
      expect(skew).toBeCloseTo(1.4, 0)
      expect(lines.length).toBeGreaterThanOrEqual(8)
      expect(boxes.map((box) => box.isTicked).sort()).toEqual([false, true])
    })
  })

  test('that lies upside down is turned', { timeout: 60_000 }, async () => {
    const page = await readScan(turnQuarters(await form(), 2), OPTIONS)
    expect(page.turn).toBe(180)
    expect(page.text).toContain('Barclays Current 1,234.56\n')
    expect(page.text).toContain('☒ Yes ☐ No')
  })
})
