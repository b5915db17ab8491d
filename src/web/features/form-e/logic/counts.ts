/** '1 page', '28 pages'. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`
}

/** 'a', 'a and b', 'a, b and c'. */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** [1, 2, 3, 7] → 'pages 1–3 and 7'. */
export function pageRanges(pages: readonly number[]): string {
  const sorted = [...new Set(pages)].sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const page of sorted) {
    const last = ranges.at(-1)
    if (last && page === last[1] + 1) last[1] = page
    else ranges.push([page, page])
  }
  const words = listWords(ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)))
  return `${sorted.length === 1 ? 'page' : 'pages'} ${words}`
}
