// Widths of a common sans-serif in thousandths of the font's size, from the space to the tilde. Close enough to
// set words on a page of our own, and to guess where in a field a word stands.
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
const OTHER = 556
const WIDE = 1000

export function textWidth(text: string, size: number): number {
  let total = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const isWide = (code >= 0x2e80 && code <= 0xd7ff) || (code >= 0x2610 && code <= 0x2612) || code > 0xffff
    total += WIDTHS[code - 32] ?? (isWide ? WIDE : OTHER)
  }
  return (total * size) / 1000
}

export const spaceWidth = (size: number) => (278 * size) / 1000
