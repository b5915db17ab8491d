import { PDFDocument, type PDFFont, type PDFPage, type RGB, rgb } from 'pdf-lib'
import { type Family, type Fonts, loadFonts } from './fonts.ts'
import { wrap } from './wrap.ts'

export interface Margins {
  top: number
  right: number
  bottom: number
  left: number
}

export interface PenOptions {
  family: Family
  margins: Margins
  fillable: boolean
  /** Draws running heads and feet; runs on every new page. */
  onPage?: (pen: Pen) => void
  /** The name of the n-th form field of a page. */
  fieldName?: (page: number, index: number) => string
}

export interface TextOptions {
  size?: number
  font?: PDFFont
  color?: RGB
  align?: 'left' | 'right' | 'center'
  /** For the two alignments that need it. */
  width?: number
}

export const A4: readonly [number, number] = [595.28, 841.89]
export const BLACK = rgb(0, 0, 0)
export const GREY = rgb(0.45, 0.45, 0.45)
export const RULE = rgb(0.35, 0.35, 0.35)
const FIXED_DAY = new Date('2026-01-01T00:00:00Z')

/** Writes onto pages from the top left, with a place that moves down; fields instead of text where the form is to be filled in. */
export class Pen {
  readonly doc: PDFDocument
  readonly fonts: Fonts
  readonly fillable: boolean
  readonly margins: Margins
  page: PDFPage
  pageNumber = 0
  y = 0
  readonly #onPage: (pen: Pen) => void
  readonly #fieldName: (page: number, index: number) => string
  #fieldIndex = 0
  #size: readonly [number, number] = A4

  static async open(options: PenOptions): Promise<Pen> {
    const doc = await PDFDocument.create({ updateMetadata: false })
    doc.setCreationDate(FIXED_DAY)
    doc.setModificationDate(FIXED_DAY)
    return new Pen(doc, await loadFonts(doc, options.family), options)
  }

  private constructor(doc: PDFDocument, fonts: Fonts, options: PenOptions) {
    this.doc = doc
    this.fonts = fonts
    this.fillable = options.fillable
    this.margins = options.margins
    this.#onPage = options.onPage ?? (() => undefined)
    this.#fieldName = options.fieldName ?? ((page, index) => `fill_${page}_${index}`)
    this.page = this.newPage()
  }

  get width(): number {
    return this.#size[0] - this.margins.left - this.margins.right
  }
  get left(): number {
    return this.margins.left
  }
  get right(): number {
    return this.#size[0] - this.margins.right
  }
  get pageSize(): readonly [number, number] {
    return this.#size
  }
  /** What is left of the page. */
  get room(): number {
    return this.#size[1] - this.margins.bottom - this.y
  }

  newPage(size: readonly [number, number] = this.#size): PDFPage {
    this.#size = size
    this.page = this.doc.addPage([size[0], size[1]])
    this.pageNumber += 1
    this.#fieldIndex = 0
    this.y = this.margins.top
    this.#onPage(this)
    return this.page
  }

  /** Goes to a new page unless there is room for so much. */
  need(height: number): void {
    if (this.room < height) this.newPage()
  }

