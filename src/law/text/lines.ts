import type { Page, Word } from '#protocol/document.ts'

/** Words that stand beside one another at one height, from left to right. */
export interface Line {
  words: Word[]
  top: number
  bottom: number
}

export const middle = (word: Word): number => word.box.y + word.box.height / 2
export const right = (word: Word): number => word.box.x + word.box.width

/** The usual height of a word: the measure for every distance on the page. */
export function usualHeight(words: readonly Word[]): number {
  const heights = words
    .filter(({ text }) => /\p{L}{2}|\d/u.test(text))
    .map(({ box }) => box.height)
    .sort((a, b) => a - b)
  return heights[Math.floor(heights.length * 0.6)] ?? 10
}

/**
 * Groups words into visual lines, from the top down. Follows each line from left to right, so that a page scanned
 * a little askew still gives whole lines.
 */
export function groupLines(words: readonly Word[], usual = usualHeight(words)): Line[] {
  const open: { words: Word[]; last: Word }[] = []
  for (const word of [...words].sort((a, b) => a.box.x - b.box.x)) {
    let best: { words: Word[]; last: Word } | null = null
    let nearest = usual * 0.45
    for (const line of open) {
      const off = Math.abs(middle(line.last) - middle(word))
      const overlap = right(line.last) - word.box.x
      if (off < nearest && overlap < Math.max(usual, word.box.width * 0.5)) {
        nearest = off
        best = line
      }
    }
    if (best) {
      best.words.push(word)
      if (word.box.height > usual * 0.5) best.last = word
    } else open.push({ words: [word], last: word })
  }
  return open
    .map(({ words: members }) => ({
      words: members,
      top: Math.min(...members.map(({ box }) => box.y)),
      bottom: Math.max(...members.map(({ box }) => box.y + box.height)),
    }))
    .sort((a, b) => a.top + a.bottom - (b.top + b.bottom))
}

/** Cuts a line where the gap between two words is too wide for a space. */
export function splitAtGaps(words: readonly Word[], gap: number): Word[][] {
  const parts: Word[][] = []
  let last: Word | undefined
  for (const word of words) {
    const part = parts.at(-1)
    if (part && last && word.box.x - right(last) <= gap) part.push(word)
    else parts.push([word])
    last = word
  }
  return parts
}

/** The text of words in the order given. */
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** A line that comes back page after page at the top or the bottom, or a page number. */
export function runningLines(pages: readonly Page[], lines: readonly (readonly Line[])[]): Set<Line> {
  const running = new Set<Line>()
  const seen = new Map<string, Line[]>()
  pages.forEach((page, index) => {
    const all = lines[index] ?? []
    all.forEach((line, order) => {
      const high = line.bottom < page.height * 0.12
      const low = line.top > page.height * 0.9
      if (!high && !low) return
      const text = textOf(line.words).trim()
      if (low && /^(?:[-–—\s|]*(?:page\s*)?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?[-–—\s|]*)$/i.test(text))
        running.add(line)
      if (order > 3 && order < all.length - 4) return
      const key = `${high ? 'top' : 'end'} ${Math.round((line.top + line.bottom) / 12)} ${text.toLowerCase().replace(/\d+/g, '#')}`
      for (const near of neighbours(key)) {
        const group = seen.get(near)
        if (!group) continue
        group.push(line)
        return
      }
      seen.set(key, [line])
    })
  })
  const enough = Math.max(2, Math.ceil(pages.length * 0.4))
  for (const group of seen.values()) if (group.length >= enough) for (const line of group) running.add(line)
  return running
}

function neighbours(key: string): readonly string[] {
  const [, where, at, text] = /^(\w+) (\d+) (.*)$/s.exec(key) ?? []
  if (where === undefined || at === undefined) return [key]
  return [0, -1, 1].map((off) => `${where} ${Number(at) + off} ${text}`)
}
