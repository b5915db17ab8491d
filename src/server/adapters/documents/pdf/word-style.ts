import type { Pdfium } from './pdfium.ts'

/** The styles met in a document so far, numbered as they come. */
export type WordStyles = Map<string, number>

/**
 * A number that is the same for words set alike (font, size, colour) and different for others. A form prints its
 * questions in one style and often its answers in another: the reading can tell them apart without knowing either.
 */
export function styleOf(pdfium: Pdfium, text: number, index: number, styles: WordStyles): number {
  const { out } = pdfium
  const object = pdfium.FPDFText_GetTextObject(text, index)
  const font = object === 0 ? 0 : pdfium.FPDFTextObj_GetFont(object)
  const halfPoints = Math.round(pdfium.FPDFText_GetFontSize(text, index) * 2)
  const hasColour = pdfium.FPDFText_GetFillColor(text, index, out, out + 4, out + 8, out + 12) !== 0
  const colour = hasColour ? (pdfium.int(out) << 16) | (pdfium.int(out + 4) << 8) | pdfium.int(out + 8) : 0
  const key = `${font}:${halfPoints}:${colour}`
  const known = styles.get(key)
  if (known !== undefined) return known
  styles.set(key, styles.size)
  return styles.size - 1
}
