import type { Entry, ItemReading } from '#protocol/form-e.ts'
import { middle, textOf } from '../../text/lines.ts'
import { type Band, bandsOf } from './bands.ts'
import { type Block, blockOf, bottomOf, rightOf } from './blocks.ts'
import { chosenOf, type Options } from './choices.ts'
import { boundariesOf, cellsOf } from './columns.ts'
import { entryOf } from './entries.ts'
import type { Column } from './header.ts'
import type { Context, ItemParts } from './item.ts'
import { isPrinted } from './printed.ts'
import { isTickWord, TICKED } from './sheet.ts'

const STATUSES: Options = [['attached'], ['not', 'applicable'], ['to', 'follow']]
const VALUES = ['attached', 'not-applicable', 'to-follow'] as const
const HEADS = [/\battached\b|\benclosed\b/i, /\bnot\s+applicable\b|\bn\/?a\b/i, /\bto\s+follow\b|\blater\b/i]
const WORDS: readonly (readonly [RegExp, (typeof VALUES)[number]])[] = [
  [/^\W*(?:attached|enclosed|yes|herewith)\b/i, 'attached'],
  [/^\W*(?:not[\s-]+applicable|n\s?\/?\s?a|none|no)\b\W*$/i, 'not-applicable'],
  [/^\W*(?:to[\s-]+follow|to\s+be\s+(?:sent|provided|supplied)|requested|awaited|later)\b/i, 'to-follow'],
]

/** Reads the schedule of documents: for each, whether it is attached, not applicable or to follow. */
export function readSchedule(context: Context, base: ItemReading, parts: ItemParts): ItemReading {
  const bands = bandsOf(parts.raw)
  const at = bands.findIndex(isHeader)
  const columns = at < 0 ? null : statusColumns(bands, at)
  const body = (at < 0 ? bands : bands.slice(at + 1)).filter(
    (band) => !isHeader(band) && !HEADER.test(textIn(band)),
  )
  const rows = columns ? byColumns(context, parts, body, columns) : byWords(context, parts, body)
  return { ...base, rows, state: rows.length > 0 ? 'answered' : 'blank' }
}

