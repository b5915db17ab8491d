import { similarity } from '../../text/labels.ts'
import { type Line, splitAtGaps, textOf } from '../../text/lines.ts'
import type { Anchor } from './align.ts'
import { refOf } from './headings.ts'
import { gapIn, type Sheet } from './sheet.ts'
import { spelledTokens } from './vocabulary.ts'

const PARTS = [
  'general information',
  'statement of truth',
  'financial details',
  'capital real property land buildings personal assets',
  'capital liabilities capital gains tax',
  'capital business assets directorships',
  'capital pensions pension protection fund compensation',
  'capital other assets',
  'capital',
  'income',
  'income earned employment',
  'income self-employment partnership',
  'income investments',
  'income state benefits other',
  'income other',
  'summaries',
  'summary of your financial information',
  'financial requirements',
  'financial requirements of you and the children',
  'requirements',
  'other information',
  'order sought',
  'orders sought',
  'the order you ask for',
  'about you',
  'details of the case',
].map(spelledTokens)

/** Where a heading of a part stands. */
export interface PartHeading {
  /** Index of the sheet. */
  sheet: number
  line: Line
}

/**
 * "Part 2", "3 Financial requirements": by their words, or by a style that the document uses for nothing but
 * what stands right above its items.
 */
export function partHeadings(sheets: readonly Sheet[], anchors: readonly Anchor[]): PartHeading[] {
  const taken = new Set(anchors.flatMap(({ candidate }) => candidate.words))
  const isTaken = (line: Line): boolean => line.words.some((word) => taken.has(word))
  const styles = headingStyles(sheets, isTaken)
  let begun = false
  return sheets.flatMap((sheet, index) =>
    sheet.lines.flatMap((line): PartHeading[] => {
      if (isTaken(line)) begun = true
      if (isTaken(line) || line.words.some(({ from }) => from === 'field')) return []
      const style = styleOf(line)
      // Before the first item stands the head, under headings of its own.
      const known = begun && style !== null && styles.has(style)
      if (!known && (line.words.length > 14 || !isPartHeading(line, sheet))) return []
      return [{ sheet: index, line }]
    }),
  )
}

/** The one style of a line; null for several or none. */
function styleOf({ words }: Line): number | null {
  const style = words[0]?.style
  return style !== undefined && words.every((word) => word.style === style) ? style : null
}

/** Styles of which nearly every line or two are followed by an item's heading. */
function headingStyles(sheets: readonly Sheet[], isTaken: (line: Line) => boolean): Set<number> {
  const counts = new Map<number, { lines: number; runs: number; headed: number }>()
  const unfit = new Set<number>(sheets[0]?.styles.answers)
  const lines = sheets.flatMap((sheet) => sheet.lines)
  lines.forEach((line, at) => {
    const style = styleOf(line)
    if (style === null || isTaken(line) || line.words.some(({ text }) => FIGURE.test(text))) {
      for (const word of line.words) if (word.style !== undefined) unfit.add(word.style)
      return
    }
    const count = counts.get(style) ?? { lines: 0, runs: 0, headed: 0 }
    counts.set(style, count)
    count.lines++
    const next = lines[at + 1]
    if (next && !isTaken(next) && styleOf(next) === style) return
    count.runs++
    if (next === undefined || isTaken(next)) count.headed++
  })
  return new Set(
    [...counts].flatMap(([style, { lines: all, runs, headed }]) =>
      !unfit.has(style) && headed >= 3 && headed >= runs * 0.8 && all <= runs * 2 ? [style] : [],
    ),
  )
}

const FIGURE = /[£€$]|\d[.,]\d|\d{3}/

function isPartHeading(line: Line, sheet: Sheet): boolean {
  const text = textOf(line.words)
  const numbered =
    /^(?:(?:part|section)\s+(?:[1-9]|[A-H]|[IVX]+|one|two|three|four|five|six|seven)\b|[1-6]\.?\s+[A-Z])/i.exec(
      text,
    )
  if (refOf(line.words[0]?.text ?? '') !== null || !/^[A-Z\d]/.test(text)) return false
  if (numbered && /^(?:part|section)/i.test(text)) return true
  const scanned = line.words.some(({ from }) => from === 'ocr')
  const tall = Math.max(...line.words.map(({ box }) => box.height)) > sheet.usual * (scanned ? 1.5 : 1.14)
  const capitals = text === text.toUpperCase() && /[A-Z]{4}/.test(text)
  if (!numbered && !tall && !capitals) return false
  // "2 Financial details  Part 3 Capital: Business assets": each of the two is enough.
  const titles = [text, ...splitAtGaps(line.words, gapIn(sheet, line.words)).map(textOf)].flatMap((stretch) =>
    stretch.replace(/^[1-9]\b[.:)\s]*/, '').split(/\s*\b(?:part|section)\s+\d{1,2}\b[.:)\s]*/i),
  )
  return titles.some((title) => {
    const plain = spelledTokens(title)
    return PARTS.some((part) => similarity(plain, part).score >= 0.82)
  })
}
