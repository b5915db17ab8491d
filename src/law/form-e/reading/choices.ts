import type { Word } from '#protocol/document.ts'
import { isStruck, type Rulings } from '../../text/grid.ts'
import { middle, right } from '../../text/lines.ts'
import { isTickWord, TICKED } from './sheet.ts'

export interface Chosen {
  /** Index of the option. */
  option: number
  /** What shows it: the tick and the option's words. */
  words: Word[]
}

/** The words of each option as printed, in lower case ("yes"; "to", "follow"). */
export type Options = readonly (readonly string[])[]

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

/** Which of some printed options is ticked, left standing where the others are struck out, or simply written. */
export function chosenOf(words: readonly Word[], options: Options, rulings: Rulings): Chosen | null {
  const places = placesOf(words, options)
  const ticks = words.filter(({ text }) => isTickWord(text))
  if (ticks.length > 0 && places.length > 0) {
    const ticked = tickedOf(ticks, places)
    if (ticked || ticks.length >= places.length) return ticked
  }
  const standing = places.filter((place) => !place.words.every((word) => isStruck(rulings, word)))
  const entered = standing.filter((place) => place.words.every(({ from }) => from === 'field'))
  const one = entered.length === 1 ? entered[0] : standing.length === 1 ? standing[0] : undefined
  return one ?? null
}

function placesOf(words: readonly Word[], options: Options): Chosen[] {
  const found: Chosen[] = []
  for (let at = 0; at < words.length; at++) {
    const option = options.findIndex((parts) =>
      parts.every((part, offset) => sameWord(words[at + offset]?.text ?? '', part)),
    )
    const length = options[option]?.length ?? 0
    if (length === 0) continue
    found.push({ option, words: words.slice(at, at + length) })
    at += length - 1
  }
  return found
}

function sameWord(text: string, part: string): boolean {
  const word = plain(text)
  return (
    word === part || (part.length > 4 && word.startsWith(part.slice(0, -1)) && word.length <= part.length + 2)
  )
}

interface Way {
  cost: number
  pairs: { tick: Word; place: Chosen }[]
}

/** Ticks stand all before or all after their options: whichever way lies closer. */
function tickedOf(ticks: readonly Word[], places: readonly Chosen[]): Chosen | null {
  const ways = (['before', 'after'] as const).map((side): Way => {
    let cost = 0
    const pairs: Way['pairs'] = []
    for (const tick of ticks) {
      let nearest = 400
      let chosen: Chosen | null = null
      for (const place of places) {
        const first = place.words[0]
        const last = place.words.at(-1)
        if (!first || !last) continue
        const gap = side === 'before' ? first.box.x - right(tick) : tick.box.x - right(last)
        const off = Math.abs(middle(side === 'before' ? first : last) - middle(tick))
        if (gap < -3 || off > tick.box.height * 1.2) continue
        if (gap + off * 2 < nearest) {
          nearest = gap + off * 2
          chosen = place
        }
      }
      cost += nearest
      if (chosen) pairs.push({ tick, place: chosen })
    }
    return { cost, pairs }
  })
  const best = (ways[0]?.cost ?? 0) <= (ways[1]?.cost ?? 0) ? ways[0] : ways[1]
  const ticked = (best?.pairs ?? []).filter(({ tick }) => TICKED.test(tick.text))
  const only = ticked[0]
  if (!only || ticked.some(({ place }) => place.option !== only.place.option)) return null
  return {
    option: only.place.option,
    words: [only.tick, ...only.place.words].sort((a, b) => a.start - b.start),
  }
}

export const YES_NO: Options = [['yes'], ['no']]
