import type { Document } from '#protocol/document.ts'
import type { FormEReading } from '#protocol/form-e.ts'
import { readFormE } from './reading/read.ts'
import { languageName, supportingKind } from './recognise-kinds.ts'

export type LooksLike =
  | 'blank'
  | 'd81'
  | 'form-e1'
  | 'form-e2'
  | 'hong-kong-form-e'
  | 'other-language'
  | 'supporting'
  | 'other'

export type Recognition =
  | { kind: 'form-e' }
  | { kind: 'not-form-e'; code: 'NOT_FORM_E' | 'FORM_BLANK'; sentence: string; looksLike: LooksLike }

/** A form of which fewer numbered items than this are printed is another document, or a page or two of one. */
const FEWEST_ITEMS = 10

/**
 * Whether a document is a Form E of England and Wales with something written on it; if not, what it looks like and a
 * sentence that helps. Supporting documents (statements, a P60…) are `looksLike: 'supporting'`.
 * Pass the reading where it is known, for reading is the larger part of the work.
 */
export function recogniseFormE(document: Document, reading?: FormEReading): Recognition {
  const front = document.pages
    .slice(0, 2)
    .map(({ text }) => text)
    .join('\n')
    .slice(0, 6000)
  const another = anotherForm(front)
  if (another) return another
  const foreign = otherLanguage(document, front)
  if (foreign) return foreign
  const { items } = reading ?? readFormE(document)
  const printed = items.filter(({ heading }) => heading !== null)
  const titled = /\bform\s+e\b|\bfinancial\s+statement\b/i.test(front)
  if (printed.length < (titled ? FEWEST_ITEMS : FEWEST_ITEMS * 2)) return notTheForm(document, front)
  if (isBlank({ source: document.id, items })) {
    return {
      kind: 'not-form-e',
      code: 'FORM_BLANK',
      looksLike: 'blank',
      sentence: 'This is a Form E with nothing filled in. Fill it in, then send it again.',
    }
  }
  return { kind: 'form-e' }
}

const no = (looksLike: LooksLike, sentence: string): Recognition => ({
  kind: 'not-form-e',
  code: 'NOT_FORM_E',
  looksLike,
  sentence,
})

function anotherForm(front: string): Recognition | null {
  const title = front.slice(0, 1500)
  if (/\bform\s+d\s?81\b|\bD81\b|statement of information for a consent order/i.test(title)) {
    return no(
      'd81',
      'This looks like Form D81, the statement of information for a consent order, not a Form E. If you also have a Form E, send that.',
    )
  }
  if (/\bform[ \t]+e[ \t]?1\b/i.test(title)) {
    return no(
      'form-e1',
      'This looks like Form E1, which is for other financial remedies, such as those for children. We read Form E, the financial statement for a financial order.',
    )
  }
  if (/\bform[ \t]+e[ \t]?2\b/i.test(title)) {
    return no(
      'form-e2',
      'This looks like Form E2, which is for varying an order. We read Form E, the financial statement for a financial order.',
    )
  }
  if (
    /hong\s+kong/i.test(front) &&
    /cap\.?\s*179|\bFCMC\b|\bFCJA\b|hong kong special administrative|practice direction 15\.11|district court of the hong kong/i.test(
      front,
    )
  ) {
    return no(
      'hong-kong-form-e',
      'This looks like the Form E of Hong Kong. It has the same letter but follows another law; we read the Form E of England and Wales.',
    )
  }
  return null
}

function otherLanguage(document: Document, front: string): Recognition | null {
  const { language } = document
  const welsh = language === 'cy' || /\bffurflen\s+e\b|datganiad ariannol/i.test(front)
  if (!welsh && (language === 'en' || language === 'und')) return null
  // A short or crowded form may be taken for another language; its own title settles it.
  if (!welsh && /\bform\s+e\b/i.test(front) && /financial\s+statement/i.test(front)) return null
  const name = languageName(welsh ? 'cy' : language)
  return no(
    'other-language',
    `This document seems to be in ${name}. We read Form E in English; if there is an English version, send that.`,
  )
}

function notTheForm(document: Document, front: string): Recognition {
  const kind = supportingKind(front)
  if (kind) {
    return no(
      'supporting',
      `This looks like ${kind}, not a Form E. Send it together with the Form E, and we will read it beside it.`,
    )
  }
  const words = document.pages.reduce((sum, page) => sum + page.words.length, 0)
  if (words < 20) {
    return no(
      'other',
      'There are hardly any words in this document. If it is a scan of a Form E, scan it again with more contrast.',
    )
  }
  return no(
    'other',
    'This does not look like a Form E: its numbered questions (1.1 Full name, 2.3 Bank accounts and so on) are not there. Send the whole form, all its pages.',
  )
}

/** Printed words may be misread as an answer or two; a form that somebody filled in has many, and figures. */
function isBlank({ items }: FormEReading): boolean {
  const answered = items.filter(
    ({ ref, state }) =>
      ref !== 'documents' && (state === 'answered' || state === 'none' || state === 'not-applicable'),
  )
  const clear = answered.flatMap(({ fields, rows }) =>
    [fields, ...rows].flatMap(Object.values).filter(({ kind, value }) => kind !== 'text' && value !== null),
  )
  return answered.length <= 4 && clear.length === 0
}
