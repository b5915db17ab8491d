import type { LooseWord } from '../loose.ts'
import { mayBeDisguised, tickInFont, tickOf } from '../ticks.ts'
import { boxOf, onPage, type PageFrame } from './frame.ts'
import type { Pdfium } from './pdfium.ts'
import { styleOf, type WordStyles } from './word-style.ts'

export type PageWords = {
  words: LooseWord[]
  characters: number
  /** Characters that stand for no letter: the font does not say which one. */
  unreadable: number
  /** How many words are upright, turned to the left by a quarter, upside down, turned to the right. */
  turned: [number, number, number, number]
}

/** PDFium puts this for a hyphen at the end of a line, and then leaves the line's end out. */
const BROKEN_HYPHEN = 2
const SLANT = 0.09
const SAMPLE = 8
const LATIN = 0xff
const LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl', 'st', 'st']

type Building = {
  text: string
  first: number
  style: number
  stray: boolean
  left: number
  top: number
  right: number
  bottom: number
  sign: boolean
}

/** The printed words of a page with their boxes, in no particular order. */
export function readWords(pdfium: Pdfium, page: number, frame: PageFrame, styles: WordStyles): PageWords {
  const text = pdfium.FPDFText_LoadPage(page)
  const words: LooseWord[] = []
  let characters = 0
  let unreadable = 0
  const turned: PageWords['turned'] = [0, 0, 0, 0]
  if (text === 0) return { words, characters, unreadable, turned }
  const count = pdfium.FPDFText_CountChars(text)
  let word: Building | undefined
  let afterHyphen = false
  const box: Edges = { left: 0, top: 0, right: 0, bottom: 0 }
  const flush = () => {
    if (word !== undefined) finish(pdfium, text, frame, word, words)
    word = undefined
  }
  for (let i = 0; i < count; i++) {
    const code = pdfium.FPDFText_GetUnicode(text, i)
    if (isSpace(code)) {
      flush()
      continue
    }
    characters++
    const sign = code > LATIN ? tickOf(code) : undefined
    if (sign === undefined && isUnreadable(code)) unreadable++
    // A font that does not say which letters its shapes are: asked of some, because it costs a call for each.
    else if (i % SAMPLE === 0 && pdfium.FPDFText_HasUnicodeMapError(text, i) === 1) unreadable += SAMPLE
    charBox(pdfium, text, i, frame, box)
    if (word !== undefined && (sign !== undefined || word.sign || breaks(word, box, afterHyphen))) flush()
    const letter = sign ?? letterOf(code)
    afterHyphen = code === BROKEN_HYPHEN
    if (word === undefined) {
      const angle = angleOf(pdfium, text, i, frame)
      const quarter = ((Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4
      turned[quarter] = (turned[quarter] ?? 0) + 1
      word = {
        text: letter,
        first: i,
        style: styleOf(pdfium, text, i, styles),
        stray: Math.abs(angle) > SLANT,
        sign: sign !== undefined,
        left: box.left,
        top: box.top,
        right: box.right,
        bottom: box.bottom,
      }
    } else {
      word.text += letter
      if (box.left < word.left) word.left = box.left
      if (box.right > word.right) word.right = box.right
      if (box.top < word.top) word.top = box.top
      if (box.bottom > word.bottom) word.bottom = box.bottom
    }
  }
  flush()
  pdfium.FPDFText_ClosePage(text)
  return { words, characters, unreadable, turned }
}

type Edges = { left: number; top: number; right: number; bottom: number }

/** Finds where a character stands. Writes into what it is given: half a million new objects would take longer. */
function charBox(pdfium: Pdfium, text: number, index: number, frame: PageFrame, into: Edges): void {
  const { out } = pdfium
  let x0 = 0
  let x1 = 0
  let y0 = 0
  let y1 = 0
  if (pdfium.FPDFText_GetLooseCharBox(text, index, out) !== 0) {
    const floats = pdfium.floats()
    const at = out >> 2
    x0 = floats[at] ?? 0
    y1 = floats[at + 1] ?? 0
    x1 = floats[at + 2] ?? 0
    y0 = floats[at + 3] ?? 0
  }
  // The loose box (the font's height, so that all words of a line are as high) is not there for turned text.
  if (Math.abs(y1 - y0) < 0.5 || Math.abs(x1 - x0) < 0.01) {
    if (pdfium.FPDFText_GetCharBox(text, index, out, out + 8, out + 16, out + 24) !== 0) {
      x0 = pdfium.double(out)
      x1 = pdfium.double(out + 8)
      y0 = pdfium.double(out + 16)
      y1 = pdfium.double(out + 24)
    }
    if (frame.rotation % 2 === 1) {
      Object.assign(into, evenHeight(pdfium, text, index, frame, [x0, y0, x1, y1]))
      return
    }
  }
  const ax = frame.x(x0, y0)
  const ay = frame.y(x0, y0)
  const bx = frame.x(x1, y1)
  const by = frame.y(x1, y1)
  into.left = ax < bx ? ax : bx
  into.right = ax < bx ? bx : ax
  into.top = ay < by ? ay : by
  into.bottom = ay < by ? by : ay
}

/** For text that is upright on a page turned by a quarter: the font's height around the base line. */
function evenHeight(
  pdfium: Pdfium,
  text: number,
  index: number,
  frame: PageFrame,
  [x0, y0, x1, y1]: [number, number, number, number],
): Edges {
  const { out } = pdfium
  const tight = boxOf(frame, x0, y0, x1, y1)
  pdfium.FPDFText_GetMatrix(text, index, out)
  const size =
    Math.hypot(pdfium.float(out + 8), pdfium.float(out + 12)) * pdfium.FPDFText_GetFontSize(text, index)
  pdfium.FPDFText_GetCharOrigin(text, index, out, out + 8)
  const base = frame.y(pdfium.double(out), pdfium.double(out + 8))
  const edges = { left: tight.x, right: tight.x + tight.width }
  const isUpright = size > 1 && Math.abs(base - tight.y) < size * 2
  return isUpright
    ? { ...edges, top: base - size * 0.78, bottom: base + size * 0.22 }
    : { ...edges, top: tight.y, bottom: tight.y + tight.height }
}

/** A new line or a wide gap without a space between: the next character begins another word. */
function breaks(word: Building, next: Edges, afterHyphen: boolean): boolean {
  if (word.stray) return false
  const height = Math.max(word.bottom - word.top, 1)
  const moved = Math.abs((next.top + next.bottom - word.top - word.bottom) / 2)
  if (afterHyphen && (moved > height * 0.4 || next.left < word.left)) return true
  return next.left - word.right > height * 0.7 || next.left < word.left - height * 0.5 || moved > height * 0.8
}

/** By how much a character is turned on the page as it is shown, counter-clockwise, from -π to π. */
function angleOf(pdfium: Pdfium, text: number, index: number, frame: PageFrame): number {
  const turned = pdfium.FPDFText_GetCharAngle(text, index) - (frame.rotation * Math.PI) / 2
  return Math.atan2(Math.sin(turned), Math.cos(turned))
}

function finish(pdfium: Pdfium, text: number, frame: PageFrame, word: Building, words: LooseWord[]): void {
  const box = {
    x: word.left,
    y: word.top,
    width: word.right - word.left,
    height: word.bottom - word.top,
  }
  if (!onPage(frame, box)) return
  let shown = word.text
  if (shown.length === 1 && mayBeDisguised(shown))
    shown = tickInFont(shown, fontName(pdfium, text, word.first)) ?? shown
  const read: LooseWord = { text: shown, box, from: 'text', style: word.style }
  if (word.stray) read.stray = true
  words.push(read)
}

function fontName(pdfium: Pdfium, text: number, index: number): string {
  const size = 128
  const buffer = pdfium.malloc(size)
  const length = pdfium.FPDFText_GetFontInfo(text, index, buffer, size, pdfium.out)
  const name = new TextDecoder().decode(
    pdfium.bytes().slice(buffer, buffer + Math.min(Math.max(length - 1, 0), size)),
  )
  pdfium.free(buffer)
  return name
}

function isSpace(code: number): boolean {
  return (
    code === 32 ||
    code === 0xa0 ||
    code === 13 ||
    code === 10 ||
    code === 0 ||
    code === 9 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x202f ||
    code === 0x3000 ||
    code === 0xfeff
  )
}

const isUnreadable = (code: number) =>
  (code < 32 && code !== BROKEN_HYPHEN) ||
  (code >= 0xe000 && code <= 0xf8ff) ||
  code === 0xfffd ||
  code === 0xfffe ||
  code === 0xffff

function letterOf(code: number): string {
  if (code >= 33 && code < 0xad) return String.fromCharCode(code)
  if (code === BROKEN_HYPHEN || code === 0xad) return '-'
  if (code >= 0xfb00 && code <= 0xfb06) return LIGATURES[code - 0xfb00] ?? ''
  if (code < 32 || code === 0xfffe || code === 0xffff || code > 0x10ffff) return '\ufffd'
  if (code >= 0xd800 && code <= 0xdfff) return '\ufffd'
  return String.fromCodePoint(code)
}
