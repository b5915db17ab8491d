import { similarity } from '../../text/labels.ts'
import { textOf } from '../../text/lines.ts'
import { parseMoney } from '../../text/money.ts'
import type { ItemDefinition } from '../items.ts'
import type { Band } from './bands.ts'
import { type Block, bottomOf, extent, rightOf } from './blocks.ts'
import { plainLabel } from './matcher.ts'
import { cutAfter } from './paragraphs.ts'
import { spelledTokens } from './vocabulary.ts'

export type TotalDefinition = NonNullable<ItemDefinition['totals']>[number]

export interface FoundTotal {
  /** Index into the definitions asked for. */
  index: number
  label: Block
  value: Block | null
}

interface Scored {
  index: number
  score: number
  band: Band
  at: number
}

/** Finds the printed totals by their letter ("TOTAL C1", a box "C1" beside a figure) and by their words. */
export function totalsIn(
  bands: readonly Band[],
  definitions: readonly TotalDefinition[],
  summary: boolean,
): FoundTotal[] {
  const wordings = definitions.map(({ label, aliases }) =>
    [label, ...(aliases ?? [])].map((wording) => spelledTokens(plainLabel(wording))),
  )
  const scored: Scored[] = []
  for (const band of bands) {
    const row = textOf(
      band.blocks.filter((block) => !block.field && !isFigure(block)).flatMap(({ words }) => words),
    )
    if (row === '' || row.length > 320) continue
    band.blocks.forEach((block, at) => {
      if (block.field || isFigure(block)) return
      const text = textOf(block.words)
      definitions.forEach((definition, index) => {
        const score = scoreOf(text, row, definition, wordings[index] ?? [], summary)
        if (score > 0) scored.push({ index, score, band, at })
      })
    })
  }
  scored.sort((a, b) => b.score - a.score)
  const found: FoundTotal[] = []
  const taken = new Set<Band | Block>()
  for (const { index, band, at } of scored) {
    if (found.some((total) => total.index === index)) continue
    const label = band.blocks[at]
    if (!label || taken.has(label)) continue
    const own = trailingAmount(label)
    if (!own && taken.has(band)) continue
    taken.add(own ? label : band)
    found.push({ index, label, value: own ?? valueFor(label, band, bands) })
  }
  return found
}

const isFigure = (block: Block): boolean => {
  const text = textOf(block.words)
  return parseMoney(text) !== null || /^[£€$]$/.test(text)
}

const LETTER = /\b([A-L][1-6]?)\b/g

function scoreOf(
  text: string,
  row: string,
  definition: TotalDefinition,
  wordings: readonly (readonly string[])[],
  summary: boolean,
): number {
  const mended = text.replace(/\b([CD])\s?[lI|](?![a-z])/g, '$11').replace(/\b([CD])\s([1-6])\b/g, '$1$2')
  const isTotal = summary || /total|add together|\bsum of\b/i.test(row)
  const coded = /^[A-L][1-6]?$/.test(definition.letter)
  const likeness = Math.max(
    ...wordings.map((wording) => similarity(spelledTokens(stripped(plainLabel(text))), wording).score),
  )
  if (coded) {
    const letters = [...mended.matchAll(LETTER)]
      .filter(
        ({ index, 0: letter }) =>
          !/^[AI]$/.test(letter) ||
          /^\s*(?:$|[=:(£)\]]|\d|TOTAL\b)/.test(mended.slice((index ?? 0) + letter.length)) ||
          /total\s*$/i.test(mended.slice(0, index)),
      )
      .map((match) => match[1] ?? '')
    if (letters.length === 1 && letters[0] === definition.letter) {
      if (mended.trim() === definition.letter) return isTotal ? 2 : 0.9
      if (isTotal) return 1.8 + likeness * 0.2
    }
    if (letters.length > 1 && isTotal) {
      const named = namedLetter(mended)
      if (named === definition.letter) return 1.9
      if (named === undefined && likeness >= 0.6) return 1.2 + likeness * 0.2
    }
    if (letters.length > 0 && !letters.includes(definition.letter)) return 0
    return isTotal && likeness >= 0.6
      ? likeness
      : isTotal && /^\W*(?:grand )?total\b[\s:£()]*$/i.test(text)
        ? 0.3
        : 0
  }
  if (likeness >= (/^\W*(?:grand |net |overall |estimated |sub-?\s?)?total\b/i.test(text) ? 0.5 : 0.7))
    return isTotal ? likeness : 0
  return /^\W*(?:sub-?\s?)?total\b[\s:£()]*$/i.test(text) ? 0.3 : 0
}

