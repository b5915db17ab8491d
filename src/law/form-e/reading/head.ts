import type { Word } from '#protocol/document.ts'
import type { Entry, ItemReading } from '#protocol/form-e.ts'
import { splitAtGaps, textOf } from '../../text/lines.ts'
import type { FieldDefinition } from '../items.ts'
import type { Area } from './areas.ts'
import { type Block, blockOf } from './blocks.ts'
import { chosenOf, type Options } from './choices.ts'
import { entryOf } from './entries.ts'
import { type Context, type ItemParts, readFields } from './item.ts'
import { isTickWord } from './sheet.ts'

const PARTIES: Options = [['applicant'], ['respondent']]
const PARTY_WORDS = /^(?:the\s+)?(applicant|respondent|petitioner)s?\W*$/i
const CASE_NUMBER =
  /^(?:[A-Z]{2}\d{2}[A-Z]\d{4,6}|(?:ZC|ZZ|BV|FD)\d{2}[A-Z]\d{4,6}|1[56]\d{2}-\d{4}-\d{4}-\d{4}|\d{16}|[A-Z]{2}\d{2}\s?[A-Z]{1,2}\d{4,6})$/

/** Reads the head of the form: court, case number, the parties, whose statement it is, the date. */
export function readHead(context: Context, base: ItemReading, parts: ItemParts, area: Area): ItemReading {
  const fields = parts.definition.fields
  const party = partyOf(context, fields, area)
  const { party: written, ...read } = readFields(context, parts, parts.blocks, fields, 3).fields
  const entries: Record<string, Entry> = { ...read, ...partiesBeside(context, fields, parts.blocks, read) }
  const chosen =
    party ??
    (written &&
    written.value !== null &&
    fields.some(({ choices }) => choices?.includes(String(written.value)))
      ? written
      : null)
  if (chosen) entries.party = chosen
  const numbered = entries.caseNumber ? null : caseNumberOf(context, fields)
  if (numbered) entries.caseNumber = numbered
  return { ...base, fields: entries }
}

/** "This is the statement of the ☒ Applicant": a tick, or the only party named in such a line. */
function partyOf(context: Context, fields: readonly FieldDefinition[], area: Area): Entry | null {
  const definition = fields.find(({ key }) => key === 'party')
  if (!definition) return null
  for (const byTick of [true, false]) {
    for (const { sheet, words } of area.parts) {
      const own = new Set(words)
      for (const line of sheet.lines) {
        const here = line.words.filter((word) => own.has(word))
        const asked = byTick ? ticksOf(here) : statedOf(here)
        const chosen = asked.length > 0 ? chosenOf(asked, PARTIES, sheet.rulings) : null
        if (!chosen) continue
        const value = definition.choices?.[chosen.option] ?? null
        return entryOf(
          context.document,
          definition,
          [{ page: sheet.page.number, words: chosen.words }],
          value,
        )
      }
    }
  }
  return null
}

/** The line, if it has boxes to tick. */
const ticksOf = (words: readonly Word[]): readonly Word[] =>
  words.some(({ text }) => isTickWord(text) || /^\[$/.test(text)) ? words : []

/** What follows "statement of the", "made by the" in a line. */
function statedOf(words: readonly Word[]): readonly Word[] {
  for (let at = 1; at < words.length; at++) {
    if (
      /\b(?:statement|form e|filed|made|completed|sworn|behalf|party|i am)\b[^.]{0,24}\b(?:of|by|am|party)?:?(?: the)?:?$/i.test(
        textOf(words.slice(0, at)),
      )
    ) {
      if (/^(?:applicant|respondent|petitioner)/i.test(words[at]?.text ?? '')) return words.slice(at)
    }
  }
  return []
}

/** "ANN EXAMPLE     Applicant", as the heading of a court document has it: the name stands before its label. */
function partiesBeside(
  context: Context,
  fields: readonly FieldDefinition[],
  blocks: readonly Block[],
  read: Record<string, Entry>,
): Record<string, Entry> {
  const found: Record<string, Entry> = {}
  for (const key of ['applicant', 'respondent']) {
    const definition = fields.find((field) => field.key === key)
    if (!definition) continue
    const label = blocks.find((block) =>
      PARTY_WORDS.exec(textOf(block.words))?.[1]?.toLowerCase().startsWith(key.slice(0, 5)),
    )
    if (!label) continue
    const before = blocks.filter(
      (block) =>
        block.page === label.page &&
        block.box.x < label.box.x &&
        Math.abs(block.box.y - label.box.y) < block.usual &&
        /[a-z]{2}/i.test(textOf(block.words)),
    )
    const name = before.at(-1)
    const present = read[key]
    if (
      !name ||
      /[:?]$|\b(?:statement|tick)\b/i.test(textOf(name.words)) ||
      (present &&
        !PARTY_WORDS.test(present.raw) &&
        present.raw.length > 4 &&
        !/respondent|applicant/i.test(present.raw))
    )
      continue
    const entry = entryOf(context.document, definition, [name])
    if (entry) found[key] = entry
  }
  return found
}

/** A case number anywhere on the first two pages, running heads included. */
function caseNumberOf(context: Context, fields: readonly FieldDefinition[]): Entry | null {
  const definition = fields.find(({ key }) => key === 'caseNumber')
  if (!definition) return null
  for (const sheet of [...context.sheets.values()].slice(0, 2)) {
    for (const line of [...sheet.running, ...sheet.lines]) {
      for (const segment of splitAtGaps(line.words, sheet.usual)) {
        const at = segment.findIndex(({ text }) => CASE_NUMBER.test(text))
        const word = segment[at]
        if (!word) continue
        const block = blockOf(
          {
            page: sheet.page.number,
            cell: null,
            field: false,
            usual: sheet.usual,
            reach: sheet.reach,
            space: sheet.space,
            boxed: false,
            blankBeside: false,
            styles: sheet.styles,
          },
          [[word]],
        )
        if (block) return entryOf(context.document, definition, [block])
      }
    }
  }
  return null
}
