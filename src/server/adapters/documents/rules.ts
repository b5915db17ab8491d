import type { Box } from '#protocol/evidence.ts'

const BESIDE = 1.2
const GAP = 2.5
/** Shorter than this it is a dash, a tick or a piece of a letter. */
const SHORTEST = 9

/** Joins pieces of one line (dashes, cell by cell borders, doubled strokes) and leaves out what is too short. */
export function mergeRules(pieces: readonly Box[]): Box[] {
  const level = pieces.filter((box) => box.width >= box.height)
  const upright = pieces.filter((box) => box.width < box.height)
  return [...mergeLevel(level), ...mergeLevel(upright.map(turn)).map(turn)].filter(
    (box) => Math.max(box.width, box.height) >= SHORTEST,
  )
}

const turn = (box: Box): Box => ({ x: box.y, y: box.x, width: box.height, height: box.width })

function mergeLevel(boxes: readonly Box[]): Box[] {
  const sorted = [...boxes].sort((a, b) => middle(a) - middle(b))
  const merged: Box[] = []
  let group: Box[] = []
  let start = 0
  const finish = () => {
    merged.push(...mergeGroup(group))
    group = []
  }
  for (const box of sorted) {
    if (group.length > 0 && middle(box) - start > BESIDE) finish()
    if (group.length === 0) start = middle(box)
    group.push(box)
  }
  finish()
  return merged
}

const middle = (box: Box) => box.y + box.height / 2

function mergeGroup(group: Box[]): Box[] {
  const merged: Box[] = []
  for (const box of group.sort((a, b) => a.x - b.x)) {
    const last = merged.at(-1)
    if (last === undefined || box.x > last.x + last.width + GAP) merged.push({ ...box })
    else {
      last.width = Math.max(last.width, box.x + box.width - last.x)
      if (box.width > last.width / 2) last.height = Math.max(last.height, box.height)
    }
  }
  return merged
}
