import type { LooseWord } from '../loose.ts'

const CLOSE = 0.45
const AMOUNT = /^[£$€]?\d{1,3}(?:,\d{3})+(?:\.\d{2})?$/
const HEAD = /^[£$€]\d{0,3}(?:,\d{3})*,?$/
const TAIL = /^\d[\d,]*(?:\.\d{2})?$/

/**
 * Mends what the engine often does to amounts: it tears them after a slim 1, and takes their commas for points.
 * Only where what comes of it is an amount as people write it.
 */
export function mendFigures(words: readonly LooseWord[]): LooseWord[] {
  const mended: LooseWord[] = []
  for (const word of words) {
    const last = mended.at(-1)
    if (last !== undefined && isTorn(last, word)) mended[mended.length - 1] = join(last, word)
    else mended.push(word)
  }
  return mended.map((word) => ({ ...word, text: withCommas(word.text) }))
}

function isTorn(first: LooseWord, second: LooseWord): boolean {
  const gap = second.box.x - first.box.x - first.box.width
  const height = Math.max(first.box.height, second.box.height)
  const isLevel = Math.abs(first.box.y + first.box.height - second.box.y - second.box.height) < height * 0.4
  return (
    isLevel &&
    gap > -height * 0.3 &&
    gap < height * CLOSE &&
    HEAD.test(first.text) &&
    TAIL.test(second.text) &&
    (AMOUNT.test(first.text + second.text) || /^[£$€]$/.test(first.text))
  )
}

function join(first: LooseWord, second: LooseWord): LooseWord {
  const top = Math.min(first.box.y, second.box.y)
  const low = Math.max(first.box.y + first.box.height, second.box.y + second.box.height)
  const box = {
    x: first.box.x,
    y: top,
    width: second.box.x + second.box.width - first.box.x,
    height: low - top,
  }
  return {
    ...first,
    text: first.text + second.text,
    box,
    confidence: Math.min(first.confidence ?? 1, second.confidence ?? 1),
  }
}

/** £24.785.92 can only be £24,785.92, as can E24.785.92; £155:32 is no time of day. */
function withCommas(read: string): string {
  const text = /^E\d{1,3}(?:[.,]\d{3})+[.:]\d{2}$/.test(read) ? `£${read.slice(1)}` : read
  const isWithSign = /^[£$€]\d{1,3}(?:[.,]?\d{3})*[.:]\d{2}$/.test(text)
  if (!isWithSign && !/^\d{1,3}(?:[.,]\d{3})+\.\d{2}$/.test(text)) return text
  return `${text.slice(0, -3).replaceAll('.', ',')}.${text.slice(-2)}`
}
