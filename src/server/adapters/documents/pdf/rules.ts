import type { Box } from '#protocol/evidence.ts'
import { mergeRules } from '../rules.ts'
import type { Line, Outline } from './paths.ts'

const LEVEL = 0.75
const THIN = 2.6
/** Paler than this cannot be seen on white paper. */
const FAINT = 0.03
/** A path of so many curved pieces is a crest or a logo, not a form. */
const DRAWING = 80

/** The ruled lines among what is drawn on a page: strokes, thin bars, and the edges of shaded areas. */
export function rulesOf(outlines: readonly Outline[], pageArea: number): Box[] {
  const rules: Box[] = []
  const shades = new Map<string, Box>()
  for (const outline of outlines) {
    const { box, lines, fill, stroke, strokeWidth } = outline
    if (outline.curved && outline.segments > DRAWING) continue
    if (stroke !== undefined && stroke > FAINT)
      for (const line of lines) {
        const rule = ruleOf(line, strokeWidth)
        if (rule !== undefined) rules.push(rule)
      }
    if (fill === undefined || outline.curved) continue
    const thin = Math.min(box.width, box.height)
    if (thin <= THIN) {
      if (fill > FAINT && Math.max(box.width, box.height) >= 2) rules.push(box)
    } else if (isRectangle(outline) && thin >= 9 && box.width * box.height < pageArea * 0.9)
      shades.set([box.x, box.y, box.width, box.height].map((value) => value.toFixed(1)).join(), box)
  }
  return mergeRules([...rules, ...edgesOf([...shades.values()])])
}

function ruleOf({ x0, y0, x1, y1 }: Line, width: number): Box | undefined {
  const dx = Math.abs(x1 - x0)
  const dy = Math.abs(y1 - y0)
  if (dy <= LEVEL && dx >= 2)
    return { x: Math.min(x0, x1), y: (y0 + y1 - width) / 2, width: dx, height: width }
  if (dx <= LEVEL && dy >= 2) return { x: (x0 + x1 - width) / 2, y: Math.min(y0, y1), width, height: dy }
  return undefined
}

export function isRectangle({ lines, curved, closed, box }: Outline): boolean {
  if (curved || !closed || lines.length < 4 || lines.length > 6) return false
  return lines.every(({ x0, y0, x1, y1 }) => {
    const onSide = (value: number, from: number, size: number) =>
      Math.abs(value - from) < LEVEL || Math.abs(value - from - size) < LEVEL
    return onSide(x0, box.x, box.width) && onSide(y0, box.y, box.height) && isLevel(x0, y0, x1, y1)
  })
}

const isLevel = (x0: number, y0: number, x1: number, y1: number) =>
  Math.abs(x1 - x0) < LEVEL || Math.abs(y1 - y0) < LEVEL

/**
 * A white box on a coloured form, or a shaded cell, ends where its colour ends. An edge that two areas share
 * is no line: shading is often laid down strip by strip.
 */
function edgesOf(shades: readonly Box[]): Box[] {
  if (shades.length > 2000) return []
  const seen = new Map<string, number>()
  const edges: { key: string; box: Box }[] = []
  for (const { x, y, width, height } of shades) {
    const sides: Box[] = [
      { x, y, width, height: 0 },
      { x, y: y + height, width, height: 0 },
      { x, y, width: 0, height },
      { x: x + width, y, width: 0, height },
    ]
    for (const box of sides) {
      const key = [box.x, box.y, box.width, box.height].map((value) => Math.round(value)).join()
      seen.set(key, (seen.get(key) ?? 0) + 1)
      edges.push({ key, box })
    }
  }
  return edges.filter(({ key }) => seen.get(key) === 1).map(({ box }) => box)
}
