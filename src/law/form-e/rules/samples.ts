import { formatDate } from '#law/text/dates.ts'
import { formatMoney } from '#law/text/money.ts'
import type { Document, Page, Word } from '#protocol/document.ts'
import type { Evidence } from '#protocol/evidence.ts'
import type { Entry, EntryKind, FormEReading, ItemReading, ItemState } from '#protocol/form-e.ts'
import { FORM_E_ITEMS, type ItemRef, itemDefinition } from '../items.ts'

/** What is written on a form: 'ref/key' for fields and totals, 'ref[i]/key' for rows (i from 0). */
export type Written = Readonly<Record<string, string | number | boolean>>
export type States = Readonly<Record<string, ItemState>>

const WORD_WIDTH = 6

/** A page that is filled line by line; every line can be quoted. */
class SamplePage {
  readonly #number: number
  readonly #words: Word[] = []
  #text = ''
  #lines = 0

  constructor(number: number) {
    this.#number = number
  }

  write(line: string): Evidence {
    if (this.#text !== '') this.#text += '\n'
    const start = this.#text.length
    this.#lines += 1
    const y = 40 + this.#lines * 12
    for (const match of line.matchAll(/\S+/g)) {
      const box = { x: 40 + match.index * WORD_WIDTH, y, width: match[0].length * WORD_WIDTH, height: 10 }
      const from = start + match.index
      this.#words.push({ text: match[0], box, start: from, end: from + match[0].length, from: 'text' })
    }
    this.#text += line
    const boxes = [{ x: 40, y, width: line.length * WORD_WIDTH, height: 10 }]
    return {
      place: { source: 'sample', page: this.#number, start, end: this.#text.length, boxes },
      quote: line,
    }
  }

  done(): Page {
    const size = { number: this.#number, width: 595, height: 842 }
    return { ...size, readBy: 'text', text: this.#text, words: this.#words, rules: [] }
  }
}

/**
 * A document and its perfect reading, from what is written on the form: for trying rules without files.
 * States that are not given follow from the values.
 */
export function sampleForm(
  written: Written,
  states: States = {},
): { document: Document; reading: FormEReading } {
  const pages: Page[] = []
  const items = FORM_E_ITEMS.map(({ ref }): ItemReading => {
    const page = new SamplePage(pages.length + 1)
    const reading = readItem(page, ref, written, states[ref])
    pages.push(page.done())
    return reading
  })
  const document: Document = {
    id: 'sample',
    name: 'sample.pdf',
    kind: 'pdf',
    language: 'en',
    pages,
    fields: [],
    notes: [],
  }
  return { document, reading: { source: 'sample', items } }
}

function readItem(page: SamplePage, ref: ItemRef, written: Written, given?: ItemState): ItemReading {
  const { title } = itemDefinition(ref)
  const heading = page.write(`${ref} ${title}`)
  const fields: Record<string, Entry> = {}
  const rows: Record<string, Entry>[] = []
  for (const [path, value] of Object.entries(written)) {
    const match = /^([^[/]+)(?:\[(\d+)\])?\/(.+)$/.exec(path)
    if (match?.[1] !== ref || match[3] === undefined) continue
    const key = match[3]
    const entry = toEntry(page, kindOf(ref, key), value)
    if (match[2] === undefined) fields[key] = entry
    else {
      const row = rows[Number(match[2])] ?? {}
      row[key] = entry
      rows[Number(match[2])] = row
    }
  }
  const any = Object.keys(fields).length > 0 || rows.length > 0
  const state = given ?? (any ? 'answered' : 'blank')
  const word = state === 'none' ? 'None' : state === 'not-applicable' ? 'Not applicable' : null
  return {
    ref,
    title,
    state,
    heading: state === 'not-found' ? null : heading,
    area: [{ source: 'sample', page: heading.place.page, box: { x: 40, y: 40, width: 500, height: 700 } }],
    fields,
    rows: rows.map((row) => row ?? {}),
    declared: word === null ? null : page.write(word),
  }
}

function kindOf(ref: ItemRef, key: string): EntryKind {
  const { fields, columns = [], totals = [] } = itemDefinition(ref)
  if (totals.some((total) => total.key === key)) return 'money'
  const found = [...fields, ...columns].find((field) => field.key === key)
  if (!found) throw new RangeError(`${ref} has no ${key}`)
  return found.kind
}

function toEntry(page: SamplePage, kind: EntryKind, value: string | number | boolean): Entry {
  const raw = toRaw(kind, value)
  const usable = kind !== 'money' && kind !== 'percent' ? value : typeof value === 'number' ? value : null
  return {
    kind,
    raw,
    value: usable,
    ...(kind === 'money' && typeof value === 'number' ? { currency: 'GBP' } : {}),
    evidence: [page.write(raw)],
    confidence: 1,
  }
}

function toRaw(kind: EntryKind, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return kind === 'date' ? formatDate(value) : value
  return kind === 'percent' ? `${value / 100}%` : formatMoney(value)
}
