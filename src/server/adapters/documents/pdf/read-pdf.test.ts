import { degrees, PDFDocument, rgb, StandardFonts } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import type { Page, Word } from '#protocol/document.ts'
import { readPdf } from './read-pdf.ts'

async function pages(pdf: PDFDocument): Promise<Page[]> {
  return (await whole(pdf)).pages
}

async function whole(pdf: PDFDocument) {
  const read = await readPdf(await pdf.save())
  if (!read.ok) throw new Error(read.code)
  return read
}

function only<T>(items: readonly T[]): T {
  const [first] = items
  if (items.length !== 1 || first === undefined) throw new Error(`expected one, got ${items.length}`)
  return first
}

const wordOf = (page: Page | undefined, text: string): Word =>
  only(page?.words.filter((word) => word.text === text) ?? [])

async function blank() {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  return { pdf, font, page }
}

describe('words', () => {
  test('stand where they were drawn, from the top left, and their ranges are theirs', async () => {
    const { pdf, page, font } = await blank()
    page.drawText('Family home', { x: 72, y: 700, size: 12, font })
    const read = only(await pages(pdf))
    const { box } = wordOf(read, 'Family')
    expect(box.x).toBeCloseTo(72, 0)
    // The library that draws it kerns; PDFium's boxes are as wide as the letters.
    expect(Math.abs(box.width - font.widthOfTextAtSize('Family', 12))).toBeLessThan(1)
    // The base line is 142 from the top; the word stands on it.
    expect(box.y).toBeLessThan(142 - 8)
    expect(box.y + box.height).toBeGreaterThan(142)
    expect(box.height).toBeLessThan(16)
    expect(read.text).toBe('Family home')
    for (const word of read.words) expect(read.text.slice(word.start, word.end)).toBe(word.text)
  })

  test('are read line by line across the page, however they were drawn', async () => {
    const { pdf, page, font } = await blank()
    const at = (text: string, x: number, y: number, size = 10) => page.drawText(text, { x, y, size, font })
    at('250,000', 400, 700, 11)
    at('Total', 72, 650)
    at('Value', 72, 701, 9)
    at('300,000', 400, 650)
    // A cell of one line beside a cell of two is a line of its own between them.
    at('first', 72, 600)
    at('second', 72, 588)
    at('middle', 400, 594)
    const read = only(await pages(pdf))
    expect(read.text).toBe('Value 250,000\nTotal 300,000\nfirst\nmiddle\nsecond')
  })

  test.each([90, 180, 270])('lie right on a page turned by %i degrees', async (angle) => {
    const { pdf, page, font } = await blank()
    page.setRotation(degrees(angle))
    // Drawn so that it is upright at 100, 200 from the top left of the page as shown.
    const [x = 0, y = 0] = { 90: [200, 100], 180: [495, 200], 270: [395, 742] }[angle] ?? [0, 0]
    page.drawText('Upright words', { x, y, size: 12, font, rotate: degrees(angle) })
    const read = only(await pages(pdf))
    expect([read.width, read.height]).toEqual(angle === 180 ? [595, 842] : [842, 595])
    expect(read.text).toBe('Upright words')
    const { box } = wordOf(read, 'Upright')
    expect(box.x).toBeCloseTo(100, 0)
    expect(box.y).toBeGreaterThan(200 - 13)
    expect(box.y + box.height).toBeGreaterThan(200)
    expect(box.y + box.height).toBeLessThan(206)
    const height = wordOf(read, 'words').box.height
    expect(height).toBeCloseTo(box.height, 0)
  })

  test('are counted from the corner of the crop box, and what is cropped away is not there', async () => {
    const { pdf, page, font } = await blank()
    page.setCropBox(50, 100, 400, 600)
    page.drawText('Seen', { x: 60, y: 680, size: 12, font })
    page.drawText('Hidden', { x: 60, y: 800, size: 12, font })
    const read = only(await pages(pdf))
    expect([read.width, read.height]).toEqual([400, 600])
    expect(read.text).toBe('Seen')
    expect(wordOf(read, 'Seen').box.x).toBeCloseTo(10, 0)
  })

  test('set sideways come after the lines of the page', async () => {
    const { pdf, page, font } = await blank()
    page.drawText('margin note', { x: 20, y: 400, size: 9, font, rotate: degrees(90) })
    page.drawText('Body', { x: 72, y: 100, size: 12, font })
    expect(only(await pages(pdf)).text).toBe('Body\nmargin note')
  })
})

