import { penceOf } from '../figures/amounts.ts'
import { rowName } from '../figures/rows.ts'
import { entry, hundredths, text } from '../reading/access.ts'
import { DISCLOSURE, formItem } from './bases.ts'
import { answered, itemOf, numberedRows } from './context.ts'
import { mayBeSame } from './named.ts'
import { defineRule, type Fact, type Rule } from './rule.ts'
import { searchedIn } from './searched.ts'
import { money, percent } from './wording.ts'

interface CompanyFact extends Fact {
  company: string
}

const directorship = defineRule<CompanyFact>({
  id: 'form-e.consistency.directorship-without-business',
  severity: 'should',
  item: '2.12',
  title: 'A directorship, and no business interest',
  basis: [formItem('2.12'), DISCLOSURE],
  check: (context) => {
    if (!answered(context, '2.11')) return []
    const held = [
      ...numberedRows(context, '2.11').map(({ row }) => text(row, 'name')),
      ...numberedRows(context, '2.4').map(({ row }) => text(row, 'name')),
    ]
    return numberedRows(context, '2.12').flatMap(({ row, number }): CompanyFact[] => {
      const company = text(row, 'company')
      if (company === null || held.some((name) => mayBeSame(name, company))) return []
      if (
        /charit|residents|management company|trustee|no shares|without shares|unpaid|governor|limited by guarantee/i.test(
          company,
        )
      ) {
        return []
      }
      const business = itemOf(context, '2.11')
      return [
        {
          key: `2.12[${number - 1}]`,
          entries: [entry(row, 'company')],
          evidence: [business.heading, business.declared],
          searched: searchedIn(context, [`an interest in ${company}`], ['2.11', '2.4']),
          company,
          ...(business.rows.length > 0 ? { severity: 'note' as const } : {}),
        },
      ]
    })
  },
  lawyer: ({ company }) => `2.12 lists a directorship of ${company}, but 2.11 states no interest in it.`,
  plain: ({ company }) =>
    `You are a director of ${company} (2.12), but 2.11 does not mention it. If you hold any shares in it, list them at 2.11; if you hold none, say so.`,
})

interface BusinessFact extends Fact {
  row: string
  share: string
  netValue: number
  tax: number
  right: number
  stated: number
}

const business = defineRule<BusinessFact>({
  id: 'form-e.figures.business-interest',
  severity: 'must',
  item: '2.11',
  title: 'The value of a business interest is not the share of its value less tax',
  basis: [formItem('2.11'), DISCLOSURE],
  check: (context) =>
    numberedRows(context, '2.11').flatMap(({ row, number }): BusinessFact[] => {
      const share = hundredths(row, 'share')
      const netValue = penceOf(row, 'netValue')
      const stated = penceOf(row, 'interest')
      if (share === null || netValue === null || stated === null) return []
      const tax = Math.abs(penceOf(row, 'tax') ?? 0)
      const right = Math.round((netValue * share) / 10_000) - tax
      if (Math.abs(stated - right) <= 100) return []
      return [
        {
          key: `2.11[${number - 1}]`,
          entries: ['share', 'netValue', 'tax', 'interest'].map((key) => entry(row, key)),
          stake: stated - right,
          row: rowName('2.11', row, number),
          share: percent(share),
          netValue,
          tax,
          right,
          stated,
        },
      ]
    }),
  lawyer: ({ row, share, netValue, tax, right, stated }) =>
    `2.11 ${row}: ${share} of ${money(netValue)} less tax of ${money(tax)} is ${money(right)}, not the ${money(stated)} stated.`,
  plain: ({ row, share, netValue, tax, right, stated }) =>
    `At 2.11 ${row} your share of ${share} of ${money(netValue)}, less tax of ${money(tax)}, comes to ${money(right)}, but ${money(stated)} is written. Please check the four figures, and say so if the value given is already that of your share alone.`,
})

const noBusiness = defineRule<CompanyFact>({
  id: 'form-e.consistency.trade-without-business',
  severity: 'note',
  item: '2.11',
  title: 'Self-employment, and no business interest',
  basis: [formItem('2.11')],
  check: (context) => {
    if (!answered(context, '2.11') || itemOf(context, '2.11').rows.length > 0) return []
    return numberedRows(context, '2.16').map(({ row, number }) => ({
      key: `2.16[${number - 1}]`,
      entries: [entry(row, 'business')],
      evidence: [itemOf(context, '2.11').heading, itemOf(context, '2.11').declared],
      searched: searchedIn(context, ['a business'], ['2.11']),
      company: rowName('2.16', row, number),
    }))
  },
  lawyer: ({ company }) => `2.16 ${company} states profits, but 2.11 lists no business, not even at nil.`,
  plain: ({ company }) =>
    `You have income from a business at 2.16 ${company}, but 2.11 lists none. A business may own tools, stock, a vehicle or unpaid invoices: list it there, at nil if it owns nothing.`,
})

/** 2.11 in itself, and against 2.12 and 2.16. */
export const BUSINESS_RULES: readonly Rule[] = [directorship, business, noBusiness]
