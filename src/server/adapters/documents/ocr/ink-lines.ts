/** Ink as a raster: 1 for ink. */
export type Ink = { width: number; height: number; data: Uint8Array }

/** A straight line of ink in pixels, from its first to its last row and column (both within it). */
export type InkLine = { x0: number; y0: number; x1: number; y1: number }

type Run = { at: number; from: number; to: number }

/** Level lines at least `shortest` long and at most `thickest` thick, bridging holes that noise makes. */
export function levelLines(ink: Ink, shortest: number, thickest: number, hole = HOLE): InkLine[] {
  const { width, height, data } = ink
  const runs: Run[] = []
  for (let y = 0; y < height; y++) {
    const row = y * width
    let from = -1
    let last = -1
    let dark = 0
    for (let x = 0; x <= width; x++) {
      if (x < width && data[row + x] === 1) {
        if (from < 0) {
          from = x
          dark = 0
        }
        last = x
        dark++
      } else if (from >= 0 && (x - last > hole || x === width)) {
        if (last - from >= shortest && dark >= (last - from + 1) * SOLID) runs.push({ at: y, from, to: last })
        from = -1
      }
    }
  }
  return bundle(runs, thickest).map(({ from, to, first, last }) => ({
    x0: from,
    x1: to,
    y0: first,
    y1: last,
  }))
}

/** The same for upright lines, going along the rows all the same: a raster lies in memory row by row. */
export function uprightLines(ink: Ink, shortest: number, thickest: number, hole = HOLE): InkLine[] {
  const { width, height, data } = ink
  const from = new Int32Array(width).fill(-1)
  const last = new Int32Array(width)
  const dark = new Int32Array(width)
  const runs: Run[] = []
  const close = (x: number) => {
    const start = from[x] ?? -1
    const end = last[x] ?? 0
    const isSolid = (dark[x] ?? 0) >= (end - start + 1) * SOLID
    if (start >= 0 && end - start >= shortest && isSolid) runs.push({ at: x, from: start, to: end })
    from[x] = -1
  }
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      if (data[row + x] === 1) {
        if ((from[x] ?? -1) < 0) {
          from[x] = y
          dark[x] = 0
        }
        last[x] = y
        dark[x] = (dark[x] ?? 0) + 1
      } else if ((from[x] ?? -1) >= 0 && y - (last[x] ?? 0) > hole) close(x)
    }
  }
  for (let x = 0; x < width; x++) close(x)
  runs.sort((a, b) => a.at - b.at)
  return bundle(runs, thickest).map(({ from: top, to, first, last: end }) => ({
    x0: first,
    x1: end,
    y0: top,
    y1: to,
  }))
}

const HOLE = 2
/** How much of a run must be ink: the feet of a row of letters are never so close. */
const SOLID = 0.86

type Bundle = {
  from: number
  to: number
  first: number
  last: number
  tailFrom: number
  tailTo: number
  weight: number
}

/**
 * Joins runs of neighbouring rows that overlap into lines. A line that is a little slanted climbs from row to
 * row, so what counts as its thickness is its ink divided by its length.
 */
function bundle(runs: readonly Run[], thickest: number): Bundle[] {
  const open: Bundle[] = []
  const done: Bundle[] = []
  for (const run of runs) {
    for (let i = open.length - 1; i >= 0; i--) {
      const line = open[i]
      if (line !== undefined && line.last < run.at - 2) {
        done.push(line)
        open.splice(i, 1)
      }
    }
    const length = run.to - run.from + 1
    const line = open.find((one) => run.from <= one.tailTo + 3 && run.to >= one.tailFrom - 3)
    if (line === undefined) {
      const { from, to, at } = run
      open.push({ from, to, first: at, last: at, tailFrom: from, tailTo: to, weight: length })
      continue
    }
    if (run.at > line.last) {
      line.tailFrom = run.from
      line.tailTo = run.to
    } else {
      line.tailFrom = Math.min(line.tailFrom, run.from)
      line.tailTo = Math.max(line.tailTo, run.to)
    }
    line.from = Math.min(line.from, run.from)
    line.to = Math.max(line.to, run.to)
    line.last = run.at
    line.weight += length
  }
  return [...done, ...open].filter((line) => {
    const length = line.to - line.from + 1
    const thickness = line.weight / length
    return (
      thickness <= thickest &&
      line.last - line.first <= Math.max(thickest, length * SLANT) &&
      length > thickness * 4
    )
  })
}

const SLANT = 0.03