describe('ruled lines', () => {
  test('are found from strokes, thin bars, dashes and frames', async () => {
    const { pdf, page } = await blank()
    page.drawLine({ start: { x: 72, y: 700 }, end: { x: 500, y: 700 }, thickness: 1 })
    page.drawRectangle({ x: 72, y: 600, width: 428, height: 0.8, color: rgb(0, 0, 0) })
    page.drawRectangle({ x: 100, y: 400, width: 200, height: 50, borderWidth: 1, borderColor: rgb(0, 0, 0) })
    for (let x = 72; x < 200; x += 4)
      page.drawLine({ start: { x, y: 300 }, end: { x: x + 2, y: 300 }, thickness: 0.5 })
    const { rules } = only(await pages(pdf))
    const level = rules
      .filter((rule) => rule.width > rule.height)
      .map((rule) => Math.round(rule.y + rule.height / 2))
    expect(level.sort((a, b) => a - b)).toEqual([142, 242, 392, 442, 542])
    expect(rules.filter((rule) => rule.height > rule.width).map((rule) => Math.round(rule.x + 0.5))).toEqual([
      100, 300,
    ])
  })

  test('of white on white are not there', async () => {
    const { pdf, page } = await blank()
    page.drawLine({ start: { x: 72, y: 700 }, end: { x: 500, y: 700 }, thickness: 1, color: rgb(1, 1, 1) })
    page.drawText('x', { x: 10, y: 10, size: 8 })
    expect(only(await pages(pdf)).rules).toEqual([])
  })
})

describe('check boxes that are drawn', () => {
  async function boxes(draw: (page: Awaited<ReturnType<typeof blank>>['page']) => void): Promise<string> {
    const { pdf, page, font } = await blank()
    page.drawText('Yes', { x: 120, y: 702, size: 10, font })
    draw(page)
    return only(await pages(pdf)).text
  }
  const square = { x: 100, y: 700, width: 12, height: 12, borderWidth: 1, borderColor: rgb(0, 0, 0) }
  const line = (x0: number, y0: number, x1: number, y1: number) => ({
    start: { x: x0, y: y0 },
    end: { x: x1, y: y1 },
  })

  test('empty', async () => {
    expect(await boxes((page) => page.drawRectangle(square))).toBe('☐ Yes')
  })
  test('crossed by lines', async () => {
    const text = await boxes((page) => {
      page.drawRectangle(square)
      page.drawLine(line(101, 701, 111, 711))
      page.drawLine(line(101, 711, 111, 701))
    })
    expect(text).toBe('☒ Yes')
  })
  test('ticked beyond the edge', async () => {
    const text = await boxes((page) => {
      page.drawRectangle(square)
      page.drawSvgPath('M 2 -6 L 5 -2 L 14 -14', { x: 100, y: 700, borderWidth: 1.2 })
    })
    expect(text).toBe('☒ Yes')
  })
  test('filled', async () => {
    const text = await boxes((page) => {
      page.drawRectangle(square)
      page.drawRectangle({ x: 103, y: 703, width: 6, height: 6, color: rgb(0, 0, 0) })
    })
    expect(text).toBe('☒ Yes')
  })
  test('with an X typed into it', async () => {
    const text = await boxes((page) => {
      page.drawRectangle(square)
      page.drawText('X', { x: 103, y: 703, size: 9 })
    })
    expect(text).toBe('☒ Yes')
  })
  test('but not the cells for single letters, nor a bullet', async () => {
    const text = await boxes((page) => {
      for (let i = 0; i < 4; i++) page.drawRectangle({ ...square, x: 200 + i * 12, y: 500 })
      page.drawRectangle({ x: 100, y: 600, width: 8, height: 8, color: rgb(0, 0, 0) })
    })
    expect(text).toBe('Yes')
  })
})

