import type { Document } from '#protocol/document.ts'
import type { Entry, ItemReading } from '#protocol/form-e.ts'
import { textOf } from '../../text/lines.ts'
import { parseNothing } from '../../text/small.ts'
import type { FieldDefinition, ItemDefinition } from '../items.ts'
import { type Area, hasBox } from './areas.ts'
import { bandsOf } from './bands.ts'
import { type Block, blocksOf, rightOf, sameRow } from './blocks.ts'
import { cardsIn } from './cards.ts'
import { chosenOf, type Options, YES_NO } from './choices.ts'
import { entryOf, evidenceOf } from './entries.ts'
import { headingIn } from './heading.ts'
import { listIn } from './lists.ts'
import { type Matcher, matcherFor } from './matcher.ts'
import { type Pair, pairsIn } from './pairs.ts'
import { joinWrapped, withoutPrinted } from './paragraphs.ts'
import { isCounter } from './printed.ts'
import type { RowBlocks } from './rows.ts'
import type { Sheet } from './sheet.ts'
import { tablesIn, widthOf } from './tables.ts'
import { loneTotals, type TotalDefinition, totalsIn } from './totals.ts'

export interface Context {
  document: Document
  sheets: ReadonlyMap<number, Sheet>
  /** The item has form fields to write in: then nothing else is an answer. */
  onlyFields: boolean
}

export interface ItemParts {
  definition: ItemDefinition
  /** Without the heading; lines that one sentence runs over are joined. */
  blocks: Block[]
  /** The same, line by line, as a table is read. */
  raw: Block[]
  /** The end of the heading's own words, where an answer stands there. */
  inline: Block | null
  heading: Block | null
  /** The answers stand in ruled boxes. */
  boxed: boolean
}