  /** One line; x and y are its top left. */
  line(text: string, x: number, y: number, options: TextOptions = {}): void {
    const { size = 9, font = this.fonts.regular, color = BLACK, align = 'left', width = 0 } = options
    const shift =
      align === 'left' ? 0 : (width - font.widthOfTextAtSize(text, size)) * (align === 'right' ? 1 : 0.5)
    this.page.drawText(text, { x: x + shift, y: this.#size[1] - y - size * 0.82, size, font, color })
  }

  /** Several lines in a width; answers their height. */
  lines(text: string, x: number, y: number, width: number, options: TextOptions = {}): number {
    const { size = 9, font = this.fonts.regular } = options
    const parts = wrap(text, font, size, width)
    parts.forEach((part, index) => {
      this.line(part, x, y + index * size * 1.22, { ...options, width })
    })
    return parts.length * size * 1.22
  }

  heightOf(text: string, width: number, size = 9, font: PDFFont = this.fonts.regular): number {
    return wrap(text, font, size, width).length * size * 1.22
  }

  /** A paragraph at the present place, which moves below it. */
  paragraph(text: string, options: TextOptions & { indent?: number; after?: number } = {}): void {
    const { size = 9, font = this.fonts.regular, indent = 0, after = 4 } = options
    for (const part of wrap(text, font, size, this.width - indent)) {
      this.need(size * 1.22)
      this.line(part, this.left + indent, this.y, { ...options, width: this.width - indent })
      this.y += size * 1.22
    }
    this.y += after
  }

  box(
    x: number,
    y: number,
    width: number,
    height: number,
    options: { fill?: RGB; border?: RGB; weight?: number } = {},
  ): void {
    const { fill, border, weight = 0.6 } = options
    this.page.drawRectangle({
      x,
      y: this.#size[1] - y - height,
      width,
      height,
      ...(fill ? { color: fill } : {}),
      ...(border ? { borderColor: border, borderWidth: weight } : {}),
    })
  }

  rule(x1: number, y1: number, x2: number, y2: number, weight = 0.6, color: RGB = RULE): void {
    const top = this.#size[1]
    this.page.drawLine({
      start: { x: x1, y: top - y1 },
      end: { x: x2, y: top - y2 },
      thickness: weight,
      color,
    })
  }

  /** What the person writes, within a box: text, or a form field that holds it. */
  value(text: string, x: number, y: number, width: number, height: number, options: TextOptions = {}): void {
    const { size = 9, font = this.fonts.typed, align = 'left' } = options
    const parts = wrap(text, font, size, width - 6)
    if (this.fillable) {
      const field = this.doc.getForm().createTextField(this.nextFieldName())
      if (parts.length > 1 || height > 30) field.enableMultiline()
      field.setText(text)
      field.addToPage(this.page, {
        x: x + 1,
        y: this.#size[1] - y - height + 1,
        width: width - 2,
        height: height - 2,
        font,
        borderWidth: 0,
      })
      field.setFontSize(size)
      field.setAlignment(align === 'right' ? 2 : align === 'center' ? 1 : 0)
      field.updateAppearances(font)
      return
    }
    const top = parts.length === 1 && height < 30 ? y + (height - size * 1.1) / 2 : y + 3
    parts.forEach((part, index) => {
      this.line(part, x + 3, top + index * size * 1.22, { ...options, font, size, width: width - 6 })
    })
  }

  /** A box to tick. */
  tick(x: number, y: number, size: number, checked: boolean, style: 'cross' | 'check' | 'X' = 'cross'): void {
    if (this.fillable) {
      const field = this.doc.getForm().createCheckBox(this.nextFieldName('Check Box'))
      field.addToPage(this.page, {
        x,
        y: this.#size[1] - y - size,
        width: size,
        height: size,
        borderWidth: 0.8,
      })
      if (checked) field.check()
      return
    }
    this.box(x, y, size, size, { border: BLACK, weight: 0.8 })
    if (!checked) return
    if (style === 'X')
      this.line('X', x, y + 0.5, { size: size - 1, font: this.fonts.bold, align: 'center', width: size })
    else if (style === 'cross') {
      this.rule(x + 1.5, y + 1.5, x + size - 1.5, y + size - 1.5, 1.1, BLACK)
      this.rule(x + size - 1.5, y + 1.5, x + 1.5, y + size - 1.5, 1.1, BLACK)
    } else {
      this.rule(x + 1.5, y + size * 0.55, x + size * 0.4, y + size - 1.8, 1.2, BLACK)
      this.rule(x + size * 0.4, y + size - 1.8, x + size + 1, y - 1, 1.2, BLACK)
    }
  }

  /** Several boxes of which one at most is ticked: a group of radio buttons where the form is to be filled in. */
  oneOf(
    options: readonly { name: string; x: number; y: number; chosen: boolean }[],
    size: number,
    style: 'cross' | 'check' | 'X' = 'cross',
  ): void {
    if (!this.fillable) {
      for (const { x, y, chosen } of options) this.tick(x, y, size, chosen, style)
      return
    }
    const group = this.doc.getForm().createRadioGroup(this.nextFieldName('Group'))
    for (const { name, x, y } of options) {
      const place = { x, y: this.#size[1] - y - size, width: size, height: size, borderWidth: 0.8 }
      group.addOptionToPage(name, this.page, place)
    }
    const chosen = options.find((option) => option.chosen)
    if (chosen) group.select(chosen.name)
  }

  nextFieldName(prefix = ''): string {
    this.#fieldIndex += 1
    const name = this.#fieldName(this.pageNumber, this.#fieldIndex)
    return prefix ? `${prefix}${name.replace(/^[A-Za-z]+/, '')}` : name
  }

  save(): Promise<Uint8Array> {
    return this.doc.save({ useObjectStreams: true, updateFieldAppearances: false })
  }
}
