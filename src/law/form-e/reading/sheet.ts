import type { Document, FormField, Page, Word } from '#protocol/document.ts'
import type { Box } from '#protocol/evidence.ts'
import { cellAt, type Rulings, rulingsOf } from '../../text/grid.ts'
import { groupLines, type Line, middle, right, runningLines, usualHeight } from '../../text/lines.ts'
import { type Styles, stylesOf } from './styles.ts'

/** A page made ready: its lines without running heads and feet, its rules, and the form field of each word. */
export interface Sheet {
  page: Page
  lines: readonly Line[]
  /** Running heads and feet, kept apart. */
  running: readonly Line[]
  rulings: Rulings
  usual: number
  /** Between two words no further apart than this there is a space; further, a new column. */
  gap: number
  /** The usual space between two words. */
  space: number
  /** How far to the right the text reaches. */
  reach: number
  /** Form fields to write in. */
  fields: readonly FormField[]
  fieldOf: ReadonlyMap<Word, FormField>
  cellOf: (word: Word) => Box | null
  /** Those of the whole document. */
  styles: Styles
}

/** All pages of a document, made ready for reading. Pure; about a millisecond a page. */
export function sheetsOf(source: Document): Sheet[] {
  const document = { ...source, pages: source.pages.map(withTrueHeights) }
  const usuals = document.pages.map((page) => usualHeight(page.words))
  const lines = document.pages.map((page, index) => {
    const usual = usuals[index] ?? 10
    return groupLines(
      page.words.filter((word) => !isNoise(word, usual)),
      usual,
    )
  })
  const running = runningLines(document.pages, lines)
  const gaps = lines.map((own, index) => {
    const usual = usuals[index] ?? 10
    const space = spaceOf(own, usual)
    return { usual, space, gap: widestSpace(space, usual) }
  })
  const styles = stylesOf(lines.map((own, index) => ({ lines: own, gap: gaps[index]?.gap ?? 5 })))
  return document.pages.map((page, index) => {
    const own = lines[index] ?? []
    const { usual, space, gap } = gaps[index] ?? { usual: 10, space: 3, gap: 6 }
    const rulings = rulingsOf(page)
    const cells = new Map<Word, Box | null>()
    return {
      page,
      lines: own.filter((line) => !running.has(line)),
      running: own.filter((line) => running.has(line)),
      rulings,
      usual,
      gap,
      space,
      styles,
      reach: Math.max(0, ...page.words.map(({ box }) => box.x + box.width)),
      fields: document.fields.filter(
        ({ page: at, type }) => at === page.number && (type === 'text' || type === 'choice'),
      ),
      fieldOf: fieldsOfWords(document, page),
      cellOf: (word) => {
        const known = cells.get(word)
        if (known !== undefined) return known
        const cell = cellAt(rulings, word.box.x + word.box.width / 2, middle(word))
        cells.set(word, cell)
        return cell
      },
    }
  })
}

/** Twice the usual space, within what is usual for the size of the letters. */
const widestSpace = (space: number, usual: number): number =>
  Math.min(Math.max(space * 2.1, usual * 0.4), usual * 0.62)

/** The same for one line: larger letters stand further apart. */
export function gapIn(sheet: Pick<Sheet, 'gap' | 'usual'>, words: readonly Word[]): number {
  const height = Math.max(...words.map(({ box }) => box.height))
  return height > sheet.usual * 1.08 && words[0]?.from !== 'ocr'
    ? sheet.gap * (height / sheet.usual) * 1.35
    : sheet.gap
}

function spaceOf(lines: readonly Line[], usual: number): number {
  const spaces = lines
    .flatMap(({ words }) => words.slice(1).map((word, at) => word.box.x - right(words[at] ?? word)))
    .filter((space) => space > 0.3 && space < usual)
    .sort((a, b) => a - b)
  return spaces[Math.floor(spaces.length / 2)] ?? usual * 0.3
}

/**
 * Some fonts claim far more height than their letters have, so that lines seem to overlap. Letters are about half as
 * wide as they are high: where boxes are much higher than that, they are cut down about their middle.
 */
function withTrueHeights(page: Page): Page {
  const ratios = page.words
    .filter(({ text, box }) => /^[\p{L},.;:]{4,}$/u.test(text) && box.width > 0)
    .map(({ text, box }) => box.height / ((box.width / text.length) * 2.1))
    .sort((a, b) => a - b)
  const ratio = ratios[Math.floor(ratios.length / 2)] ?? 1
  if (ratio < 1.3 || page.readBy === 'ocr') return page
  const factor = 1.02 / ratio
  return {
    ...page,
    words: page.words.map((word) => {
      const height = word.box.height * factor
      return { ...word, box: { ...word.box, y: word.box.y + (word.box.height - height) / 2, height } }
    }),
  }
}

/** What recognition makes of dots, rules and specks: words far too small, of which it is not sure itself. */
const isNoise = ({ from, box, confidence = 1 }: Word, usual: number): boolean =>
  from === 'ocr' &&
  ((box.height < usual * 0.4 && confidence < 0.7) || (box.height < usual * 0.6 && confidence < 0.4))

function fieldsOfWords(document: Document, page: Page): Map<Word, FormField> {
  const fields = document.fields.filter((field) => field.page === page.number)
  const found = new Map<Word, FormField>()
  for (const word of page.words) {
    if (word.from !== 'field') continue
    const x = word.box.x + word.box.width / 2
    const y = middle(word)
    const field = fields.find(
      ({ box }) =>
        x >= box.x - 2 && x <= box.x + box.width + 2 && y >= box.y - 2 && y <= box.y + box.height + 2,
    )
    if (field) found.set(word, field)
  }
  return found
}

export const TICKED = /^[[(]?\s?(?:☒|☑|✓|✔|✗|✘|⊠|[xX×])\s?[\])]?$/
export const UNTICKED = /^(?:☐|□|▢|◻|○|\[\s?\]|\(\s?\)|\[_\]|O)$/
const BOXED = /^(?:☒|☑|☐|□|▢|◻|⊠|✓|✔|✗|✘|\[[xX×✓ _]?\]|\([xX×✓]\))$/

/** A tick box, ticked or not, as a word of its own. */
export const isTickWord = (text: string): boolean => BOXED.test(text)

/** Dots, underscores and dashes that lead the eye to an answer, or the line to write on. */
export const isLeader = (text: string): boolean => /^[._…·\-–—:|]{2,}$|^[…_]+$/.test(text)
