/** A picture in grey, one byte a pixel, 0 black and 255 white. */
export type Grey = { width: number; height: number; data: Uint8Array; dpi: number }

/** The plainest picture format there is, which the OCR engine takes as it is. */
export function toPgm({ width, height, data }: Grey): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data])
}

/** The grey that best parts ink from paper (Otsu's method). */
export function threshold({ data }: Grey): number {
  const counts = new Float64Array(256)
  for (let i = 0; i < data.length; i++) {
    const value = data[i] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
  let total = 0
  for (let value = 0; value < 256; value++) total += value * (counts[value] ?? 0)
  let below = 0
  let sumBelow = 0
  let best = 0
  let at = 127
  for (let value = 0; value < 256; value++) {
    below += counts[value] ?? 0
    const above = data.length - below
    if (below === 0) continue
    if (above === 0) break
    sumBelow += value * (counts[value] ?? 0)
    const difference = sumBelow / below - (total - sumBelow) / above
    const between = below * above * difference * difference
    if (between > best) {
      best = between
      at = value
    }
  }
  return at
}

/** 1 where there is ink, else 0. `faint`: also where it is pale, as thin lines are that a scanner has blurred. */
export function inkOf(picture: Grey, faint = false): Uint8Array {
  const middle = Math.min(Math.max(threshold(picture), 60), 200)
  const limit = faint ? middle + (paper(picture, middle) - middle) * FAINT : middle
  const ink = new Uint8Array(picture.data.length)
  for (let i = 0; i < ink.length; i++) ink[i] = (picture.data[i] ?? 255) <= limit ? 1 : 0
  return ink
}

const FAINT = 0.5

/** The grey of the paper: the middle one of what is not ink, from a sample. */
function paper({ data }: Grey, middle: number): number {
  const counts = new Uint32Array(256)
  let all = 0
  for (let i = 0; i < data.length; i += 7) {
    const value = data[i] ?? 255
    if (value <= middle) continue
    counts[value] = (counts[value] ?? 0) + 1
    all++
  }
  let seen = 0
  for (let value = 0; value < 256; value++) {
    seen += counts[value] ?? 0
    if (seen * 2 >= all) return value
  }
  return 255
}