/** The total's own letter among those of what it adds up: "Total C (C1 to C6)", "C1 + C2 = TOTAL C", "… C5 and C6 (C)". */
function namedLetter(text: string): string | undefined {
  const first = /^\W*total\s+\(?([A-L][1-6]?)\b(?!\s*(?:to|and|,|\+|-|–|&))/i.exec(text)?.[1]
  if (first) return first
  const bare = text.replace(/[\s:=]*-?[£€$]?\s?[\d,]*(?:\.\d\d)?\W*$/, '')
  const last = /(\S*)\s*\(?\b([A-L][1-6]?)\)?\W*$/.exec(bare)
  if (!last || /(?:^|\W)(?:to|and|less|minus|plus)$|[,+&–−-]$/i.test(last[1] ?? '')) return undefined
  return last[2]
}

const stripped = (text: string): string =>
  text.replace(/[:=]?\s*(?:total)?\s*\(?\b[A-L][1-6]?\)?\s*[:=]?\s*£?\s*$/i, '')

/**
 * Figures that stand alone at the end of an item, below everything else: its totals, where their words are printed
 * somewhere else or were lost in recognition. The last of them for the last total.
 */
export function loneTotals(bands: readonly Band[], missing: readonly number[]): FoundTotal[] {
  const found: FoundTotal[] = []
  for (let at = bands.length - 1; at > 0 && found.length < missing.length; at--) {
    const written =
      bands[at]?.blocks.filter(({ words }) => words.some(({ confidence = 1 }) => confidence > 0.4)) ?? []
    const [only] = written
    const index = missing[missing.length - 1 - found.length]
    if (written.length !== 1 || !only || index === undefined) break
    if (!holdsFigure(only) || only.words.length > 2 || only.box.x < only.reach * 0.5) break
    found.push({ index, label: only, value: only })
  }
  return found.length === missing.length ? found : []
}

function valueFor(label: Block, band: Band, bands: readonly Band[]): Block | null {
  const inline = trailingAmount(label)
  if (inline) return inline
  const beside = band.blocks.filter((block) => block.box.x > label.box.x && holdsFigure(block))
  const last = beside.at(-1)
  if (last) return last
  const usual = label.usual
  const below = bands
    .filter(
      ({ page, top }) =>
        page === label.page && top >= band.bottom - usual * 0.5 && top < bottomOf(label.box) + usual * 2.5,
    )
    .flatMap(({ blocks }) => blocks)
    .find(
      (block) =>
        holdsFigure(block) &&
        extent(block).x < rightOf(label.box) + usual * 2 &&
        rightOf(block.box) > label.box.x - usual,
    )
  return below ?? null
}

function holdsFigure(block: Block): boolean {
  const text = textOf(block.words)
  return (
    parseMoney(text, { ocr: block.words.some(({ from }) => from === 'ocr') }) !== null ||
    (block.field && /\S/.test(text)) ||
    trailingAmount(block) !== null
  )
}

/** "TOTAL A £250,000": the figure in the words' own block. */
function trailingAmount(block: Block): Block | null {
  for (let count = Math.max(block.words.length - 3, 1); count < block.words.length; count++) {
    const [, tail] = cutAfter(block, count)
    if (!tail) continue
    const text = textOf(tail.words)
    if (!/[£€$]|\d[.,]\d{2,3}\b|^-?\d{3,}$|^nil\b/i.test(text)) continue
    if (parseMoney(text, { ocr: tail.words.some(({ from }) => from === 'ocr') }) !== null) return tail
  }
  return null
}
