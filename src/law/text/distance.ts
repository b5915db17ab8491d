/**
 * How many letters must be changed, added or left out to turn one word into the other.
 * Stops counting above `limit` and answers limit + 1, so that long texts cost little.
 */
export function distance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let from = 0
  while (from < a.length && from < b.length && a.charCodeAt(from) === b.charCodeAt(from)) from++
  let endA = a.length
  let endB = b.length
  while (endA > from && endB > from && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--
    endB--
  }
  const [rowsToGo, width] = [endA - from, endB - from]
  if (rowsToGo === 0 || width === 0) return Math.max(rowsToGo, width)
  return between(a.slice(from, endA), b.slice(from, endB), limit)
}

function between(a: string, b: string, limit: number): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let best = i
    for (let j = 1; j <= b.length; j++) {
      const cost = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1
      const value = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost)
      row.push(value)
      if (value < best) best = value
    }
    if (best > limit) return limit + 1
    previous = row
  }
  return previous[b.length] ?? 0
}

/** Likeness of two texts from 0 to 1: one less the share of letters that differ. */
export function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  return longest === 0 ? 1 : 1 - distance(a, b) / longest
}
