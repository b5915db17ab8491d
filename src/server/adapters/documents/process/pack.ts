import type { Page, ReadBy, Word } from '#protocol/document.ts'
import type { Box } from '#protocol/evidence.ts'

/**
 * A page in a few typed arrays. A hundred pages are 60 000 words: as objects their way through two processes
 * takes longer than reading them did.
 */
export type PackedPage = {
  number: number
  width: number
  height: number
  readBy: ReadBy
  confidence: number | undefined
  turn: number | undefined
  text: string
  /** x, y, width, height of each word. */
  boxes: Float32Array
  /** Start and end of each word in the text. */
  ranges: Uint32Array
  from: Uint8Array
  confidences: Float32Array | undefined
  /** Each word's style, one more than it is; 0 for none. */
  styles: Uint16Array | undefined
  rules: Float32Array
}

const FROM = ['text', 'field', 'ocr'] as const

export function packPage(page: Page): PackedPage {
  const { number, width, height, readBy, confidence, turn, text, words } = page
  const boxes = new Float32Array(words.length * 4)
  const ranges = new Uint32Array(words.length * 2)
  const from = new Uint8Array(words.length)
  const isRated = words.some((word) => word.confidence !== undefined)
  const confidences = isRated ? new Float32Array(words.length).fill(-1) : undefined
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    if (word === undefined) continue
    putBox(boxes, i, word.box)
    ranges[i * 2] = word.start
    ranges[i * 2 + 1] = word.end
    from[i] = FROM.indexOf(word.from)
    if (confidences !== undefined && word.confidence !== undefined) confidences[i] = word.confidence
  }
  const isStyled = words.some((word) => word.style !== undefined)
  const styles = isStyled
    ? Uint16Array.from(words, ({ style }) => (style === undefined ? 0 : style + 1))
    : undefined
  const rules = new Float32Array(page.rules.length * 4)
  page.rules.forEach((rule, index) => {
    putBox(rules, index, rule)
  })
  return {
    number,
    width,
    height,
    readBy,
    confidence,
    turn,
    text,
    boxes,
    ranges,
    from,
    confidences,
    styles,
    rules,
  }
}

export function unpackPage(packed: PackedPage): Page {
  const { number, readBy, confidence, turn, text, boxes, ranges, from, confidences, styles, rules } = packed
  const words: Word[] = []
  for (let i = 0; i < from.length; i++) {
    const start = ranges[i * 2] ?? 0
    const end = ranges[i * 2 + 1] ?? 0
    const word: Word = {
      text: text.slice(start, end),
      box: boxAt(boxes, i),
      start,
      end,
      from: FROM[from[i] ?? 0] ?? 'text',
    }
    const rating = confidences?.[i]
    if (rating !== undefined && rating >= 0) word.confidence = hundredths(rating)
    const style = styles?.[i] ?? 0
    if (style > 0) word.style = style - 1
    words.push(word)
  }
  const ruleBoxes: Box[] = []
  for (let i = 0; i < rules.length / 4; i++) ruleBoxes.push(boxAt(rules, i))
  return {
    number,
    width: hundredths(packed.width),
    height: hundredths(packed.height),
    readBy,
    ...(confidence === undefined ? {} : { confidence: hundredths(confidence) }),
    ...(turn === undefined ? {} : { turn: hundredths(turn) }),
    text,
    words,
    rules: ruleBoxes,
  }
}

function putBox(into: Float32Array, index: number, box: Box): void {
  into[index * 4] = box.x
  into[index * 4 + 1] = box.y
  into[index * 4 + 2] = box.width
  into[index * 4 + 3] = box.height
}

function boxAt(boxes: Float32Array, index: number): Box {
  return {
    x: hundredths(boxes[index * 4] ?? 0),
    y: hundredths(boxes[index * 4 + 1] ?? 0),
    width: hundredths(boxes[index * 4 + 2] ?? 0),
    height: hundredths(boxes[index * 4 + 3] ?? 0),
  }
}

/** Finer than any printer; and short when written down. */
const hundredths = (value: number) => Math.round(value * 100) / 100
