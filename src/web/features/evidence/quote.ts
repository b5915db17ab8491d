/** A quote short enough for a button: cut between words, and the cut is shown. */
export function shortQuote(quote: string, longest = 90): string {
  const words = quote.replace(/\s+/g, ' ').trim()
  if (words.length <= longest) return words
  const cut = words.lastIndexOf(' ', longest)
  return `${words.slice(0, cut > longest / 2 ? cut : longest).trimEnd()} …`
}
