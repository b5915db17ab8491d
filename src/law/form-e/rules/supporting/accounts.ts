import { penceOf } from '../../figures/amounts.ts'
import { rowName } from '../../figures/rows.ts'
import { entry, text } from '../../reading/access.ts'
import { DISCLOSURE, EXCHANGE } from '../bases.ts'
import { type FormContext, itemOf, type NumberedRow, numberedRows, wordsIn } from '../context.ts'
import { addMonths, daysBetween } from '../dates.ts'
import { defineRule, type Fact, type Rule } from '../rule.ts'
import { searchedIn } from '../searched.ts'
import { day, list, money } from '../wording.ts'
import { amountsIn, type Line, quote } from './lines.ts'
import { type Statement, statementsIn } from './papers.ts'

const statements = ({ papers }: FormContext): Statement[] => papers.flatMap(statementsIn)

/** Whether a number as written on the form ("20-11-33 12345678", "****5678") may be that account's. */
export function isNumberOf(written: string | null, accountNumber: string): boolean {
  const digits = (written ?? '').replace(/\D/g, '')
  if (digits.length < 4) return false
  const length = Math.min(digits.length, accountNumber.length, 8)
  return digits.slice(-length) === accountNumber.slice(-length)
}

interface UnlistedFact extends Fact {
  number: string
  file: string
}

/** Where the form names accounts by their numbers. */
const NUMBERED = ['2.1', '2.2', '2.3', '2.4', '2.6', '2.9', '2.11', '2.14'] as const

const unlisted = defineRule<UnlistedFact>({
  id: 'form-e.supporting.account-not-listed',
  severity: 'must',
  item: '2.3',
  title: 'A statement is of an account that the form does not list',
  basis: [EXCHANGE, DISCLOSURE],
  check: (context) => {
    const seen = new Set<string>()
    const written = wordsIn(context, NUMBERED).map(({ entry: { raw } }) => raw)
    return statements(context).flatMap(({ accountNumber, numberLine, paper }): UnlistedFact[] => {
      const known = written.some((words) =>
        (words.match(/[\d*xX][\d* -]{2,}\d/g) ?? []).some((number) => isNumberOf(number, accountNumber)),
      )
      if (known || seen.has(accountNumber)) return []
      seen.add(accountNumber)
      return [
        {
          key: accountNumber.slice(-4),
          entries: [],
          evidence: [quote(numberLine), itemOf(context, '2.3').heading],
          searched: searchedIn(
            context,
            [`an account number that ends in ${accountNumber.slice(-4)}`],
            ['2.3'],
          ),
          number: accountNumber.slice(-4),
          file: paper.document.name,
        },
      ]
    })
  },
  lawyer: ({ number, file }) =>
    `“${file}” is a statement of an account ending in ${number}, which the form lists neither at 2.3 nor elsewhere.`,
  plain: ({ number, file }) =>
    `You uploaded a statement of an account ending in ${number} (“${file}”), but that account is not on the form. List every account you have, or had in the last 12 months, at 2.3.`,
})

/** The statements of the account in a row, and the days of the last 12 months that they cover. */
function ofRow({ row }: NumberedRow, all: readonly Statement[]): Statement[] {
  return all.filter(({ accountNumber }) => isNumberOf(text(row, 'accountNumber'), accountNumber))
}

/** Statements come some weeks after their month. */
const NOT_YET = 35
/** Periods meet with a few days between them. */
const SMALL_GAP = 7

export interface Gap {
  from: string
  to: string
}

/** The stretches of the 12 months before a day that no period covers; the last weeks are left out. */
export function gapsIn(periods: readonly Gap[], statedOn: string): Gap[] {
  const start = addMonths(statedOn, -12)
  const end = addDays(statedOn, -NOT_YET)
  const sorted = [...periods].sort((a, b) => (a.from < b.from ? -1 : 1))
  const gaps: Gap[] = []
  let reached = start
  for (const { from, to } of [...sorted, { from: end, to: end }]) {
    const until = from < end ? from : end
    if (daysBetween(reached, until) > SMALL_GAP) gaps.push({ from: reached, to: until })
    if (to > reached) reached = to
  }
  return gaps
}

function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

interface GapFact extends Fact {
  row: string
  gaps: readonly Gap[]
}

