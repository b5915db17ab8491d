import type { Box } from '#protocol/evidence.ts'
import { area, bottom, centreX, centreY, holds, type LooseWord, overlapArea, right } from '../loose.ts'
import { isTypedMark, TICKED, UNTICKED } from '../ticks.ts'
import type { Outline } from './paths.ts'
import { isRectangle } from './rules.ts'

const SMALLEST = 5.5
const LARGEST = 18

/**
 * Finds the check boxes that are drawn (small squares and circles) and says of each whether something is in it.
 * Words that only are such a mark become part of the box.
 */
export function placeDrawnTicks(
  outlines: readonly Outline[],
  words: readonly LooseWord[],
  taken: readonly Box[],
): LooseWord[] {
  const boxes = candidates(outlines).filter(
    (candidate) => !taken.some((box) => overlapArea(box, candidate.box) > area(candidate.box) * 0.3),
  )
  if (boxes.length === 0) return mergeTypedMarks([...words])
  const alone = boxes.filter((one) => !boxes.some((other) => other !== one && touch(one.box, other.box)))
  const kept = new Set(words)
  const ticks: LooseWord[] = []
  for (const candidate of alone) {
    const inside = words.filter((word) => holds(candidate.box, centreX(word.box), centreY(word.box)))
    const isOther = inside.some((word) => !isTypedMark(word.text) && word.text !== UNTICKED)
    if (isOther) continue
    for (const word of inside) kept.delete(word)
    const isTicked =
      inside.some((word) => isTypedMark(word.text)) || outlines.some((outline) => isMark(outline, candidate))
    ticks.push({ text: isTicked ? TICKED : UNTICKED, box: candidate.box, from: 'text' })
  }
  return mergeTypedMarks([...kept, ...ticks])
}

function candidates(outlines: readonly Outline[]): Outline[] {
  const found: Outline[] = []
  for (const outline of outlines) {
    const { box, stroke, fill } = outline
    if (box.width < SMALLEST || box.height < SMALLEST || box.width > LARGEST || box.height > LARGEST) continue
    if (Math.max(box.width, box.height) > Math.min(box.width, box.height) * 1.3) continue
    if (!outline.closed || outline.outlines > 3 || outline.segments > 16) continue
    if (!(isRectangle(outline) || isCircle(outline))) continue
    const isOutlined = stroke !== undefined && stroke > 0.1
    // A dark square or disc by itself is a bullet; with a hole of white in it, it is the frame of a box.
    const isFrame = fill !== undefined && fill > 0.1 && (outline.outlines > 1 || hasHole(outline, outlines))
    if (!isOutlined && !isFrame) continue
    const same = found.findIndex(
      (other) => overlapArea(other.box, box) > 0.6 * Math.min(area(other.box), area(box)),
    )
    const other = found[same]
    if (other === undefined) found.push(outline)
    else if (area(box) > area(other.box)) found[same] = outline
  }
  return found
}

const isCircle = ({ curved, closed, lines }: Outline) => curved && closed && lines.length <= 2

function hasHole(frame: Outline, outlines: readonly Outline[]): boolean {
  return outlines.some(
    ({ box, fill, path }) =>
      path !== frame.path &&
      fill !== undefined &&
      fill < 0.1 &&
      area(box) > area(frame.box) * 0.4 &&
      overlapArea(box, frame.box) > area(box) * 0.95,
  )
}

/** Boxes in a row that share their edges take a letter or digit each; check boxes stand apart. */
function touch(a: Box, b: Box): boolean {
  const across = Math.max(a.x, b.x) - Math.min(right(a), right(b))
  const down = Math.max(a.y, b.y) - Math.min(bottom(a), bottom(b))
  return Math.max(across, down) < 1.2
}

function isMark(outline: Outline, candidate: Outline): boolean {
  const { box } = outline
  const frame = candidate.box
  if (outline.path === candidate.path) return false
  const ink = Math.max(outline.stroke ?? 0, outline.fill ?? 0)
  const side = Math.max(frame.width, frame.height)
  const reach = Math.max(box.width, box.height)
  if (ink < 0.2 || reach > side * 2.2 || reach < side * 0.25) return false
  if (!holds(frame, centreX(box), centreY(box))) return false
  const isSlanted = outline.lines.some(
    ({ x0, y0, x1, y1 }) => Math.min(Math.abs(x1 - x0), Math.abs(y1 - y0)) > side * 0.18,
  )
  if (isSlanted) return true
  const share = area(box) / area(frame)
  const isBlot =
    (outline.fill ?? 0) > 0.2 && share > 0.08 && share < 0.85 && Math.min(box.width, box.height) > side * 0.25
  return isBlot || (outline.curved && !isCircle(outline) && share < 0.85)
}

/** A tick printed over a printed empty box is one ticked box. */
function mergeTypedMarks(words: LooseWord[]): LooseWord[] {
  const empty = words.filter((word) => word.text === UNTICKED)
  if (empty.length === 0) return words
  const gone = new Set<LooseWord>()
  for (const box of empty) {
    const mark = words.find(
      (word) =>
        word !== box && isTypedMark(word.text) && holds(box.box, centreX(word.box), centreY(word.box)),
    )
    if (mark === undefined) continue
    gone.add(mark)
    box.text = TICKED
  }
  return gone.size === 0 ? words : words.filter((word) => !gone.has(word))
}
