import { PDFDocument, rgb, StandardFonts } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { openPdf } from '../pdf/document.ts'
import { renderPage } from '../pdf/render.ts'
import { cellsOf } from './cells.ts'
import type { SeenWord } from './engine.ts'
import { type Prepared, prepare } from './read-scan.ts'
import { readDoubtsAgain } from './reread.ts'

const DPI = 200
const ROWS = [
  ['Barclays', 'Current account', 'X'],
  ['Nationwide', 'Savings', '£20,000.00'],
] as const
const [LEFT, TOP, WIDE, HIGH] = [72, 700, 110, 24]

async function table(): Promise<Prepared> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  ROWS.forEach((row, i) => {
    row.forEach((cell, j) => {
      const [x, y] = [LEFT + j * WIDE, TOP - i * HIGH]
      page.drawRectangle({ x, y, width: WIDE, height: HIGH, borderWidth: 0.8, borderColor: rgb(0, 0, 0) })
      page.drawText(cell, { x: x + 6, y: y + 8, size: 10, font })
    })
  })
  const opened = await openPdf(await pdf.save())
  if (!opened.ok) throw new Error(opened.code)
  const picture = renderPage(opened.pdf, 1, DPI)
  opened.pdf.close()
  if (picture === undefined) throw new Error('not drawn')
  return prepare(picture)
}

/** A word that fills a cell, as an engine might have seen it. */
function seenIn(row: number, column: number, text: string, confidence: number, wide = WIDE - 6): SeenWord {
  const pixels = (points: number) => Math.round((points * DPI) / 72)
  const x0 = pixels(LEFT + column * WIDE + 3)
  const y0 = pixels(842 - TOP - HIGH + row * HIGH + 3)
  return { text, confidence, x0, y0, x1: x0 + pixels(wide), y1: y0 + pixels(HIGH - 6) }
}

/** Row by row: the rows are much further apart than the middles of two words in one. */
const rowOf = ({ y0, y1 }: SeenWord) => Math.floor(((y0 + y1) / 2 / DPI) * 72 - (842 - TOP - HIGH)) / HIGH
const textsOf = (words: readonly SeenWord[]) =>
  words.toSorted((a, b) => Math.floor(rowOf(a)) - Math.floor(rowOf(b)) || a.x0 - b.x0).map(({ text }) => text)

describe('a second look at the cells of a table', () => {
  test('finds the cells between the lines', async () => {
    const { picture, lines } = await table()
    const cells = cellsOf(picture, lines)
    expect(cells).toHaveLength(6)
    for (const { x0, x1 } of cells) expect(((x1 - x0) * 72) / DPI).toBeCloseTo(WIDE - 2, -1)
  })

  test('reads what the first left out', { timeout: 60_000 }, async () => {
    const { picture, lines } = await table()
    expect(textsOf(await readDoubtsAgain(picture, lines, []))).toEqual([
      'Barclays',
      'Current',
      'account',
      'X',
      'Nationwide',
      'Savings',
      '£20,000.00',
    ])
  })

  test('replaces what it was unsure of and leaves what it was sure of', { timeout: 60_000 }, async () => {
    const { picture, lines } = await table()
    const seen = ROWS.flatMap((row, i) => row.map((_, j) => seenIn(i, j, `sure${i}${j}`, 0.95)))
    seen[1] = seenIn(0, 1, 'Cwrrem', 0.2)
    seen[5] = seenIn(1, 2, '£2O.OO', 0.3)
    expect(textsOf(await readDoubtsAgain(picture, lines, seen))).toEqual([
      'sure00',
      'Current',
      'account',
      'sure02',
      'sure10',
      'sure11',
      '£20,000.00',
    ])
  })

  test('parts what was read as one word across two cells', { timeout: 60_000 }, async () => {
    const { picture, lines } = await table()
    const seen = [seenIn(1, 0, 'NationwideSavings', 0.8, 2 * WIDE - 40)]
    const texts = textsOf(await readDoubtsAgain(picture, lines, seen))
    expect(texts).toContain('Nationwide')
    expect(texts).toContain('Savings')
    expect(texts).not.toContain('NationwideSavings')
  })
})
