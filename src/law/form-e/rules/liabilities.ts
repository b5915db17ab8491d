import { penceOf } from '../figures/amounts.ts'
import { rowName } from '../figures/rows.ts'
import type { ItemRef } from '../items.ts'
import { type Entries, entry, text } from '../reading/access.ts'
import { DISCLOSURE, formItem } from './bases.ts'
import { type FormContext, numberedRows } from './context.ts'
import { mayBeSame } from './named.ts'
import { properties } from './property-figures.ts'
import { defineRule, type Fact, type Rule } from './rule.ts'
import { money } from './wording.ts'

interface TwiceFact extends Fact {
  debt: string
  amount: number
  other: string
}

const near = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && one !== 0 && Math.abs(Math.abs(one) - Math.abs(other)) <= 100

const words = (row: Entries): string => `${text(row, 'creditor') ?? ''} ${text(row, 'type') ?? ''}`

const debtEntries = (row: Entries) => ['creditor', 'type', 'balance', 'share'].map((key) => entry(row, key))

const mortgage = defineRule<TwiceFact>({
  id: 'form-e.consistency.mortgage-counted-twice',
  severity: 'should',
  item: '2.9',
  title: 'A mortgage seems to be counted twice',
  basis: [formItem('2.9'), DISCLOSURE],
  check: (context) =>
    numberedRows(context, '2.9').flatMap(({ row, number }): TwiceFact[] => {
      const balance = penceOf(row, 'balance')
      const calledMortgage = /mortgage|home loan/i.test(words(row))
      const property = properties(context).find(({ entries }) => {
        const owed = penceOf(entries, 'mortgageBalance')
        if (owed === null || owed === 0) return false
        return (
          near(owed, balance) ||
          near(owed, penceOf(row, 'share')) ||
          (calledMortgage && mayBeSame(text(entries, 'mortgage'), text(row, 'creditor')))
        )
      })
      if (!property) return []
      const share = penceOf(row, 'share') ?? balance ?? 0
      return [
        {
          key: `2.9[${number - 1}]`,
          entries: [
            ...debtEntries(row),
            ...['mortgage', 'mortgageBalance'].map((key) => entry(property.entries, key)),
          ],
          stake: share,
          debt: rowName('2.9', row, number),
          amount: share,
          other: property.where,
        },
      ]
    }),
  lawyer: ({ debt, amount, other }) =>
    `2.9 ${debt} (${money(amount)}) appears to be the mortgage that was already deducted ${other}. 2.9 is for liabilities not deducted elsewhere.`,
  plain: ({ debt, amount, other }) =>
    `The debt at 2.9 ${debt}, ${money(amount)}, looks like the mortgage that you already took off the property ${other}. If it is the same one, remove it from 2.9 so that it counts only once; if it is another loan, say so.`,
})

const overdraft = defineRule<TwiceFact>({
  id: 'form-e.consistency.overdraft-counted-twice',
  severity: 'should',
  item: '2.9',
  title: 'An overdraft seems to be counted twice',
  basis: [formItem('2.9'), formItem('2.3')],
  check: (context) =>
    numberedRows(context, '2.9').flatMap(({ row, number }): TwiceFact[] => {
      const calledOverdraft = /overdra/i.test(words(row))
      const account = numberedRows(context, '2.3').find(({ row: held }) => {
        const balance = penceOf(held, 'balance') ?? penceOf(held, 'interest')
        if (balance === null || balance >= 0) return false
        const sameBank = mayBeSame(text(held, 'bank'), words(row))
        return (
          (calledOverdraft && sameBank) ||
          ((calledOverdraft || sameBank) && near(balance, penceOf(row, 'balance')))
        )
      })
      if (!account) return []
      const share = penceOf(row, 'share') ?? penceOf(row, 'balance') ?? 0
      return [
        {
          key: `2.9[${number - 1}]`,
          entries: [...debtEntries(row), ...['bank', 'balance'].map((key) => entry(account.row, key))],
          stake: share,
          debt: rowName('2.9', row, number),
          amount: share,
          other: rowName('2.3', account.row, account.number),
        },
      ]
    }),
  lawyer: ({ debt, amount, other }) =>
    `2.9 ${debt} (${money(amount)}) appears to be the overdraft that already counts as a negative balance at 2.3 ${other}.`,
  plain: ({ debt, amount, other }) =>
    `The debt at 2.9 ${debt}, ${money(amount)}, looks like the overdraft that is already counted at 2.3 ${other}. If it is the same one, leave it at 2.3 only.`,
})

interface SignFact extends Fact {
  row: string
  amount: number
}

const negative = defineRule<SignFact>({
  id: 'form-e.figures.negative-liability',
  severity: 'should',
  item: '2.9',
  title: 'A liability is written as a negative figure',
  basis: [formItem('2.9')],
  check: (context) =>
    numberedRows(context, '2.9').flatMap(({ row, number }): SignFact[] => {
      const amount = penceOf(row, 'share') ?? penceOf(row, 'balance')
      if (amount === null || amount >= 0) return []
      return [
        {
          key: `2.9[${number - 1}]`,
          entries: debtEntries(row),
          stake: amount,
          row: rowName('2.9', row, number),
          amount,
        },
      ]
    }),
  lawyer: ({ row, amount }) =>
    `2.9 ${row} is written as ${money(amount)}. D is subtracted at 2.20, so that a negative liability would increase the capital.`,
  plain: ({ row, amount }) =>
    `The debt at 2.9 ${row} is written with a minus (${money(amount)}). Write what you owe as an ordinary figure; the form takes it away at the end.`,
})

interface SameFact extends Fact {
  first: string
  second: string
  what: string
}

const NUMBERED: readonly { ref: ItemRef; key: string; what: string }[] = [
  { ref: '2.2', key: 'titleNumber', what: 'title number' },
  { ref: '2.3', key: 'accountNumber', what: 'account number' },
  { ref: '2.5', key: 'policyNumber', what: 'policy number' },
  { ref: '2.13', key: 'number', what: 'reference' },
]

function sameNumbers(context: FormContext): SameFact[] {
  return NUMBERED.flatMap(({ ref, key, what }) => {
    const seen = new Map<string, { row: Entries; number: number }>()
    return numberedRows(context, ref).flatMap(({ row, number }): SameFact[] => {
      const digits = (text(row, key) ?? '').replace(/[^0-9a-z]/gi, '').toLowerCase()
      if (digits.replace(/\D/g, '').length < 6) return []
      const before = seen.get(digits)
      if (!before) {
        seen.set(digits, { row, number })
        return []
      }
      return [
        {
          key: `${ref}[${number - 1}]`,
          item: ref,
          entries: [entry(before.row, key), entry(row, key)],
          first: `${ref} ${rowName(ref, before.row, before.number)}`,
          second: rowName(ref, row, number),
          what,
        },
      ]
    })
  })
}

const listedTwice = defineRule<SameFact>({
  id: 'form-e.consistency.listed-twice',
  severity: 'should',
  item: '2.3',
  title: 'The same thing seems to be listed twice',
  basis: [formItem('2.3')],
  check: sameNumbers,
  lawyer: ({ first, second, what }) => `${first} and ${second} bear the same ${what}.`,
  plain: ({ first, second, what }) =>
    `${first} and ${second} have the same ${what}. If they are the same, keep one of them; if not, correct the ${what}.`,
})

/** 2.9 against the property and the accounts; the same thing entered twice. */
export const LIABILITY_RULES: readonly Rule[] = [mortgage, overdraft, negative, listedTwice]
