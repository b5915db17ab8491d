import { PDFDocument, type PDFFont, type PDFPage, rgb, type StandardFonts } from 'pdf-lib'
import { wrap } from '../draw/wrap.ts'

const FIXED_DAY = new Date('2026-01-01T00:00:00Z')
const INK = rgb(0, 0, 0)

export interface CanvasOptions {
  regular: StandardFonts
  bold: StandardFonts
  italic: StandardFonts
  size?: readonly [number, number]
  bottom?: number
  onPage: (canvas: Canvas) => void
}

interface Say {
  size?: number
  font?: PDFFont
  /** The right edge at which the text ends, instead of starting at x. */
  endsAt?: number
}

/** Strings put at coordinates from the top of the page, as a script would put them: no boxes, no flow but `y`. */
export class Canvas {
  readonly doc: PDFDocument
  readonly regular: PDFFont
  readonly bold: PDFFont
  readonly italic: PDFFont
  readonly size: readonly [number, number]
  page: PDFPage
  pages = 0
  y = 0
  private readonly options: CanvasOptions

  static async open(options: CanvasOptions): Promise<Canvas> {
    const doc = await PDFDocument.create({ updateMetadata: false })
    doc.setCreationDate(FIXED_DAY)
    doc.setModificationDate(FIXED_DAY)
    const fonts = [options.regular, options.bold, options.italic].map((name) => doc.embedFont(name))
    const [regular, bold, italic] = await Promise.all(fonts)
    if (!regular || !bold || !italic) throw new Error('A font is missing')
    return new Canvas(doc, { regular, bold, italic }, options)
  }

  private constructor(
    doc: PDFDocument,
    fonts: { regular: PDFFont; bold: PDFFont; italic: PDFFont },
    options: CanvasOptions,
  ) {
    this.doc = doc
    this.regular = fonts.regular
    this.bold = fonts.bold
    this.italic = fonts.italic
    this.options = options
    this.size = options.size ?? [595.28, 841.89]
    this.page = this.turn()
  }

  turn(): PDFPage {
    this.page = this.doc.addPage([this.size[0], this.size[1]])
    this.pages += 1
    this.options.onPage(this)
    return this.page
  }

  /** Whether so much is left; else a new page is begun, and the answer is true. */
  turned(height: number): boolean {
    if (this.y + height <= this.size[1] - (this.options.bottom ?? 56)) return false
    this.turn()
    return true
  }

  say(text: string, x: number, y: number, { size = 9.5, font = this.regular, endsAt }: Say = {}): void {
    const at = endsAt === undefined ? x : endsAt - font.widthOfTextAtSize(text, size)
    this.page.drawText(text, { x: at, y: this.size[1] - y, size, font, color: INK })
  }

  split(text: string, width: number, { size = 9.5, font = this.regular }: Say = {}): string[] {
    return wrap(text, font, size, width)
  }

  rule(x1: number, y1: number, x2: number, y2: number, thickness = 0.6): void {
    const top = this.size[1]
    this.page.drawLine({ start: { x: x1, y: top - y1 }, end: { x: x2, y: top - y2 }, thickness, color: INK })
  }

  frame(x: number, y: number, width: number, height: number, shade?: number): void {
    this.page.drawRectangle({
      x,
      y: this.size[1] - y - height,
      width,
      height,
      borderColor: INK,
      borderWidth: 0.5,
      ...(shade === undefined ? {} : { color: rgb(shade, shade, shade) }),
    })
  }
}