const gaps = defineRule<GapFact>({
  id: 'form-e.supporting.months-missing',
  severity: 'should',
  item: '2.3',
  title: 'Statements of an account are missing for part of the last 12 months',
  basis: [EXCHANGE],
  check: (context) => {
    const all = statements(context)
    return numberedRows(context, '2.3').flatMap((account): GapFact[] => {
      const periods = ofRow(account, all).flatMap((statement) => statement.periods)
      if (periods.length === 0) return []
      const missing = gapsIn(periods, context.statedOn)
      if (missing.length === 0) return []
      const { row, number } = account
      return [
        {
          key: `2.3[${number - 1}]`,
          entries: [entry(row, 'bank'), entry(row, 'accountNumber')],
          evidence: periods.map(({ line }) => quote(line)),
          row: rowName('2.3', row, number),
          gaps: missing,
        },
      ]
    })
  },
  lawyer: ({ row, gaps: missing }) =>
    `2.3 ${row}: the statements uploaded do not cover the last 12 months; missing: ${list(missing.map(spell))}.`,
  plain: ({ row, gaps: missing }) =>
    `For the account at 2.3 ${row} the statements you uploaded leave out ${list(missing.map(spell))}. The form asks for the last 12 months without a gap; your bank can give you the rest.`,
})

const spell = ({ from, to }: Gap): string => `${day(from)} to ${day(to)}`

interface WithoutFact extends Fact {
  rows: string
}

const without = defineRule<WithoutFact>({
  id: 'form-e.supporting.account-without-statements',
  severity: 'note',
  item: '2.3',
  title: 'For some accounts no statement was uploaded',
  basis: [EXCHANGE],
  check: (context) => {
    const all = statements(context)
    if (all.length === 0) return []
    const bare = numberedRows(context, '2.3').filter((account) => ofRow(account, all).length === 0)
    if (bare.length === 0) return []
    return [
      {
        key: '',
        entries: bare.flatMap(({ row }) => [entry(row, 'bank'), entry(row, 'accountNumber')]),
        rows: list(bare.map(({ row, number }) => rowName('2.3', row, number))),
      },
    ]
  },
  lawyer: ({ rows }) => `No statement among the files uploaded bears the account number of 2.3 ${rows}.`,
  plain: ({ rows }) =>
    `We saw no statement for 2.3 ${rows}. Twelve months’ statements go with the form for every account, closed ones too.`,
})

interface BalanceFact extends Fact {
  row: string
  stated: number
  shown: number
  on: string
}

const CLOSING = /(?:closing|new|final|end) balance|balance (?:carried forward|at end|on \d|at \d)/i

/** The last closing balance of a statement whose period ends with the day of the form, give or take three days. */
function closingNear(
  statement: Statement,
  statedOn: string,
): { line: Line; pence: number; on: string } | null {
  const last = [...statement.periods].sort((a, b) => (a.to < b.to ? 1 : -1))[0]
  if (!last || Math.abs(daysBetween(last.to, statedOn)) > 3) return null
  const line = statement.paper.lines.filter(({ text: words }) => CLOSING.test(words)).at(-1)
  const pence = line === undefined ? undefined : amountsIn(line.text).at(-1)
  return line === undefined || pence === undefined ? null : { line, pence, on: last.to }
}

const balance = defineRule<BalanceFact>({
  id: 'form-e.supporting.balance-differs',
  severity: 'should',
  item: '2.3',
  title: 'A balance is not the one on the statement',
  basis: [EXCHANGE],
  check: (context) => {
    const all = statements(context)
    return numberedRows(context, '2.3').flatMap((account): BalanceFact[] => {
      const { row, number } = account
      const stated = penceOf(row, 'balance')
      const closing = ofRow(account, all).flatMap((one) => closingNear(one, context.statedOn) ?? [])[0]
      if (stated === null || !closing || Math.abs(stated - closing.pence) <= 100) return []
      return [
        {
          key: `2.3[${number - 1}]`,
          entries: [entry(row, 'balance')],
          evidence: [quote(closing.line)],
          stake: stated - closing.pence,
          row: rowName('2.3', row, number),
          stated,
          shown: closing.pence,
          on: closing.on,
        },
      ]
    })
  },
  lawyer: ({ row, stated, shown, on }) =>
    `2.3 ${row} states a balance of ${money(stated)}; the statement to ${day(on)} closes at ${money(shown)}.`,
  plain: ({ row, stated, shown, on }) =>
    `At 2.3 ${row} the balance is given as ${money(stated)}, but the statement to ${day(on)} ends at ${money(shown)}. Please check the figure and the day it is for.`,
})

/** Uploaded bank statements against 2.3. */
export const ACCOUNT_RULES: readonly Rule[] = [unlisted, gaps, without, balance]
