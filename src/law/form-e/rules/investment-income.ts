import { rowName } from '../figures/rows.ts'
import type { ItemRef } from '../items.ts'
import { type Entries, entry, text } from '../reading/access.ts'
import { DISCLOSURE, formItem } from './bases.ts'
import { answered, type FormContext, itemOf, type NumberedRow, numberedRows } from './context.ts'
import { mayBeSame } from './named.ts'
import { defineRule, type Fact, type Rule } from './rule.ts'
import { searchedIn } from './searched.ts'
import { list } from './wording.ts'

interface SourceFact extends Fact {
  row: string
  source: string
}

const said = ({ row }: NumberedRow): string => `${text(row, 'nature') ?? ''} ${text(row, 'source') ?? ''}`

const incomeRows = (context: FormContext, pattern: RegExp): NumberedRow[] =>
  [...numberedRows(context, '2.17'), ...numberedRows(context, '2.19')].filter(({ row }) =>
    pattern.test(text(row, 'nature') ?? ''),
  )

function sourceFact(
  context: FormContext,
  found: NumberedRow,
  lookedFor: string,
  refs: readonly ItemRef[],
): SourceFact {
  const { ref, row, number } = found
  const areas = refs.map((one) => itemOf(context, one))
  return {
    key: `${ref}[${number - 1}]`,
    item: ref,
    entries: [entry(row, 'nature'), entry(row, 'source')],
    evidence: areas.flatMap(({ heading, declared }) => [heading, declared]),
    searched: searchedIn(context, [lookedFor], refs),
    row: `${ref} ${rowName(ref, row, number)}`,
    source: text(row, 'source') ?? '',
  }
}

/** Holdings that pay no dividends: bonds, cash, savings certificates. */
const NO_SHARES = /premium bond|savings cert|cash isa|gilt|treasury|loan note|fixed rate/i

/** A trade of one's own pays profits, not dividends. */
const NO_COMPANY = /sole trad|partnership|self-?\s?employ/i
const businessWords = (row: Entries): string => `${text(row, 'name') ?? ''} ${text(row, 'nature') ?? ''}`

const dividends = defineRule<SourceFact>({
  id: 'form-e.consistency.dividends-without-shares',
  severity: 'should',
  item: '2.17',
  title: 'Dividends, and no shares',
  basis: [formItem('2.17'), DISCLOSURE],
  check: (context) => {
    if (!answered(context, '2.4')) return []
    const shares = numberedRows(context, '2.4').some(
      ({ row }) => !NO_SHARES.test(`${text(row, 'name') ?? ''} ${text(row, 'type') ?? ''}`),
    )
    const company = numberedRows(context, '2.11').some(({ row }) => !NO_COMPANY.test(businessWords(row)))
    if (shares || company) return []
    const trusts = numberedRows(context, '2.14').some(({ row }) =>
      /share|trust|fund/i.test(text(row, 'description') ?? ''),
    )
    if (trusts && incomeRows(context, /dividend/i).every((found) => /trust|fund|estate/i.test(said(found))))
      return []
    return incomeRows(context, /dividend/i).map((found) =>
      sourceFact(context, found, 'shares that pay dividends', ['2.4', '2.11']),
    )
  },
  lawyer: ({ row, source }) =>
    `${row} states dividends${source === '' ? '' : ` from ${source}`}, but neither 2.4 nor 2.11 lists shares.`,
  plain: ({ row, source }) =>
    `At ${row} you receive dividends${source === '' ? '' : ` from ${source}`}, but no shares are listed at 2.4 or 2.11. Please list the shares, or say what became of them.`,
})

