import { likeness } from '#law/text/distance.ts'
import type { Entry, FormEReading, ItemReading } from '#protocol/form-e.ts'
import type { FormECase, Value } from '#tests/forms/index.ts'

/** A truth that was not read as it is, or something read that nobody wrote. */
export interface Miss {
  path: string
  expected: string
  read: string
}

export interface Comparison {
  expected: number
  right: number
  misses: Miss[]
  /** Values read where the truth has none. */
  extra: Miss[]
  /** Items whose state (answered, none, …) was read right, of all. */
  states: { expected: number; right: number; misses: Miss[] }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function same(value: Value, entry: Entry | undefined, ocr: boolean): boolean {
  if (!entry) return false
  if (typeof value !== 'string' || entry.kind === 'date' || entry.kind === 'choice')
    return entry.value === value
  if (typeof entry.value !== 'string') return false
  const [expected, read] = [plain(value), plain(entry.value)]
  return expected === read || (ocr && likeness(expected, read) >= 0.9)
}

const show = (entry: Entry | undefined): string =>
  entry ? `${JSON.stringify(entry.value)} from ${JSON.stringify(entry.raw.slice(0, 120))}` : 'nothing'

/** Compares a reading with the case that the form was drawn from, path by path. */
export function compare(form: FormECase, reading: FormEReading, ocr: boolean): Comparison {
  const items = new Map(reading.items.map((item) => [item.ref, item]))
  const misses: Miss[] = []
  let right = 0
  const paths = Object.entries(form.values)
  for (const [path, value] of paths) {
    const entry = entryAt(items, path)
    if (same(value, entry, ocr)) right++
    else misses.push({ path, expected: JSON.stringify(value), read: show(entry) })
  }
  const known = new Set(Object.keys(form.values))
  const extra: Miss[] = []
  for (const item of reading.items) {
    for (const [path, entry] of entriesOf(item)) {
      if (!known.has(path)) extra.push({ path, expected: 'nothing', read: show(entry) })
    }
  }
  const states = Object.entries(form.states)
  const wrong = states.flatMap(([ref, state]): Miss[] => {
    const read = items.get(ref)?.state ?? 'not-found'
    return read === state ? [] : [{ path: `${ref} state`, expected: state, read }]
  })
  return {
    expected: paths.length,
    right,
    misses,
    extra,
    states: { expected: states.length, right: states.length - wrong.length, misses: wrong },
  }
}

function entryAt(items: ReadonlyMap<string, ItemReading>, path: string): Entry | undefined {
  const found = /^([^[/]+)(?:\[(\d+)\])?\/(.+)$/.exec(path)
  const item = items.get(found?.[1] ?? '')
  const key = found?.[3] ?? ''
  const of = found?.[2] === undefined ? item?.fields : item?.rows[Number(found[2])]
  return of && Object.hasOwn(of, key) ? of[key] : undefined
}

function entriesOf(item: ItemReading): [string, Entry][] {
  const fields = Object.entries(item.fields).map(([key, entry]): [string, Entry] => [
    `${item.ref}/${key}`,
    entry,
  ])
  const rows = item.rows.flatMap((row, index) =>
    Object.entries(row).map(([key, entry]): [string, Entry] => [`${item.ref}[${index}]/${key}`, entry]),
  )
  return [...fields, ...rows]
}
