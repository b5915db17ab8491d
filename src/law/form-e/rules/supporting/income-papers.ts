import { penceOf } from '../../figures/amounts.ts'
import { rowName } from '../../figures/rows.ts'
import { entry, text } from '../../reading/access.ts'
import { DISCLOSURE, EXCHANGE, formItem, PENSION_VALUATION } from '../bases.ts'
import { type FormContext, itemOf, mentions, numberedRows } from '../context.ts'
import { mayBeSame } from '../named.ts'
import { properties } from '../property-figures.ts'
import { defineRule, type Fact, type Rule } from '../rule.ts'
import { searchedIn } from '../searched.ts'
import { list, money } from '../wording.ts'
import { amountsIn, type Line, quote } from './lines.ts'
import type { Paper, PaperKind } from './papers.ts'

const papersOf = ({ papers }: FormContext, kind: PaperKind): Paper[] =>
  papers.filter((paper) => paper.kind === kind)

interface DifferFact extends Fact {
  file: string
  where: string
  stated: number
  shown: number
}

/** The first line that a pattern fits and that shows an amount, or whose next line does. */
function labelled(lines: readonly Line[], pattern: RegExp): { line: Line; pence: number } | null {
  for (const [index, line] of lines.entries()) {
    if (!pattern.test(line.text)) continue
    for (const candidate of [line, lines[index + 1]]) {
      if (!candidate) continue
      const pence = amountsIn(candidate.text)[0]
      if (pence !== undefined && pence >= 10_000) return { line: candidate, pence }
    }
  }
  return null
}

const near = (one: number, other: number): boolean => Math.abs(one - other) <= 100

const showsAmount = (paper: Paper, pence: number): boolean =>
  paper.lines.some(({ text: words }) => amountsIn(words).some((shown) => near(shown, pence)))

const p60 = defineRule<DifferFact>({
  id: 'form-e.supporting.p60-differs',
  severity: 'should',
  item: '2.15',
  title: 'The gross income is not the one on the P60',
  basis: [EXCHANGE, formItem('2.15')],
  check: (context) => {
    const jobs = numberedRows(context, '2.15').filter(({ row }) => penceOf(row, 'grossLastYear') !== null)
    return papersOf(context, 'p60').flatMap((paper, index): DifferFact[] => {
      const words = paper.lines.map(({ text: line }) => line).join('\n')
      const job =
        jobs.find(({ row }) => mayBeSameIn(text(row, 'employer'), words)) ??
        (jobs.length === 1 ? jobs[0] : undefined)
      const stated = job === undefined ? null : penceOf(job.row, 'grossLastYear')
      const shown = labelled(paper.lines, /in this employment|total for (?:the )?year|pay\b/i)
      if (!job || stated === null || !shown || showsAmount(paper, stated)) return []
      return [
        {
          key: `${index + 1}`,
          entries: [entry(job.row, 'grossLastYear')],
          evidence: [quote(shown.line)],
          stake: stated - shown.pence,
          file: paper.document.name,
          where: rowName('2.15', job.row, job.number),
          stated,
          shown: shown.pence,
        },
      ]
    })
  },
  lawyer: ({ file, where, stated, shown }) =>
    `2.15 ${where} states a gross income of ${money(stated)} for the last financial year; the P60 (“${file}”) shows ${money(shown)} and nowhere that figure.`,
  plain: ({ file, where, stated, shown }) =>
    `At 2.15 ${where} the gross income is ${money(stated)}, but the P60 you uploaded (“${file}”) shows ${money(shown)}. Please check that it is for the same year, and correct the form if need be.`,
})

/** Whether the name of an employer or a scheme stands in a document's words. */
function mayBeSameIn(name: string | null, words: string): boolean {
  return name !== null && words.split('\n').some((line) => mayBeSame(name, line))
}

const cashEquivalent = defineRule<DifferFact>({
  id: 'form-e.supporting.cash-equivalent-differs',
  severity: 'should',
  item: '2.13',
  title: 'A cash equivalent is not the one on the scheme’s statement',
  basis: [PENSION_VALUATION, formItem('2.13')],
  check: (context) => {
    const pensions = numberedRows(context, '2.13')
    return papersOf(context, 'cash-equivalent').flatMap((paper, index): DifferFact[] => {
      const words = paper.lines.map(({ text: line }) => line).join('\n')
      const digits = words.replace(/[^0-9A-Za-z]/g, '')
      const byNumber = pensions.find(({ row }) => {
        const number = (text(row, 'number') ?? '').replace(/[^0-9A-Za-z]/g, '')
        return number.length >= 5 && digits.includes(number)
      })
      const pension = byNumber ?? pensions.find(({ row }) => mayBeSameIn(text(row, 'scheme'), words))
      const stated = pension === undefined ? null : penceOf(pension.row, 'cashEquivalent')
      const shown = labelled(paper.lines, /cash equivalent|transfer value|\bCETV\b/i)
      if (!pension || stated === null || !shown || showsAmount(paper, stated)) return []
      return [
        {
          key: `${index + 1}`,
          entries: [entry(pension.row, 'cashEquivalent')],
          evidence: [quote(shown.line)],
          stake: stated - shown.pence,
          file: paper.document.name,
          where: rowName('2.13', pension.row, pension.number),
          stated,
          shown: shown.pence,
        },
      ]
    })
  },
  lawyer: ({ file, where, stated, shown }) =>
    `2.13 ${where} states a cash equivalent of ${money(stated)}; the scheme’s statement (“${file}”) shows ${money(shown)}.`,
  plain: ({ file, where, stated, shown }) =>
    `At 2.13 ${where} the cash equivalent is ${money(stated)}, but the statement you uploaded (“${file}”) says ${money(shown)}. Please use the figure on the newest statement.`,
})

