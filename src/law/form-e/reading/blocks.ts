import type { Word } from '#protocol/document.ts'
import type { Box } from '#protocol/evidence.ts'
import { unionBox } from '../../evidence/build.ts'
import { cellAt } from '../../text/grid.ts'
import { groupLines, splitAtGaps, textOf } from '../../text/lines.ts'
import { gapIn, isLeader, isTickWord, type Sheet } from './sheet.ts'
import { kindOfWords, type StyleKind, type Styles } from './styles.ts'

/** Words that belong together: those of one ruled cell, of one form field, or of one stretch of a line. */
export interface Block {
  page: number
  words: Word[]
  lines: Word[][]
  /** Around the words. */
  box: Box
  /** The ruled cell, where there is one. */
  cell: Box | null
  /** The value of a form field: certainly an answer, never printed. */
  field: boolean
  usual: number
  /** How far to the right the page's text reaches. */
  reach: number
  /** The usual space between two words of its page. */
  space: number
  /** It stands in a ruled box, though that be a frame around other things too. */
  boxed: boolean
  /** An empty ruled cell stands beside its own to the right. */
  blankBeside: boolean
  styles: Styles
  /** Whose words they are, as far as the way they are set tells. */
  kind: StyleKind
}

export const bottomOf = (box: Box): number => box.y + box.height
export const rightOf = (box: Box): number => box.x + box.width
/** Where the block's row reaches from and to: its cell, else its words. */
export const extent = (block: Block): Box => block.cell ?? block.box

/** Makes a block of words already in reading order, line by line. Null for none. */
export function blockOf(
  like: Pick<
    Block,
    'page' | 'cell' | 'field' | 'usual' | 'space' | 'reach' | 'boxed' | 'blankBeside' | 'styles'
  >,
  lines: Word[][],
): Block | null {
  const filled = lines.filter((line) => line.length > 0)
  const words = filled.flat()
  const box = unionBox(words.map((word) => word.box))
  if (!box) return null
  const { page, cell, field, usual, space, reach, boxed, blankBeside, styles } = like
  const kind = field ? 'answer' : kindOfWords(styles, words)
  return {
    page,
    cell,
    field,
    usual,
    space,
    reach,
    boxed,
    blankBeside,
    styles,
    kind,
    words,
    lines: filled,
    box,
  }
}

const keyOf = ({ x, y, width, height }: Box): string =>
  `${Math.round(x)} ${Math.round(y)} ${Math.round(width)} ${Math.round(height)}`

/** The blocks that a part of a page falls into, from the top down and from left to right. */
export function blocksOf(sheet: Sheet, words: readonly Word[]): Block[] {
  const groups = new Map<string, { cell: Box | null; field: boolean; words: Word[] }>()
  for (const word of words) {
    const cell = sheet.cellOf(word)
    const owner = isTickWord(word.text) ? undefined : sheet.fieldOf.get(word)
    const field = owner !== undefined || (word.from === 'field' && !isTickWord(word.text))
    const where = cell ? keyOf(cell) : 'open'
    const key = owner ? `field ${keyOf(owner.box)}` : `${field ? 'field' : 'print'} ${where}`
    const group = groups.get(key)
    if (group) group.words.push(word)
    else groups.set(key, { cell: owner ? owner.box : cell, field, words: [word] })
  }
  const blocks: Block[] = []
  for (const [key, group] of groups)
    blocks.push(...blocksOfGroup(sheet, group, key.startsWith('field ') && !key.endsWith('open')))
  return blocks.sort(inReadingOrder)
}

/** From the top down, and from left to right among blocks of one row. */
export function inReadingOrder(a: Block, b: Block): number {
  if (a.page !== b.page) return a.page - b.page
  return sameRow(a, b) ? a.box.x - b.box.x : a.box.y - b.box.y
}

/** Whether two blocks stand beside each other. */
export function sameRow(a: Block, b: Block): boolean {
  if (a.page !== b.page) return false
  const overlap = Math.min(bottomOf(extent(a)), bottomOf(extent(b))) - Math.max(extent(a).y, extent(b).y)
  return overlap > Math.min(extent(a).height, extent(b).height) * 0.5
}

