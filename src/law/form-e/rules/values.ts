import { parseDate } from '#law/text/dates.ts'
import { penceOf } from '../figures/amounts.ts'
import { rowName } from '../figures/rows.ts'
import type { ItemRef } from '../items.ts'
import { entry } from '../reading/access.ts'
import { scheduleLines } from '../schedule/rows.ts'
import { DISCLOSURE, EXCHANGE, formItem } from './bases.ts'
import { type FormContext, itemOf, mentions, numberedRows, placeName } from './context.ts'
import { daysBetween } from './dates.ts'
import { sentences } from './named.ts'
import { properties } from './property-figures.ts'
import { defineRule, type Fact, type Rule } from './rule.ts'
import { searchedIn } from './searched.ts'
import { day, list, money } from './wording.ts'

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
const OF_THE_TERMS = /\b(?:matur\w*|until|ends?|ending|opened|closed|expir\w*|due|fixed)\W*$/i
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
          const match = AS_AT.exec(found.raw)
          const written = match?.[1]
          const date = written === undefined ? null : parseDate(written)
          if (date === null || Math.abs(daysBetween(date, context.statedOn)) <= MONTHS_APART) return []
          // "Matures on …" tells of the account's terms.
          if (OF_THE_TERMS.test(found.raw.slice(0, match?.index))) return []
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

/** Currencies, crypto-assets, dates and evidence of values. */
export const VALUE_RULES: readonly Rule[] = [foreign, crypto, differentDates, roundEstimate, totalWithoutRows]
