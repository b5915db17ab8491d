import type { Document, Word } from '#protocol/document.ts'
import type { Evidence } from '#protocol/evidence.ts'
import type { Entry } from '#protocol/form-e.ts'
import { evidenceForWords } from '../../evidence/build.ts'
import { verifyEvidence } from '../../evidence/verify.ts'
import { parseDate } from '../../text/dates.ts'
import { textOf } from '../../text/lines.ts'
import { parseMoney } from '../../text/money.ts'
import { parsePercent, parseYesNo } from '../../text/small.ts'
import type { FieldDefinition } from '../items.ts'
import type { Block } from './blocks.ts'

/** Evidence for words on one or several pages; only pieces that verify. */
export function evidenceOf(document: Document, blocks: readonly Pick<Block, 'page' | 'words'>[]): Evidence[] {
  const pages = new Map<number, Word[]>()
  for (const { page, words } of blocks) pages.set(page, [...(pages.get(page) ?? []), ...words])
  return [...pages]
    .sort(([a], [b]) => a - b)
    .flatMap(([page, words]) => evidenceForWords(document, page, words))
    .filter((evidence) => verifyEvidence(evidence, document))
}

export const isOcr = (words: readonly Word[]): boolean => words.some(({ from }) => from === 'ocr')

function confidenceOf(words: readonly Word[]): number {
  return words.reduce((least, { confidence }) => Math.min(least, confidence ?? 1), 1)
}

/** What the words mean for a kind of entry; null where they mean nothing of that kind. */
export function meaningOf(
  kind: FieldDefinition['kind'],
  raw: string,
  ocr: boolean,
): { value: Entry['value']; currency?: string } {
  switch (kind) {
    case 'money': {
      const money = parseMoney(raw, { ocr }) ?? loneAmount(raw, ocr)
      return money ? { value: money.pence, currency: money.currency } : { value: null }
    }
    case 'date':
      return { value: parseDate(raw, { ocr }) ?? loneDate(raw, ocr) }
    case 'percent':
      return { value: parsePercent(raw) }
    case 'yes-no':
    case 'tick':
      return { value: parseYesNo(raw) }
    default:
      return { value: raw }
  }
}

/** The only amount in a sentence: "£5,000 less the tax on it". Two amounts, or other figures, are not clear. */
function loneAmount(raw: string, ocr: boolean): ReturnType<typeof parseMoney> {
  const amounts = raw.match(/-?\(?(?:£|€|HK\$|US\$|\$)\s?-?[\d,. ]*\d\)?/g) ?? []
  const only = amounts[0]
  if (only === undefined || amounts.length > 1) return null
  return /\d/.test(raw.replace(only, '')) ? null : parseMoney(only, { ocr })
}

function loneDate(raw: string, ocr: boolean): string | null {
  const dates =
    raw.match(
      /\b\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?\d{2,4}\b|\b\d{1,2}(?:st|nd|rd|th)?\s+[A-Z][a-z]{2,8}\s+\d{4}\b/g,
    ) ?? []
  return dates.length === 1 && dates[0] !== undefined ? parseDate(dates[0], { ocr }) : null
}

/** An entry for the words, with evidence for every one of them. Null for no words, or none that could be shown. */
export function entryOf(
  document: Document,
  definition: FieldDefinition,
  blocks: readonly Pick<Block, 'page' | 'words'>[],
  meaning?: Entry['value'],
): Entry | null {
  const words = blocks.flatMap((block) => block.words)
  const raw = textOf(words).replace(/\s+/g, ' ').replace(/[;,]$/, '').trim()
  if (raw === '') return null
  const evidence = evidenceOf(document, blocks)
  if (evidence.length === 0) return null
  const found = meaning === undefined ? meaningOf(definition.kind, raw, isOcr(words)) : { value: meaning }
  return { kind: definition.kind, raw, ...found, evidence, confidence: confidenceOf(words) }
}