describe('forms', () => {
  async function form() {
    const { pdf, page, font } = await blank()
    page.drawText('Name', { x: 72, y: 705, size: 10, font })
    const fields = pdf.getForm()
    const name = fields.createTextField('applicant.name')
    name.setText('Jane Ann Smith')
    name.addToPage(page, { x: 120, y: 700, width: 200, height: 18, font })
    const address = fields.createTextField('address')
    address.enableMultiline()
    address.setText('1 High Street\nTown\nAB1 2CD')
    address.addToPage(page, { x: 120, y: 600, width: 200, height: 60, font })
    const yes = fields.createCheckBox('joint')
    yes.addToPage(page, { x: 72, y: 560, width: 12, height: 12 })
    yes.check()
    fields.createCheckBox('separate').addToPage(page, { x: 172, y: 560, width: 12, height: 12 })
    const period = fields.createRadioGroup('period')
    period.addOptionToPage('weekly', page, { x: 72, y: 520, width: 12, height: 12 })
    period.addOptionToPage('monthly', page, { x: 172, y: 520, width: 12, height: 12 })
    period.select('monthly')
    const court = fields.createDropdown('court')
    court.addOptions(['Leeds', 'York'])
    court.select('York')
    court.addToPage(page, { x: 72, y: 480, width: 100, height: 18, font })
    return { pdf, page, font }
  }

  test('give their fields, and their values among the words', async () => {
    const { pdf } = await form()
    const { fields, pages: read } = await whole(pdf)
    const page = only(read)
    expect(fields.map(({ name, type, value, option }) => ({ name, type, value, option }))).toEqual([
      { name: 'applicant.name', type: 'text', value: 'Jane Ann Smith', option: undefined },
      { name: 'address', type: 'text', value: '1 High Street\nTown\nAB1 2CD', option: undefined },
      { name: 'joint', type: 'checkbox', value: true, option: expect.any(String) },
      { name: 'separate', type: 'checkbox', value: false, option: expect.any(String) },
      { name: 'period', type: 'radio', value: false, option: expect.any(String) },
      { name: 'period', type: 'radio', value: true, option: expect.any(String) },
      { name: 'court', type: 'choice', value: 'York', option: undefined },
    ])
    expect(page.text).toBe('Name Jane Ann Smith\n1 High Street\nTown\nAB1 2CD\n☒ ☐\n☐ ☒\nYork')
    const ann = wordOf(page, 'Ann')
    expect(ann.from).toBe('field')
    expect(ann.box.x).toBeGreaterThan(145)
    expect(ann.box.x + ann.box.width).toBeLessThan(200)
    expect(ann.box.y).toBeGreaterThanOrEqual(124)
    expect(ann.box.y + ann.box.height).toBeLessThanOrEqual(142)
  })

  test('that were printed flat give the same words', async () => {
    const { pdf } = await form()
    pdf.getForm().flatten()
    const { fields, pages: read } = await whole(pdf)
    expect(fields).toEqual([])
    expect(only(read).text).toBe('Name Jane Ann Smith\n1 High Street\nTown\nAB1 2CD\n☒ ☐\n☐ ☒\nYork')
  })

  test('whose values are printed beneath the fields too give each word once', async () => {
    const { pdf, page, font } = await form()
    page.drawText('Jane Ann Smith', { x: 123, y: 705, size: 10, font })
    const read = only(await pages(pdf))
    expect(read.text.match(/Ann/g)).toHaveLength(1)
    expect(wordOf(read, 'Ann').from).toBe('field')
  })

  test('whose fields draw a frame around themselves have its lines', async () => {
    const { pdf, page, font } = await blank()
    const field = pdf.getForm().createTextField('framed')
    field.setText('12')
    const style = { borderWidth: 1, borderColor: rgb(0, 0, 0), font }
    field.addToPage(page, { x: 100, y: 600, width: 200, height: 20, ...style })
    const bare = pdf.getForm().createTextField('bare')
    bare.addToPage(page, { x: 100, y: 500, width: 200, height: 20, font, borderWidth: 0 })
    const { rules } = only(await pages(pdf))
    // The border is drawn half outside of the field.
    expect(rules.map((rule) => [rule.x, rule.y])).toEqual([
      [99.5, 221.5],
      [99.5, 242.5],
      [99.5, 221.5],
      [300.5, 221.5],
    ])
  })

  test('keep a long value within its field', async () => {
    const { pdf, page, font } = await blank()
    const field = pdf.getForm().createTextField('long')
    field.enableMultiline()
    field.setText('word '.repeat(400).trim())
    field.addToPage(page, { x: 100, y: 600, width: 200, height: 60, font })
    for (const { box } of only(await pages(pdf)).words) {
      expect(box.x).toBeGreaterThanOrEqual(100)
      expect(box.x + box.width).toBeLessThanOrEqual(300.5)
      expect(box.y).toBeGreaterThanOrEqual(182)
      expect(box.y + box.height).toBeLessThanOrEqual(242.5)
    }
  })
})

describe('refusals', () => {
  test('a file of more pages than we read', async () => {
    const pdf = await PDFDocument.create()
    for (let i = 0; i < 301; i++) pdf.addPage()
    expect(await readPdf(await pdf.save())).toMatchObject({ ok: false, code: 'FILE_TOO_LONG' })
  })

  test('a file cut off after its head', async () => {
    const { pdf } = await blank()
    const bytes = await pdf.save()
    expect(await readPdf(bytes.subarray(0, 60))).toEqual({ ok: false, code: 'FILE_DAMAGED' })
  })
})
