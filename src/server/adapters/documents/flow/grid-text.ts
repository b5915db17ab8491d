import type { Paragraph } from './blocks.ts'
import { piecesOf } from './pieces.ts'
import { emptyStrip, type Strip } from './strip.ts'

/** Two spaces that stand between columns, not after a sentence. */
const COLUMN_GAP = /[^\s.!?:;] {2,}\S|[^ ] {3,}\S/
const FEWEST_ROWS = 2
const MOST_LETTERS = 180
const LEAST_LETTERS = 76
/** A letter of a typewriter's face is so much narrower than high. */
const NARROW = 0.6
const LEADING = 1.3
const TAB_LETTERS = 8

/** How many letters wide a plain text is set if its columns are made of spaces: as its writer saw it. */
export function gridOf(lines: readonly string[]): number | undefined {
  const aligned = lines.map(expandTabs).filter((line) => COLUMN_GAP.test(line) && line.length <= MOST_LETTERS)
  if (aligned.length < FEWEST_ROWS) return undefined
  return Math.max(LEAST_LETTERS, ...aligned.map((line) => line.length))
}

/** Sets a line letter by letter; a line that is longer than the others goes on under itself. */
export function setGridLine(
  { text, grid = LEAST_LETTERS }: Paragraph,
  width: number,
  largest: number,
): Strip {
  const advance = Math.min(width / grid, largest * NARROW)
  const size = advance / NARROW
  const pitch = size * LEADING
  const strip = emptyStrip()
  let y = 0
  let shift = 0
  for (const found of expandTabs(text).matchAll(/\S+/g)) {
    const [word] = found
    if (found.index - shift + word.length > width / advance && found.index > shift) {
      shift = found.index
      y += pitch
      strip.breaks.push(y)
    }
    let x = (found.index - shift) * advance
    for (const piece of piecesOf(word)) {
      const wide = [...piece].length * advance
      strip.words.push({
        text: piece,
        box: { x, y: y + (pitch - size) / 2, width: wide, height: size },
        from: 'text',
      })
      x += wide
    }
  }
  strip.height = y + pitch
  return strip
}

function expandTabs(line: string): string {
  let out = ''
  for (const letter of line)
    out += letter === '\t' ? ' '.repeat(TAB_LETTERS - (out.length % TAB_LETTERS)) : letter
  return out
}
