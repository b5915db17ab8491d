import { parseDate } from '#law/text/dates.ts'
import { penceOf } from '../figures/amounts.ts'
import { rowName } from '../figures/rows.ts'
import type { ItemRef } from '../items.ts'
import { entry, hundredths, text } from '../reading/access.ts'
import { scheduleLines } from '../schedule/rows.ts'
import { DISCLOSURE, EXCHANGE, formItem } from './bases.ts'
import { answered, type FormContext, itemOf, mentions, numberedRows, placeName } from './context.ts'
import { daysBetween } from './dates.ts'
import { mayBeSame, sentences } from './named.ts'
import { properties } from './property-figures.ts'
import { defineRule, type Fact, type Rule } from './rule.ts'
import { searchedIn } from './searched.ts'
import { day, list, money, percent } from './wording.ts'

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

interface ForeignFact extends Fact {
  row: string
  words: string
}

const FOREIGN =
  /\b(?:euros?|EUR|US dollars?|dollars?|USD|AUD|CAD|NZD|HKD|SGD|swiss francs?|CHF|yen|JPY|rupees?|INR|PKR|z[lł]oty|PLN|lira|dirhams?|AED|rand|ZAR|naira|NGN|krone[rn]?)\b|[€$¥₹]/i
const RATE = /\d[.,]\d|\brate\b|\bat\s+[€$£]?\s?\d/i
const ON_A_DAY =
  /\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b|\b\d{1,2}(?:st|nd|rd|th)?\s+[a-z]{3,9}\.?\s+\d{4}\b|\b\d{4}-\d{2}-\d{2}\b/i

const foreign = defineRule<ForeignFact>({
  id: 'form-e.consistency.foreign-currency-without-rate',
  severity: 'should',
  item: '2.7',
  title: 'Foreign currency without a rate and a date',
  basis: [formItem('2.7'), DISCLOSURE],
  check: (context) =>
    (['2.3', '2.4', '2.6', '2.7', '2.13', '2.14'] as const).flatMap((ref: ItemRef) =>
      numberedRows(context, ref).flatMap(({ row, number }): ForeignFact[] => {
        const all = Object.values(row)
        const told = all.filter(({ kind, raw }) => kind === 'text' && FOREIGN.test(raw))
        const amounts = all.filter(({ currency }) => currency !== undefined && currency !== 'GBP')
        // Elsewhere than among the cash a name ("Euro Stocks Fund") is not yet a currency.
        const relevant = ref === '2.7' ? [...told, ...amounts] : amounts
        const [first] = relevant
        if (!first) return []
        const words = all.map(({ raw }) => raw).join(' ')
        if (RATE.test(textOf(all)) && ON_A_DAY.test(words)) return []
        return [
          {
            key: `${ref}[${number - 1}]`,
            item: ref,
            entries: [...relevant, entry(row, 'amount')],
            row: `${ref} ${rowName(ref, row, number)}`,
            words: first.raw,
          },
        ]
      }),
    ),
  lawyer: ({ row, words }) =>
    `${row} is in a foreign currency (“${words}”); the rate used and its date are not both stated.`,
  plain: ({ row, words }) =>
    `The money at ${row} is in a foreign currency (“${words}”). Write the amount in that currency, the exchange rate you used and its date, and the value in pounds.`,
})

const textOf = (entries: readonly { kind: string; raw: string }[]): string =>
  entries
    .filter(({ kind }) => kind === 'text')
    .map(({ raw }) => raw)
    .join(' ')

interface CryptoFact extends Fact {
  where: string
  words: string
}

const CRYPTO =
  /\b(?:bitcoins?|btc|ethereum|crypto\w*|litecoin|dogecoin|solana|ripple|xrp|cardano|stablecoins?|usdt|coinbase|binance|kraken|nfts?)\b|\bether\b/i

const crypto = defineRule<CryptoFact>({
  id: 'form-e.consistency.crypto-not-listed',
  severity: 'should',
  item: '2.14',
  title: 'Cryptocurrency is mentioned, but not listed',
  basis: [formItem('2.14'), DISCLOSURE],
  check: (context) => {
    if (mentions(context, CRYPTO, ['2.14', '2.4']).length > 0) return []
    const told = mentions(context, CRYPTO).filter(({ ref, entry: { raw } }) => {
      if (ref === 'documents' || ref === '1.4') return false
      return sentences(raw).some((part) => CRYPTO.test(part) && !DENIED.test(part))
    })
    const [first] = told
    if (!first) return []
    const other = itemOf(context, '2.14')
    return [
      {
        key: '',
        entries: told.map(({ entry: one }) => one),
        evidence: [other.heading, other.declared],
        searched: searchedIn(context, ['cryptocurrency'], ['2.14', '2.4']),
        where: list([...new Set(told.map(placeName))]),
        words: CRYPTO.exec(first.entry.raw)?.[0] ?? '',
      },
    ]
  },
  lawyer: ({ where, words }) =>
    `${where} mentions ${words}, but neither 2.14 nor 2.4 lists any cryptocurrency.`,
  plain: ({ where, words }) =>
    `You mention ${words} at ${where}, but it is not listed among your assets. Please list it at 2.14 with its value on a day and where it is held.`,
})

