import type { Box } from '#protocol/evidence.ts'
import type { LooseWord } from '../loose.ts'
import { spaceWidth, textWidth } from '../metrics.ts'

export type FieldStyle = {
  /** In points; 0 where the viewer is to choose. */
  size: number
  isMultiLine: boolean
  /** Into how many equal cells the letters go, 0 for none. */
  comb: number
  /** 0 left, 1 centred, 2 right. */
  align: number
}

const PADDING = 2
const LEADING = 1.15
const LARGEST = 12
const SMALLEST = 4

/** Guesses where inside of its field each word of a value stands, as a viewer would set it. */
export function setInField(value: string, box: Box, style: FieldStyle): LooseWord[] {
  if (value.trim() === '') return []
  if (style.comb > 1 && !/\s/.test(value.trim())) return [inComb(value.trim(), box, style.comb)]
  const room = Math.max(box.width - 2 * PADDING, 1)
  if (!style.isMultiLine) {
    const text = value.replace(/\s+/g, ' ').trim()
    const wanted = style.size || Math.min(LARGEST, Math.max(box.height * 0.7, SMALLEST))
    const fitting = (wanted * room) / Math.max(textWidth(text, wanted), 1)
    const size = Math.max(Math.min(wanted, fitting), 1)
    return setLine(text.split(' '), box, box.y + (box.height - size * LEADING) / 2, size, style.align)
  }
  let size = style.size || LARGEST
  let lines = wrap(value, room, size)
  while (size > SMALLEST && lines.length * size * LEADING > box.height - PADDING) {
    size -= 0.5
    lines = wrap(value, room, size)
  }
  // A value longer than its field can show still gets boxes within the field.
  const pitch = Math.min(size * LEADING, Math.max((box.height - PADDING) / lines.length, 0.5))
  return lines.flatMap((words, index) =>
    setLine(words, box, box.y + PADDING / 2 + index * pitch, Math.min(size, pitch / LEADING), style.align),
  )
}

function wrap(value: string, room: number, size: number): string[][] {
  const lines: string[][] = []
  for (const paragraph of value.split('\n')) {
    let line: string[] = []
    let used = 0
    for (const word of paragraph.split(/\s+/).filter((piece) => piece !== '')) {
      const width = textWidth(word, size)
      if (line.length > 0 && used + spaceWidth(size) + width > room) {
        lines.push(line)
        line = []
        used = 0
      }
      used += (line.length > 0 ? spaceWidth(size) : 0) + width
      line.push(word)
    }
    lines.push(line)
  }
  return lines
}

function setLine(words: string[], box: Box, y: number, size: number, align: number): LooseWord[] {
  const total = textWidth(words.join(' '), size)
  const room = box.width - 2 * PADDING
  const free = Math.max(room - total, 0)
  let x = box.x + PADDING + (align === 1 ? free / 2 : align === 2 ? free : 0)
  // A word that is longer than the whole line is squeezed rather than let out of its field.
  const squeeze = total > room && room > 0 ? room / total : 1
  return words
    .filter((word) => word !== '')
    .map((text) => {
      const width = textWidth(text, size) * squeeze
      const word: LooseWord = { text, box: { x, y, width, height: size * LEADING }, from: 'field' }
      x += width + spaceWidth(size) * squeeze
      return word
    })
}

function inComb(text: string, box: Box, cells: number): LooseWord {
  const width = (box.width / cells) * Math.min([...text].length, cells)
  return { text, box: { x: box.x, y: box.y, width, height: box.height }, from: 'field' }
}