/** A header that names no status of its own. */
const HEADER =
  /^(?:(?:ref|no|item|#)\w*\.?\s)?(?:name of )?(?:the )?(?:document|description|enclosure)s?\b.{0,30}\b(?:status|attached\?|enclosed\?|position|state)$/i

const textIn = (band: Band): string => textOf(band.blocks.flatMap(({ words }) => words))

function isHeader(band: Band): boolean {
  const text = textIn(band)
  return (
    HEADS.filter((head) => head.test(text)).length >= 2 &&
    text.length < 120 &&
    !band.blocks.some(({ words }) => words.some((word) => isTickWord(word.text)))
  )
}

/** The document's column and one for each status. Null where the statuses do not stand apart. */
function statusColumns(bands: readonly Band[], at: number): Column[] | null {
  const band = bands[at]
  if (!band) return null
  const found = HEADS.map((head) => band.blocks.find(({ words }) => head.test(textOf(words))))
  const distinct = new Set(found.filter((block) => block !== undefined))
  if (distinct.size < 2 || distinct.size < found.filter(Boolean).length) {
    const one = [...distinct][0]
    return one && distinct.size === 1 ? null : null
  }
  const columns = found.flatMap((block, index): Column[] => {
    if (!block) return []
    const box = block.cell ?? block.box
    return [
      {
        left: box.x,
        right: rightOf(box),
        text: textOf(block.words),
        index: index + 1,
        ruled: block.cell !== null,
      },
    ]
  })
  const first = Math.min(...columns.map(({ left }) => left))
  const left = Math.min(...bands.flatMap(({ blocks }) => blocks.map(({ box }) => box.x)))
  columns.push({ left, right: first, text: 'Document', index: 0, ruled: columns.every(({ ruled }) => ruled) })
  return columns.sort((a, b) => a.left - b.left)
}

function byColumns(
  context: Context,
  parts: ItemParts,
  body: readonly Band[],
  columns: readonly Column[],
): Record<string, Entry>[] {
  const [documentColumn, statusColumn] = parts.definition.columns ?? []
  if (!documentColumn || !statusColumn) return []
  const boundaries = boundariesOf(columns, body)
  const rows: { words: Block[]; marks: { index: number; block: Block }[]; bottom: number }[] = []
  for (const band of body) {
    const words: Block[] = []
    const marks: { index: number; block: Block }[] = []
    let boxes = 0
    cellsOf(band, columns, boundaries).forEach((blocks, at) => {
      const index = columns[at]?.index ?? 0
      for (const block of blocks) {
        if (index === 0) words.push(block)
        else {
          boxes++
          if (isMark(block)) marks.push({ index, block })
        }
      }
    })
    const last = rows.at(-1)
    if (words.length > 0 && (boxes > 0 || !last || band.blocks.some(({ cell }) => cell))) {
      if (words.every((block) => isPrinted(textOf(block.words))) && boxes === 0) continue
      rows.push({ words, marks, bottom: band.bottom })
    } else if (last) {
      last.words.push(...words)
      last.marks.push(...marks)
      last.bottom = band.bottom
    }
  }
  return rows.flatMap(({ words, marks }) => {
    const row: Record<string, Entry> = {}
    const name = entryOf(context.document, documentColumn, words)
    if (!name) return []
    row[documentColumn.key] = name
    const only = marks[0]
    if (only && marks.every(({ index }) => index === only.index)) {
      const status = entryOf(context.document, statusColumn, [only.block], VALUES[only.index - 1] ?? null)
      if (status) row[statusColumn.key] = status
    }
    return [row]
  })
}

function isMark(block: Block): boolean {
  const text = textOf(block.words)
  // In a scan any short mark of ink in a status's column is a cross or a tick.
  if (
    block.words.length === 1 &&
    block.words[0]?.from === 'ocr' &&
    text.length <= 4 &&
    !/^(?:☐|□|o|O|0)$/.test(text)
  )
    return true
  return TICKED.test(text) || /^(?:yes|y|x|✓|attached|n\/a|not applicable|to follow)$/i.test(text)
}

/** A list in which each line ends (or begins) with its status in words or ticks. */
function byWords(context: Context, parts: ItemParts, body: readonly Band[]): Record<string, Entry>[] {
  const [documentColumn, statusColumn] = parts.definition.columns ?? []
  if (!documentColumn || !statusColumn) return []
  const listed: {
    names: Block[]
    status: { value: string; words: Block['words'] } | null
    page: number
    bottom: number
  }[] = []
  let pending: Block[] = []
  for (const [at, band] of body.entries()) {
    const sheet = context.sheets.get(band.page)
    const words = band.blocks.flatMap((block) => block.words)
    const status = sheet ? statusIn(band, words, sheet) : null
    const names = namesIn(band, status?.words ?? [])
    const bare = !status && !words.some(({ text }) => isTickWord(text))
    const last = listed.at(-1)
    if (!bare) {
      listed.push({ names: [...pending, ...names], status, page: band.page, bottom: band.bottom })
      pending = []
    } else if (names.length > 0 && !isPrinted(textIn(band))) {
      const next = body[at + 1]
      const after = next?.page === band.page ? next.top - band.bottom : Number.POSITIVE_INFINITY
      if (last && last.page === band.page && pending.length === 0 && band.top - last.bottom <= after + 1) {
        last.names.push(...names)
        last.bottom = band.bottom
      } else
        pending = [
          ...pending.filter(
            (block) => block.page === band.page && band.top - bottomOf(block.box) < block.usual * 3,
          ),
          ...names,
        ]
    }
  }
  return listed.flatMap(({ names, status, page }) => {
    const name = entryOf(context.document, documentColumn, names)
    if (!name) return []
    const row: Record<string, Entry> = { [documentColumn.key]: name }
    const entry = status
      ? entryOf(context.document, statusColumn, [{ page, words: status.words }], status.value)
      : null
    if (entry) row[statusColumn.key] = entry
    return [row]
  })
}

/** What is left of a band without its boxes, its status and the printed words of other statuses. */
function namesIn(band: Band, status: Block['words']): Block[] {
  const words = band.blocks.flatMap((block) => block.words)
  const gone = new Set([...status, ...statusWords(words)])
  return band.blocks.flatMap((block) => {
    const lines = block.lines.map((line) => line.filter((word) => !gone.has(word) && !isTickWord(word.text)))
    const made = blockOf(block, lines)
    return made && /[a-z]{2}/i.test(textOf(made.words)) ? [made] : []
  })
}

function statusIn(
  band: Band,
  words: Block['words'],
  sheet: Parameters<typeof chosenOf>[2] extends infer R ? { rulings: R } : never,
): { value: string; words: Block['words'] } | null {
  if (words.some(({ text }) => isTickWord(text))) {
    const chosen = chosenOf(words, STATUSES, sheet.rulings)
    return chosen ? { value: VALUES[chosen.option] ?? 'attached', words: chosen.words } : null
  }
  const last = band.blocks.at(-1)
  if (!last) return null
  for (let count = 1; count <= Math.min(3, last.words.length); count++) {
    const tail = last.words.slice(-count)
    const whole = count === last.words.length
    const parted = whole || /[:–—-]$/.test(last.words.at(-count - 1)?.text ?? '')
    const status = parted ? WORDS.find(([pattern]) => pattern.test(textOf(tail)))?.[1] : undefined
    if (status && (band.blocks.length > 1 || !whole)) return { value: status, words: tail }
  }
  return null
}

/** The printed status words beside their boxes, which are no part of the document's name. */
function statusWords(words: Block['words']): Set<Block['words'][number]> {
  const found = new Set<Block['words'][number]>()
  const ticks = words.filter(({ text }) => isTickWord(text))
  if (ticks.length === 0) return found
  words.forEach((word, at) => {
    for (const parts of STATUSES) {
      const own = words.slice(at, at + parts.length)
      const same =
        own.length === parts.length &&
        own.every(({ text }, i) => text.toLowerCase().replace(/[^a-z]/g, '') === parts[i])
      const beside = ticks.some(
        (tick) =>
          Math.abs(middle(tick) - middle(word)) < tick.box.height && Math.abs(tick.box.x - word.box.x) < 90,
      )
      if (same && beside) for (const one of own) found.add(one)
    }
  })
  return found
}
