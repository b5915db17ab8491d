import type { Page } from '#protocol/document.ts'
import { spaceWidth, textWidth } from '../metrics.ts'
import { buildPage } from '../page-text.ts'
import { mergeRules } from '../rules.ts'
import type { Block, Paragraph } from './blocks.ts'
import { setGridLine } from './grid-text.ts'
import { piecesOf } from './pieces.ts'
import { cut, emptyStrip, paste, type Strip } from './strip.ts'
import { setTabColumns, tabColumnsAt } from './tab-columns.ts'
import { setTable } from './table.ts'

export const PAGE_WIDTH = 595.28
export const PAGE_HEIGHT = 841.89
const MARGIN = 56.7
export const SIZE = 10.5
const HEADING_SIZE = [10.5, 15, 13, 11.5]
const LEADING = 1.3
const PARAGRAPH_GAP = 4
const TAB = 36
const MOST_INDENT = 144

/** Sets a flowing document on A4 pages. The same document always comes out the same. */
export function layOut(blocks: readonly Block[]): Page[] {
  const strip = setBlocks(blocks, PAGE_WIDTH - 2 * MARGIN)
  const slices = cut(strip, PAGE_HEIGHT - 2 * MARGIN)
  if (slices.length === 0) slices.push({ words: [], rules: [] })
  return slices.map(({ words, rules }, index) => {
    const move = <T extends { x: number; y: number }>(box: T): T => ({
      ...box,
      x: box.x + MARGIN,
      y: box.y + MARGIN,
    })
    return buildPage({
      number: index + 1,
      width: PAGE_WIDTH,
      height: PAGE_HEIGHT,
      readBy: 'layout',
      words: words.map((word) => ({ ...word, box: move(word.box) })),
      rules: mergeRules(rules.map(move)),
    })
  })
}

export function setBlocks(blocks: readonly Block[], width: number): Strip {
  const strip = emptyStrip()
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]
    if (block === undefined) continue
    const columns = tabColumnsAt(blocks, at)
    if (columns !== undefined) at += columns.rows.length - 1
    if (block.kind === 'page-break') {
      if (strip.height > 0) strip.forced.push(strip.height)
      continue
    }
    const piece =
      columns !== undefined
        ? setTabColumns(columns, width)
        : block.kind === 'table'
          ? setTable(block, width)
          : block.grid !== undefined
            ? setGridLine(block, width, SIZE)
            : setParagraph(block, width)
    paste(strip, piece, 0, strip.height, false)
    strip.height += piece.height
    strip.breaks.push(strip.height)
  }
  return strip
}

export function setParagraph(block: Paragraph, width: number): Strip {
  const size = HEADING_SIZE[Math.min(block.level ?? 0, HEADING_SIZE.length - 1)] ?? SIZE
  const pitch = size * LEADING
  const indent = Math.min(block.indent ?? 0, MOST_INDENT, width / 3)
  const strip = emptyStrip()
  let y = 0
  for (const line of block.text.split('\n')) {
    let x = indent
    let isFirst = true
    for (const piece of piecesOf(line)) {
      if (piece === '\t') {
        x = (Math.floor(x / TAB) + 1) * TAB
        continue
      }
      const wanted = textWidth(piece, size)
      if (!isFirst && x + wanted > width) {
        y += pitch
        strip.breaks.push(y)
        x = indent
      }
      const box = { x, y: y + (pitch - size) / 2, width: Math.min(wanted, width - x), height: size }
      if (box.width <= 0) box.width = wanted
      strip.words.push({ text: piece, box, from: 'text' })
      x += wanted + spaceWidth(size)
      isFirst = false
    }
    y += pitch
    strip.breaks.push(y)
  }
  strip.height = y + PARAGRAPH_GAP
  return strip
}

/** How wide a block would like to be, and the least it can do with: its longest word. */
export function wishes(blocks: readonly Block[]): { most: number; least: number } {
  let most = 0
  let least = 0
  for (const block of blocks) {
    if (block.kind === 'paragraph')
      for (const line of block.text.split('\n')) {
        most = Math.max(most, textWidth(line, SIZE))
        for (const piece of piecesOf(line)) least = Math.max(least, textWidth(piece, SIZE))
      }
    if (block.kind === 'table') {
      most = Math.max(most, 300)
      least = Math.max(least, 120)
    }
  }
  return { most, least }
}