/** "3.1.1 (continued)", "Continued overleaf": what a page says of the one before or after it. */
const CONTINUED = /^.{0,70}\((?:continued|cont[’'.]?d?\.?)\)$|^continued (?:overleaf|from|on|over)\b.{0,40}$/i

/** The blocks of an item's area, its heading set apart. */
export function partsOf(area: Area): ItemParts {
  const blocks = area.parts
    .flatMap(({ sheet, words }) => blocksOf(sheet, words))
    .filter((block) => block.field || !CONTINUED.test(textOf(block.words)))
  const { heading, inline, rest } = headingIn(area, joinWrapped(blocks))
  const { fields, columns, totals } = area.definition
  const prose = !columns && !totals && fields.length > 0 && fields.every(({ kind }) => kind === 'text')
  // Where there is a box to write in, what stands outside it is the form's own.
  const boxed = prose && area.definition.ref !== 'head' && area.fields.length === 0 && hasBox(area)
  const gone = new Set([...(heading?.words ?? []), ...(inline?.words ?? [])])
  const raw = blocks.filter(({ words }) => !words.some((word) => gone.has(word)))
  return { definition: area.definition, blocks: rest, raw, inline: boxed ? null : inline, heading, boxed }
}

/** Takes the totals asked for out of the blocks. */
export function takeTotals(
  context: Context,
  blocks: Block[],
  definitions: readonly TotalDefinition[],
  { summary = false, alone = false } = {},
): { entries: (Entry | null)[]; rest: Block[] } {
  const bands = bandsOf(blocks)
  const entries: (Entry | null)[] = definitions.map(() => null)
  const used = new Set<Block>()
  const named = totalsIn(bands, definitions, summary)
  const missing = definitions.flatMap((_, index) =>
    named.some((total) => total.index === index) ? [] : [index],
  )
  const lone = summary || !alone || missing.length === 0 ? [] : loneTotals(bands, missing)
  for (const { index, label, value } of [...named, ...lone]) {
    const definition = definitions[index]
    if (!definition) continue
    const row =
      value && label.words.some((word) => value.words.includes(word))
        ? [label]
        : bands.find((band) => band.blocks.includes(label))?.blocks
    for (const block of row ?? []) used.add(block)
    if (!value || (context.onlyFields && !value.field)) continue
    for (const block of blocks) if (block === value) used.add(block)
    entries[index] = entryOf(
      context.document,
      { key: definition.key, kind: 'money', label: definition.label },
      [value],
    )
  }
  return { entries, rest: blocks.filter((block) => !used.has(block)) }
}

/** Reads the rows of an item: as a table where it has a header, else as cards. */
export function readRows(
  context: Context,
  blocks: readonly Block[],
  raw: readonly Block[],
  columns: readonly FieldDefinition[],
): { rows: Record<string, Entry>[]; rest: Block[] } {
  const matcher = matcherFor(columns)
  const table = areCards(blocks, matcher, context.onlyFields)
    ? null
    : tablesIn(linesOf(blocks, raw), matcher, context.sheets)
  const found: { rows: RowBlocks[]; rest: Block[] } = table
    ? { rows: table.rows, rest: blocks.filter(({ words }) => !words.some((word) => table.used.has(word))) }
    : rowsOfCards(context, blocks, matcher)
  const read = (row: RowBlocks): Record<string, Entry> => rowEntries(context, row, columns)
  const rows = found.rows.map(read).filter((row) => Object.keys(row).length > 0)
  if (rows.length === 0 && !context.onlyFields) {
    const listed = listIn(bandsOf(linesOf(found.rest, raw)), columns)
    return { rows: listed.map(read).filter((row) => Object.keys(row).length > 0), rest: found.rest }
  }
  return { rows, rest: found.rest }
}

/** The lines that the blocks are made of. */
function linesOf(blocks: readonly Block[], raw: readonly Block[]): Block[] {
  const words = new Set(blocks.flatMap((block) => block.words))
  return raw.filter((block) => block.words.some((word) => words.has(word)))
}

/** Whether more labels stand under one another than beside one another. */
function areCards(blocks: readonly Block[], matcher: Matcher, onlyFields: boolean): boolean {
  const { pairs } = pairsIn(blocks, matcher, onlyFields)
  // "Account 1" in a line of its own heads a card.
  const headed = bandsOf(blocks).some(
    ({ blocks: [only, ...others] }) => only && others.length === 0 && isCounter(textOf(only.words)),
  )
  if (headed && pairs.filter(({ index }) => index !== null).length >= 2) return true
  const stacks = new Map<number, Set<number>>()
  for (const { index, label } of pairs) {
    if (index === null) continue
    const left = Math.round(label.box.x / 8)
    for (const at of [left, left + 1]) stacks.set(at, (stacks.get(at) ?? new Set()).add(index))
  }
  const tallest = Math.max(0, ...[...stacks.values()].map(({ size }) => size))
  return tallest >= 3 && tallest > widthOf(blocks, matcher)
}

function rowsOfCards(
  context: Context,
  blocks: readonly Block[],
  matcher: Matcher,
): { rows: RowBlocks[]; rest: Block[] } {
  const { rows, loose } = cardsIn(blocks, matcher, context.onlyFields)
  return { rows, rest: loose }
}

function rowEntries(
  context: Context,
  row: RowBlocks,
  columns: readonly FieldDefinition[],
): Record<string, Entry> {
  const entries: Record<string, Entry> = {}
  for (const [index, blocks] of row) {
    const definition = columns[index]
    if (!definition) continue
    const entry = readEntry(context, definition, blocks)
    if (entry) entries[definition.key] = entry
  }
  return entries
}

/** Reads one entry from the blocks that answer its label. */
export function readEntry(
  context: Context,
  definition: FieldDefinition,
  blocks: readonly Block[],
): Entry | null {
  if (definition.kind === 'yes-no' || definition.kind === 'choice')
    return readChoice(context, definition, blocks)
  const answers = context.onlyFields ? blocks.filter(({ field }) => field) : [...blocks]
  if (definition.kind === 'text') return entryOf(context.document, definition, answers)
  const written = answers.filter(({ words }) => !/^[£€$\s]*$/.test(textOf(words)))
  const whole = entryOf(context.document, definition, written)
  if (whole === null || whole.value !== null || written.length < 2) return whole
  // A box's letter, a remark beside the figure, a figure that belongs further down: the first part that can be meant.
  const clear = written
    .map((block) => entryOf(context.document, definition, [block]))
    .filter((entry) => entry !== null && entry.value !== null)
  return clear[0] ?? whole
}

const optionsOf = ({ kind, choices }: FieldDefinition): Options =>
  kind === 'yes-no' ? YES_NO : (choices ?? []).map((choice) => choice.split('-'))

function readChoice(context: Context, definition: FieldDefinition, blocks: readonly Block[]): Entry | null {
  const first = blocks[0]
  const sheet = first ? context.sheets.get(first.page) : undefined
  if (!first || !sheet) return null
  const words = blocks.filter(({ page }) => page === first.page).flatMap((block) => block.words)
  const chosen = chosenOf(words, optionsOf(definition), sheet.rulings)
  if (chosen) {
    const value =
      definition.kind === 'yes-no' ? chosen.option === 0 : (definition.choices?.[chosen.option] ?? null)
    return entryOf(context.document, definition, [{ page: first.page, words: chosen.words }], value)
  }
  const written = blocks.filter(({ field }) => field || !context.onlyFields)
  const printedOnly = blocks.some((block) => /[☐☒]|\byes\b.*\bno\b/i.test(textOf(block.words)))
  return printedOnly ? null : entryOf(context.document, definition, written)
}

/** Reads the single answers of an item. */
export function readFields(
  context: Context,
  parts: Pick<ItemParts, 'heading' | 'inline' | 'boxed'>,
  blocks: readonly Block[],
  fields: readonly FieldDefinition[],
  drop?: number,
): { fields: Record<string, Entry>; rest: Block[] } {
  const found = pairsIn(blocks, matcherFor(fields), context.onlyFields, drop)
  const isAnswer = ({ boxed }: Block): boolean => !parts.boxed || boxed
  const loose = found.loose.filter(isAnswer)
  const pairs = found.pairs.map((pair) => ({ ...pair, values: pair.values.filter(isAnswer) }))
  const entries: Record<string, Entry> = {}
  const only = fields.length === 1 ? fields[0] : undefined
  if (only) {
    const unknown = pairs
      .filter(({ index }) => index === null)
      .flatMap(({ label, values }) =>
        context.onlyFields || label.kind === 'printed' ? values : [label, ...values],
      )
    const own = pairs.filter(({ index }) => index === 0).flatMap(({ values }) => values)
    const all = [...(parts.inline ? [parts.inline] : []), ...own, ...loose, ...unknown]
    // A label in words that we do not know stands in a cell left of the answer's.
    const answers = all.filter(
      (block) =>
        block.cell === null ||
        (!block.blankBeside &&
          !all.some(
            (other) =>
              other !== block &&
              other.cell !== null &&
              other.cell.x > (block.cell?.x ?? 0) + 2 &&
              sameRow(other, block),
          )),
    )
    const entry = readEntry(context, only, inOrder(answers))
    return entry ? { fields: { [only.key]: entry }, rest: [] } : { fields: {}, rest: answers }
  }
  for (const pair of bestOf(pairs)) {
    const definition = pair.index === null ? undefined : fields[pair.index]
    const entry = definition ? readEntry(context, definition, pair.values) : null
    if (definition && entry) entries[definition.key] = entry
  }
  const rest = [...(parts.inline ? [parts.inline] : []), ...loose]
  const first = fields.find(
    ({ key }) =>
      entries[key] === undefined && !pairs.some(({ index }) => index !== null && fields[index]?.key === key),
  )
  if (first && rest.length > 0 && Object.keys(entries).length === 0) {
    const entry = readEntry(context, first, inOrder(rest))
    if (entry) entries[first.key] = entry
    return { fields: entries, rest: [] }
  }
  return { fields: entries, rest }
}

const inOrder = (blocks: readonly Block[]): Block[] =>
  [...blocks].sort(
    (a, b) => a.page - b.page || (sameRow(a, b) ? rightOf(a.box) - rightOf(b.box) : a.box.y - b.box.y),
  )

/** For each definition the pair that fits best; among equals the first that is answered. */
function bestOf(pairs: readonly Pair[]): Pair[] {
  const best = new Map<number, Pair>()
  for (const pair of pairs) {
    if (pair.index === null) continue
    const before = best.get(pair.index)
    const better =
      !before ||
      (before.values.length === 0 && pair.values.length > 0) ||
      (pair.values.length > 0 && pair.score > before.score + 0.1)
    if (better) best.set(pair.index, pair)
  }
  return [...best.values()]
}

/** "None", "not applicable" among what is written. */
export function declaredIn(
  context: Context,
  blocks: readonly Block[],
): Pick<ItemReading, 'state' | 'declared'> | null {
  for (const block of blocks) {
    if (context.onlyFields && !block.field) continue
    const written = withoutPrinted(block) ?? block
    const state = parseNothing(textOf(written.words))
    if (!state) continue
    const [declared] = evidenceOf(context.document, [written])
    if (declared) return { state, declared }
  }
  return null
}
