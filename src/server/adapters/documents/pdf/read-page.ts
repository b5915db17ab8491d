import type { FormField, Page } from '#protocol/document.ts'
import type { Box } from '#protocol/evidence.ts'
import { area, bottom, holds, type LooseWord, right } from '../loose.ts'
import { buildPage } from '../page-text.ts'
import { mergeRules } from '../rules.ts'
import { TICKED, UNTICKED } from '../ticks.ts'
import { type OpenPdf, withPage } from './document.ts'
import { placeDrawnTicks } from './drawn-ticks.ts'
import { readFields } from './fields.ts'
import { frameOf } from './frame.ts'
import { readDrawing } from './paths.ts'
import { mergeFieldWords } from './printed-values.ts'
import { rulesOf } from './rules.ts'
import { type PageWords, readWords } from './words.ts'

export type PdfPage = {
  page: Page
  fields: FormField[]
  /** The words of its fields apart: they stay when the rest of the page is read from its picture. */
  fieldWords: LooseWord[]
  /** The page's words are few or unreadable, but there is something to see on it. */
  needsOcr: boolean
}

/** Fewer words than this on a page that is a picture are a stamp or a page number, not its text. */
const FEW_WORDS = 25
const MOST_UNREADABLE = 0.3
const PICTURE = 0.5

export function readPdfPage(pdf: OpenPdf, number: number): PdfPage {
  const read = withPage(pdf, number, ({ page, frame: shown }) => {
    const first = readWords(pdf.pdfium, page, shown, pdf.styles)
    const turns = turnsOf(first)
    const frame = turns === 0 ? shown : frameOf(pdf.pdfium, page, turns)
    const { words, characters, unreadable } =
      turns === 0 ? first : readWords(pdf.pdfium, page, frame, pdf.styles)
    const drawing = readDrawing(pdf.pdfium, page, frame)
    const { fields, words: fieldWords, rules: frames } = readFields(pdf, page, number, frame)
    const rules = drawing.isTooComplex ? [] : rulesOf(drawing.outlines, frame.width * frame.height)
    const ticked = drawing.isTooComplex
      ? words
      : placeDrawnTicks(
          drawing.outlines,
          words,
          fields.map((field) => field.box),
        )
    const isGarbled = characters > 0 && unreadable / characters > MOST_UNREADABLE
    // Letters that the file does not tell are no text: better nothing than something that only looks like it.
    const all = isGarbled ? fieldWords : mergeFieldWords(ticked, fieldWords, fields)
    const pageArea = frame.width * frame.height
    const pictures = drawing.images.reduce((sum, box) => sum + area(box), 0)
    const isPicture = words.length < FEW_WORDS && pictures > pageArea * PICTURE
    // Letters may also be drawn as outlines, hundreds of curves and no text.
    const isDrawn = characters === 0 && (drawing.images.length > 0 || drawing.outlines.length > 20)
    return {
      page: buildPage({
        number,
        width: frame.width,
        height: frame.height,
        readBy: all.length > 0 ? 'text' : 'none',
        turn: turns * 90,
        words: all,
        rules: withoutTickEdges(frames.length === 0 ? rules : mergeRules([...rules, ...frames]), all),
      }),
      fields,
      fieldWords,
      needsOcr: isGarbled || isPicture || isDrawn,
    }
  })
  if (read !== undefined) return read
  const page = buildPage({ number, width: 595, height: 842, readBy: 'none', words: [], rules: [] })
  return { page, fields: [], fieldWords: [], needsOcr: false }
}

const ENOUGH_WORDS = 12
const MOST_OF_THEM = 0.6

/** A wide table is often printed sideways on an upright page: quarter turns clockwise that set its words upright. */
function turnsOf({ turned }: PageWords): number {
  const all = turned.reduce((sum, count) => sum + count, 0)
  if (all < ENOUGH_WORDS) return 0
  return Math.max(
    turned.findIndex((count) => count > all * MOST_OF_THEM),
    0,
  )
}

const TICK_EDGE = 22
const BESIDE = 3

/** The edges of a check box are not lines of a table. */
function withoutTickEdges(rules: Box[], words: readonly LooseWord[]): Box[] {
  const ticks = words.filter((word) => word.text === TICKED || word.text === UNTICKED)
  if (ticks.length === 0) return rules
  return rules.filter(
    (rule) =>
      Math.max(rule.width, rule.height) > TICK_EDGE ||
      !ticks.some(
        ({ box }) => holds(box, rule.x, rule.y, BESIDE) && holds(box, right(rule), bottom(rule), BESIDE),
      ),
  )
}