const shares = defineRule<SourceFact>({
  id: 'form-e.consistency.shares-without-dividends',
  severity: 'note',
  item: '2.17',
  title: 'Shares, and no dividends',
  basis: [formItem('2.17')],
  check: (context) => {
    if (itemOf(context, '2.17').state === 'not-found') return []
    const income = [...numberedRows(context, '2.17'), ...numberedRows(context, '2.19')]
    if (income.some((found) => /dividend|distribution|shares/i.test(said(found)))) return []
    const sources = numberedRows(context, '2.17').map(({ row }) => text(row, 'source'))
    const held = numberedRows(context, '2.4').filter(({ row }) => {
      const words = `${text(row, 'name') ?? ''} ${text(row, 'type') ?? ''} ${text(row, 'size') ?? ''}`
      return (
        /\bshares?\b|unit trust|stocks|OEIC|investment trust|\bplc\b|income fund/i.test(words) &&
        !/accumulation|\bacc\b|no dividend|VCT|options|unquoted|dormant/i.test(words) &&
        !NO_SHARES.test(words) &&
        !sources.some((source) => mayBeSame(source, text(row, 'name')))
      )
    })
    if (held.length === 0) return []
    const names = held.map(({ row, number }) => rowName('2.4', row, number))
    return [
      {
        key: '',
        entries: held.flatMap(({ row }) => [entry(row, 'name'), entry(row, 'type')]),
        evidence: [itemOf(context, '2.17').heading],
        searched: searchedIn(context, ['dividends'], ['2.17']),
        row: list(names),
        source: '',
      },
    ]
  },
  lawyer: ({ row }) => `2.4 lists shares or funds (${row}), but 2.17 states no dividends.`,
  plain: ({ row }) =>
    `You list shares or funds at 2.4 (${row}), but no dividends at 2.17. If they paid any in the last year, add them; if they paid none, a word to say so will save a question.`,
})

const RENT = /\brent(?:al|s)?\b|letting|\blet\b/i

const rent = defineRule<SourceFact>({
  id: 'form-e.consistency.rent-without-property',
  severity: 'should',
  item: '2.17',
  title: 'Rental income, and no property that is let',
  basis: [formItem('2.2'), DISCLOSURE],
  check: (context) => {
    if (!answered(context, '2.2') || itemOf(context, '2.2').rows.length > 0) return []
    const home = text(itemOf(context, '2.1').fields, 'address')
    return incomeRows(context, RENT)
      .filter(
        (found) => !/lodger|room|rent[- ]a[- ]room|family home|garage|driveway|parking/i.test(said(found)),
      )
      .filter(({ row }) => !sameAddress(text(row, 'source'), home))
      .map((found) => sourceFact(context, found, 'a property that is let', ['2.2']))
  },
  lawyer: ({ row }) => `${row} states rental income, but 2.2 lists no property.`,
  plain: ({ row }) =>
    `At ${row} you receive rent, but no property is listed at 2.2. Please list the property it comes from, or say what it is (a lodger in your home, for example).`,
})

/** The same house number and street: "14 Elm Road, Leeds" and "14 Elm Road". */
function sameAddress(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false
  const street = (words: string): string =>
    (/\d+[a-z]?\s+[a-z' -]+/i.exec(words)?.[0] ?? words).toLowerCase().replace(/\s+/g, ' ').trim()
  return street(one) === street(other)
}

const interest = defineRule<SourceFact>({
  id: 'form-e.consistency.interest-without-account',
  severity: 'should',
  item: '2.17',
  title: 'Interest from a bank where no account is listed',
  basis: [formItem('2.3'), DISCLOSURE],
  check: (context) => {
    if (!answered(context, '2.3')) return []
    const holders = [
      ...numberedRows(context, '2.3').map(({ row }) => text(row, 'bank')),
      ...numberedRows(context, '2.4').map(({ row }) => text(row, 'name')),
      ...numberedRows(context, '2.5').map(({ row }) => text(row, 'company')),
      ...numberedRows(context, '2.6').map(({ row }) => text(row, 'debtor')),
      ...numberedRows(context, '2.14').map(({ row }) => text(row, 'description')),
    ]
    return incomeRows(context, /\binterest\b/i)
      .filter(
        (found) =>
          !/trust|estate|loan|various|several|all (?:my )?accounts|savings accounts|as (?:listed|at) 2\.3|see 2\.3/i.test(
            said(found),
          ),
      )
      .filter(({ row }) => {
        const source = text(row, 'source')
        if (source === null) return holders.every((holder) => holder === null)
        return !holders.some((holder) => mayBeSame(source, holder))
      })
      .map((found) => sourceFact(context, found, 'an account with that bank', ['2.3', '2.4']))
  },
  lawyer: ({ row, source }) =>
    `${row} states interest${source === '' ? '' : ` from ${source}`}, but 2.3 lists no account there.`,
  plain: ({ row, source }) =>
    `At ${row} you receive interest${source === '' ? '' : ` from ${source}`}, but 2.3 lists no account there. Please add the account, also if it was closed within the last 12 months.`,
})

/** 2.17 against what it should come from. */
export const INVESTMENT_INCOME_RULES: readonly Rule[] = [dividends, shares, rent, interest]