const DENIED =
  /\b(?:no|never|none|neither|nor|without)\b|\b(?:do|did|does|have|has|had) not (?:own|hold|have|held|owned|any|and)|n[’']t (?:own|hold|have)|\b(?:his|her|the other party|respondent|applicant|husband|wife)\b/i

interface DateFact extends Fact {
  row: string
  date: string
  statedOn: string
}

const AS_AT =
  /\b(?:as at|as of|at|on|balance (?:at|on)|valued (?:at|on)|dated)\s+((?:\d{1,2}(?:st|nd|rd|th)?\s+[a-z]{3,9}\.?,?\s+\d{2,4})|(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}))/i
/** Figures more than this many days apart are figures of different dates. */
const MONTHS_APART = 90

const differentDates = defineRule<DateFact>({
  id: 'form-e.consistency.figures-at-different-dates',
  severity: 'should',
  item: '2.3',
  title: 'A figure is of another date than the statement',
  basis: [formItem('2.3'), DISCLOSURE],
  check: (context) =>
    (['2.3', '2.4'] as const).flatMap((ref) =>
      numberedRows(context, ref).flatMap(({ row, number }): DateFact[] =>
        Object.values(row).flatMap((found): DateFact[] => {
          const written = AS_AT.exec(found.raw)?.[1]
          const date = written === undefined ? null : parseDate(written)
          if (date === null || Math.abs(daysBetween(date, context.statedOn)) <= MONTHS_APART) return []
          // "Fixed rate until …" tells of the account's terms.
          if (/matur|until|ends?\b|opened|closed|fixed/i.test(found.raw)) return []
          return [
            {
              key: `${ref}[${number - 1}]`,
              item: ref,
              entries: [found, entry(row, ref === '2.3' ? 'balance' : 'value')],
              row: `${ref} ${rowName(ref, row, number)}`,
              date,
              statedOn: context.statedOn,
            },
          ]
        }),
      ),
    ),
  lawyer: ({ row, date, statedOn }) =>
    `${row} is stated as at ${day(date)}, while the statement is of ${day(statedOn)}. The form asks for the position at its date.`,
  plain: ({ row, date, statedOn }) =>
    `The figure at ${row} is of ${day(date)}, but the form is of ${day(statedOn)}. Please give the figure nearest to the day you sign.`,
})

interface RoundFact extends Fact {
  where: string
  value: number
}

const roundEstimate = defineRule<RoundFact>({
  id: 'form-e.consistency.round-value-without-valuation',
  severity: 'should',
  item: '2.1',
  title: 'A round property value, and no valuation',
  basis: [formItem('2.1'), EXCHANGE],
  check: (context) => {
    const lines = scheduleLines(context)
    return properties(context).flatMap(({ ref, at, where, entries }): RoundFact[] => {
      const value = penceOf(entries, 'value')
      if (value === null || value === 0 || value % 1_000_000 !== 0) return []
      const id = ref === '2.1' ? 'home-valuation' : 'property-valuation'
      const line = lines.find(({ wanted, listed }) => listed && wanted?.id === id)
      if (line?.row.status !== 'not-applicable') return []
      return [{ key: at, item: ref, entries: [entry(entries, 'value'), ...line.entries], where, value }]
    })
  },
  lawyer: ({ where, value }) =>
    `The market value ${where} (${money(value)}) is a round figure, and the schedule marks a valuation as not applicable: the basis of the figure is not stated.`,
  plain: ({ where, value }) =>
    `The value ${where} is a round ${money(value)}, and no valuation comes with the form. Say where the figure comes from; two or three estate agents’ letters, usually free, will save an argument.`,
})

interface RowsFact extends Fact {
  letter: string
  item_: string
  stated: number
}

const totalWithoutRows = defineRule<RowsFact>({
  id: 'form-e.figures.total-without-entries',
  severity: 'should',
  item: '2.3',
  title: 'A total, and no entries that make it up',
  basis: [EXCHANGE],
  check: (context: FormContext) =>
    context.totals.flatMap((total): RowsFact[] => {
      const stated = total.stated?.amount.pence ?? 0
      if (total.kind !== 'rows' || total.unchecked || total.parts.length > 0 || stated === 0) return []
      return [
        {
          key: total.path,
          item: total.item,
          entries: [total.entry],
          searched: searchedIn(context, [`entries at ${total.item}`], [total.item as ItemRef]),
          stake: stated,
          letter: total.letter,
          item_: total.item,
          stated,
        },
      ]
    }),
  lawyer: ({ letter, item_, stated }) =>
    `${item_} states a total of ${money(stated)} (${letter}), but no entries that make it up could be read.`,
  plain: ({ item_, stated }) =>
    `There is a total of ${money(stated)} at ${item_}, but we could see no entries above it. Please list each one; if they are on a separate sheet, add that sheet.`,
})

/** Businesses, currencies, crypto-assets, dates and evidence of values. */
export const VALUE_RULES: readonly Rule[] = [
  directorship,
  business,
  noBusiness,
  foreign,
  crypto,
  differentDates,
  roundEstimate,
  totalWithoutRows,
]
