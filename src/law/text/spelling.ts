import { distance } from './distance.ts'

/** The words that labels are made of. Brings a word misspelt, misread or in another ending to the one that is meant. */
export type Spelling = (word: string) => string

const REMEMBERED = 20_000

/** A spelling for a set of words. Remembers what it has seen, for forms say the same things again and again. */
export function spellingOf(words: Iterable<string>): Spelling {
  const known = new Set(words)
  const byLength = new Map<number, string[]>()
  for (const word of known) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word])
  const seen = new Map<string, string>()
  return (word) => {
    if (known.has(word) || word.length < 4) return word
    const before = seen.get(word)
    if (before !== undefined) return before
    if (seen.size >= REMEMBERED) seen.clear()
    const meant = nearest(word, byLength) ?? word
    seen.set(word, meant)
    return meant
  }
}

function nearest(word: string, byLength: ReadonlyMap<number, readonly string[]>): string | null {
  let best: string | null = null
  let least = 9
  for (let length = Math.max(4, word.length - 3); length <= word.length + 3; length++) {
    for (const candidate of byLength.get(length) ?? []) {
      const apart = apartness(word, candidate)
      if (apart < least) {
        least = apart
        best = candidate
      }
    }
  }
  return best
}

/** How far apart two words are, 9 if they are two different words. */
/** Letters of a word as bits: words that share few letters need not be compared further. */
function letters(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function countBits(bits: number): number {
  let rest = bits
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count++
  }
  return count
}

function apartness(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length)
  const first = a.charCodeAt(0) === b.charCodeAt(0)
  const last = a.charCodeAt(a.length - 1) === b.charCodeAt(b.length - 1)
  if (!first && !last) return 9
  if (shorter >= 5 && (a.startsWith(b) || b.startsWith(a))) return 1.5
  const limit = shorter >= 8 ? 2 : 1
  if (Math.abs(a.length - b.length) > limit) return 9
  if (countBits(letters(a) ^ letters(b)) > limit * 2) return 9
  const apart = distance(a, b, limit)
  return apart <= limit ? apart : 9
}