const mortgage = defineRule<DifferFact>({
  id: 'form-e.supporting.mortgage-differs',
  severity: 'note',
  item: '2.1',
  title: 'A mortgage balance is not the one on the statement',
  basis: [EXCHANGE, formItem('2.1')],
  check: (context) => {
    const mortgaged = properties(context).filter(
      ({ entries }) => (penceOf(entries, 'mortgageBalance') ?? 0) !== 0,
    )
    return papersOf(context, 'mortgage-statement').flatMap((paper, index): DifferFact[] => {
      const words = paper.lines.map(({ text: line }) => line).join('\n')
      const property = mortgaged.find(({ entries }) => mayBeSameIn(text(entries, 'mortgage'), words))
      const stated = property === undefined ? null : penceOf(property.entries, 'mortgageBalance')
      const shown = labelled(
        paper.lines,
        /balance (?:outstanding|at|on)|outstanding balance|amount owed|closing balance/i,
      )
      if (!property || stated === null || !shown || showsAmount(paper, stated)) return []
      return [
        {
          key: `${index + 1}`,
          item: property.ref,
          entries: [entry(property.entries, 'mortgageBalance')],
          evidence: [quote(shown.line)],
          stake: stated - shown.pence,
          file: paper.document.name,
          where: property.where,
          stated,
          shown: shown.pence,
        },
      ]
    })
  },
  lawyer: ({ file, where, stated, shown }) =>
    `The mortgage balance ${where} (${money(stated)}) is not on the lender’s statement (“${file}”), which shows ${money(shown)}.`,
  plain: ({ file, where, stated, shown }) =>
    `The mortgage ${where} is given as ${money(stated)}, while the statement you uploaded (“${file}”) shows ${money(shown)}. If the statement is older, say which day your figure is for.`,
})

interface ContributionFact extends Fact {
  file: string
}

const contribution = defineRule<ContributionFact>({
  id: 'form-e.supporting.payslip-pension',
  severity: 'should',
  item: '2.13',
  title: 'A payslip shows pension contributions, and the form lists no pension',
  basis: [formItem('2.13'), DISCLOSURE],
  check: (context) => {
    const pensions = itemOf(context, '2.13')
    if (pensions.state === 'not-found' || pensions.rows.length > 0) return []
    const found = papersOf(context, 'payslip').flatMap((paper) => {
      const line = paper.lines.find(
        ({ text: words }) => /pension|superann/i.test(words) && amountsIn(words).some((pence) => pence > 0),
      )
      return line ? [{ paper, line }] : []
    })
    const [first] = found
    if (!first) return []
    return [
      {
        key: '',
        entries: [],
        evidence: [...found.map(({ line }) => quote(line)), pensions.heading, pensions.declared],
        searched: searchedIn(context, ['a pension scheme'], ['2.13']),
        file: first.paper.document.name,
      },
    ]
  },
  lawyer: ({ file }) => `“${file}” shows a deduction for a pension, but 2.13 lists no pension.`,
  plain: ({ file }) =>
    `The payslip “${file}” shows a payment into a pension, but no pension is listed at 2.13. Please list it with its cash equivalent.`,
})

interface CryptoFact extends Fact {
  names: string
}

const EXCHANGES =
  /\b(?:coinbase|binance|kraken|bitstamp|gemini exchange|crypto\.com|bitpanda|etoro|moonpay|bitcoin)\b/i

const crypto = defineRule<CryptoFact>({
  id: 'form-e.supporting.crypto-payments',
  severity: 'should',
  item: '2.14',
  title: 'Statements show payments for cryptocurrency that the form does not list',
  basis: [formItem('2.14'), DISCLOSURE],
  check: (context) => {
    if (mentions(context, /bitcoin|ethereum|crypto|coinbase|binance|kraken|etoro/i).length > 0) return []
    const found = papersOf(context, 'bank-statement').flatMap(({ lines }) =>
      lines.filter(({ text: words }) => EXCHANGES.test(words)),
    )
    if (found.length === 0) return []
    const names = [
      ...new Set(found.map(({ text: words }) => (EXCHANGES.exec(words)?.[0] ?? '').toLowerCase())),
    ]
    return [
      {
        key: '',
        entries: [],
        evidence: [...found.slice(0, 10).map(quote), itemOf(context, '2.14').heading],
        searched: searchedIn(context, ['cryptocurrency'], ['2.14', '2.4']),
        names: list(names.map((name) => name.charAt(0).toUpperCase() + name.slice(1))),
      },
    ]
  },
  lawyer: ({ names }) =>
    `The statements show payments to or from ${names}; the form lists no cryptocurrency.`,
  plain: ({ names }) =>
    `Your statements show payments to or from ${names}. If you hold or held cryptocurrency in the last 12 months, list it at 2.14; if you sold it all, say when and what became of the money.`,
})

/** Uploaded P60s, payslips, pension and mortgage statements against the form. */
export const PAPER_RULES: readonly Rule[] = [p60, cashEquivalent, mortgage, contribution, crypto]
