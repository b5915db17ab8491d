/**
 * A small seeded generator (mulberry32), so that the same seed makes the same case on every machine.
 * Each area of the form forks its own stream: a change in one area leaves the others as they were.
 */
export class Rng {
  #state: number

  constructor(seed: number | string) {
    this.#state = typeof seed === 'number' ? seed >>> 0 : hash(seed)
  }

  /** 0 ≤ x < 1 */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.int(0, items.length - 1)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }

  /** `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[] {
    const left = [...items]
    const taken: T[] = []
    while (taken.length < count && left.length > 0)
      taken.push(...left.splice(this.int(0, left.length - 1), 1))
    return taken
  }

  digits(count: number): string {
    let text = ''
    for (let i = 0; i < count; i += 1) text += String(this.int(0, 9))
    return text
  }

  letters(count: number): string {
    let text = ''
    for (let i = 0; i < count; i += 1) text += 'ABCDEFGHJKLMNPRSTUVWXYZ'.charAt(this.int(0, 22))
    return text
  }

  fork(name: string): Rng {
    return new Rng(`${this.#state}:${name}`)
  }
}

function hash(text: string): number {
  let h = 2166136261
  for (const char of text) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 16777619)
  return h >>> 0
}
