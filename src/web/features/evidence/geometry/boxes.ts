import type { Box } from '#protocol/evidence.ts'

const right = (box: Box) => box.x + box.width
const bottom = (box: Box) => box.y + box.height

function onOneLine(a: Box, b: Box): boolean {
  const overlap = Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y)
  return overlap > 0.5 * Math.min(a.height, b.height)
}

/** The box around all of the given ones. */
export function around(boxes: readonly [Box, ...Box[]]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const width = Math.max(...boxes.map(right)) - x
  const height = Math.max(...boxes.map(bottom)) - y
  return { x, y, width, height }
}

/**
 * Words that follow each other on a line become one stroke of the marker. Words far apart on a line (two columns
 * of a table) stay apart, so that nothing is marked which was not quoted.
 */
export function strokes(boxes: readonly Box[]): Box[] {
  const merged: Box[] = []
  for (const box of boxes) {
    const last = merged.at(-1)
    const gap = last ? Math.max(box.x - right(last), last.x - right(box)) : 0
    if (last && onOneLine(last, box) && gap < 1.2 * Math.max(last.height, box.height))
      merged[merged.length - 1] = around([last, box])
    else merged.push(box)
  }
  return merged
}
