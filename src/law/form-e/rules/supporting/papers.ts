import type { Document } from '#protocol/document.ts'
import { type Line, linesOf, periodsIn } from './lines.ts'

export type PaperKind =
  | 'bank-statement'
  | 'p60'
  | 'payslip'
  | 'cash-equivalent'
  | 'mortgage-statement'
  | 'other'

/** A supporting document and what it is. */
export interface Paper {
  document: Document
  kind: PaperKind
  lines: readonly Line[]
}

const has = (words: string, ...patterns: readonly RegExp[]): boolean =>
  patterns.every((pattern) => pattern.test(words))

/** What a supporting document is, by its own words; `other` where they do not tell clearly. */
export function paperOf(document: Document): Paper {
  const lines = linesOf(document)
  const words = lines.map(({ text }) => text).join('\n')
  return { document, kind: kindOf(words), lines }
}

function kindOf(words: string): PaperKind {
  if (has(words, /\bP\s?60\b/, /end of year certificate|tax year|pay and income tax/i)) return 'p60'
  if (has(words, /cash equivalent|\bCETV\b|transfer value/i, /pension|scheme|policy|retirement/i))
    return 'cash-equivalent'
  if (
    has(words, /\bmortgage\b/i, /statement|balance/i, /outstanding|amount owed|interest rate|balance/i) &&
    !/sort code/i.test(words)
  ) {
    return 'mortgage-statement'
  }
  if (has(words, /net pay/i, /tax code|\bPAYE\b|national insurance|\bNI (?:no|number)/i)) return 'payslip'
  if (has(words, /statement/i, /balance/i, /sort code|account (?:number|no)/i)) return 'bank-statement'
  return 'other'
}

/** What a bank statement is of. */
export interface Statement {
  paper: Paper
  /** Digits only. */
  accountNumber: string
  numberLine: Line
  periods: readonly { from: string; to: string; line: Line }[]
}

const NUMBER = /account\s*(?:number|no\.?)\s*[:.]?\s*((?:\d[ -]?){6,9}\d?)(?!\d)/i

/** Each account that a bank statement is of, with the periods that its pages cover. */
export function statementsIn(paper: Paper): Statement[] {
  if (paper.kind !== 'bank-statement') return []
  const found = new Map<string, Statement & { periods: { from: string; to: string; line: Line }[] }>()
  let current: (Statement & { periods: { from: string; to: string; line: Line }[] }) | null = null
  const pending: { from: string; to: string; line: Line }[] = []
  for (const line of paper.lines) {
    const digits = NUMBER.exec(line.text)?.[1]?.replace(/\D/g, '')
    if (digits !== undefined && digits.length >= 6) {
      current = found.get(digits) ?? { paper, accountNumber: digits, numberLine: line, periods: [] }
      found.set(digits, current)
      current.periods.push(...pending.splice(0))
    }
    for (const period of periodsIn(line.text)) {
      if (current) current.periods.push({ ...period, line })
      else pending.push({ ...period, line })
    }
  }
  return [...found.values()]
}