function blocksOfGroup(
  sheet: Sheet,
  group: { cell: Box | null; field: boolean; words: Word[] },
  whole: boolean,
): Block[] {
  const like = {
    page: sheet.page.number,
    cell: group.cell,
    field: group.field,
    usual: sheet.usual,
    space: sheet.space,
    reach: sheet.reach,
    boxed: group.cell !== null,
    styles: sheet.styles,
    blankBeside: !group.field && group.cell !== null && isBlankBeside(sheet, group.cell),
  }
  const lines = groupLines(group.words, sheet.usual).map((line) =>
    splitAtGaps(
      line.words.filter(({ text }) => !isLeader(text)),
      group.cell ? sheet.usual * 1.6 : gapIn(sheet, line.words),
    ),
  )
  // A cell is one block, unless it is a frame around things of their own.
  const together =
    whole ||
    (group.cell !== null &&
      lines.every((segments) => segments.length <= 1 || isAmount(segments)) &&
      !isFrame(lines.flat(), sheet, group.cell))
  if (together) {
    const block = blockOf(
      like,
      lines.map((segments) => segments.flat()),
    )
    return block ? [block] : []
  }
  // What a frame holds stands in rows of its own; a row that is only shaded or underlined is no cell.
  const framed =
    group.cell !== null &&
    (lines.length > 1 ||
      holdsCells(sheet, group.cell) ||
      (group.cell.width > sheet.reach * 0.62 && lines.some((segments) => segments.length > 1)))
  return lines.flatMap((segments) =>
    splitAtGaps(segments.flat(), gapIn(sheet, segments.flat()))
      .flatMap((segment) => splitAtFigures(segment, sheet.space * 1.6))
      .map((segment) => blockOf(framed ? { ...like, cell: null } : like, [segment]))
      .filter((block) => block !== null),
  )
}

function isBlankBeside(sheet: Sheet, { x, y, width, height }: Box): boolean {
  const next = cellAt(sheet.rulings, x + width + 4, y + height / 2)
  if (!next || next.width < 10 || Math.abs(next.y - y) > 3 || Math.abs(next.height - height) > 3) return false
  return !sheet.page.words.some(
    ({ box }) =>
      box.x + box.width / 2 > next.x &&
      box.x + box.width / 2 < next.x + next.width &&
      box.y + box.height / 2 > next.y &&
      box.y + box.height / 2 < next.y + next.height,
  )
}

/** A figure or a date a little further from its neighbour than a space is in a column of its own. */
function splitAtFigures(words: readonly Word[], gap: number): Word[][] {
  const parts: Word[][] = []
  words.forEach((word, at) => {
    const before = words[at - 1]
    const apart =
      before &&
      word.box.x - (before.box.x + before.box.width) > gap &&
      (FIGURE.test(before.text) || FIGURE.test(word.text))
    if (!before || apart) parts.push([word])
    else parts.at(-1)?.push(word)
  })
  return parts
}

const FIGURE = /^-?[£€$]\d|^-?\(?£?\d[\d,]*\.\d\d\)?$|^\d{1,3}(?:,\d{3})+$|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$/

/** A box with other boxes in it, with wide gaps between its lines, or with a list of "label: answer". */
function isFrame(lines: readonly Word[][], sheet: Sheet, cell: Box): boolean {
  if (lines.length < 2) return false
  if (holdsCells(sheet, cell)) return true
  const heights = lines.map((line) => Math.max(...line.map(({ box }) => box.height)))
  const wide = cell.width > sheet.reach * 0.62
  const mixed = Math.max(...heights) > Math.min(...heights) * 1.15 && lines[0]?.[0]?.from !== 'ocr'
  if (wide && mixed) return true
  return lines.filter((line) => /^[^:]{2,48}:(?:\s|$)/.test(textOf(line))).length >= 2
}

function holdsCells({ rulings }: Sheet, { x, y, width, height }: Box): boolean {
  return rulings.horizontal.some(
    ({ at, from, to }) =>
      at > y + 6 && at < y + height - 6 && to - from > 24 && from > x - 3 && to < x + width + 3,
  )
}

/** "£     1,234.00": the sign at the left edge of the cell, the figure at the right. */
function isAmount(segments: readonly Word[][]): boolean {
  return segments.length === 2 && segments[0]?.length === 1 && /^[£€$]$/.test(segments[0][0]?.text ?? '')
}
