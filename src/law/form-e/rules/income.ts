import { penceOf } from '../figures/amounts.ts'
import { columnLabel, rowName } from '../figures/rows.ts'
import type { ItemRef } from '../items.ts'
import { entry, isoDate } from '../reading/access.ts'
import { DISCLOSURE, formItem } from './bases.ts'
import { type FormContext, itemOf, mentions, numberedRows, wordsIn } from './context.ts'
import { addMonths } from './dates.ts'
import { sentences } from './named.ts'
import { defineRule, type Fact, type Rule } from './rule.ts'
import { searchedIn } from './searched.ts'
import { day, money } from './wording.ts'

interface NetFact extends Fact {
  row: string
  net: number
  gross: number
  netLabel: string
}

const PAIRS: readonly { ref: ItemRef; net: string; gross: string }[] = [
  { ref: '2.15', net: 'netLastYear', gross: 'grossLastYear' },
  { ref: '2.16', net: 'netLastYear', gross: 'grossLastYear' },
  { ref: '2.16', net: 'netYearBefore', gross: 'grossYearBefore' },
  { ref: '2.17', net: 'netLastYear', gross: 'grossLastYear' },
]

const netAboveGross = defineRule<NetFact>({
  id: 'form-e.consistency.net-above-gross',
  severity: 'must',
  item: '2.15',
  title: 'A net income is higher than the gross',
  basis: [formItem('2.15 to 2.17'), DISCLOSURE],
  check: (context) =>
    PAIRS.flatMap(({ ref, net, gross }) =>
      numberedRows(context, ref).flatMap(({ row, number }): NetFact[] => {
        const after = penceOf(row, net)
        const before = penceOf(row, gross)
        if (after === null || before === null || before <= 0 || after <= before) return []
        return [
          {
            key: `${ref}[${number - 1}]/${net}`,
            item: ref,
            entries: [entry(row, net), entry(row, gross)],
            stake: after - before,
            row: `${ref} ${rowName(ref, row, number)}`,
            net: after,
            gross: before,
            netLabel: columnLabel(ref, net),
          },
        ]
      }),
    ),
  lawyer: ({ row, net, gross, netLabel }) =>
    `${row}: “${netLabel}” (${money(net)}) exceeds the gross figure for the same period (${money(gross)}).`,
  plain: ({ row, net, gross }) =>
    `At ${row} the income after tax (${money(net)}) is higher than before tax (${money(gross)}), which cannot be. The two may have changed places; please check them against the documents.`,
})

interface DropFact extends Fact {
  row: string
  before: number
  estimate: number
}

const LESS =
  /redundan|reduc|drop|fall|fell|lower|less|lost|lose|losing|\bcut|part[- ]time|retire|maternity|paternity|parental|sick|\bill\b|illness|\bleav|\bleft\b|\bend(?:s|ed|ing)?\b|\bstop|cease|new (?:job|post|role|employ)|chang(?:e|ed|ing) (?:of )?(?:job|employ|post)|resign|dismiss|clos(?:e|ed|ing|ure)|decrease|zero[- ]hours|fewer|unemploy|carer|career break|fixed[- ]term/i
const ABOUT_INCOME =
  /income|salary|wage|\bpay\b|paid|earn|job|post|role|work|employ|hours|bonus|commission|profit|trade|business|contract|redundan|retire|maternity|sick/i

/** Whether somebody says, in 4.1, 4.5 or beside the income itself, that it will be less and why. */
function explainsALoss(context: FormContext): boolean {
  const told = wordsIn(context, ['4.1', '4.5', '1.4', '1.11', '2.15', '2.16'])
  return told.some(({ entry: { raw } }) =>
    sentences(raw).some(
      (part) => LESS.test(part) && ABOUT_INCOME.test(part) && !/\b(?:no|not|none|never)\b/i.test(part),
    ),
  )
}

/** Below this part of last year's net, in per cent, an estimate wants a word of explanation. */
const FAR_BELOW = 65

const drop = defineRule<DropFact>({
  id: 'form-e.consistency.income-drop-unexplained',
  severity: 'should',
  item: '2.15',
  title: 'An income is expected to fall far, without an explanation',
  basis: [formItem('4.1'), DISCLOSURE],
  check: (context) => {
    if (explainsALoss(context)) return []
    return (['2.15', '2.16'] as const).flatMap((ref) =>
      numberedRows(context, ref).flatMap(({ row, number }): DropFact[] => {
        const before = penceOf(row, 'netLastYear')
        const estimate = penceOf(row, 'estimate')
        if (before === null || estimate === null || before < 200_000) return []
        if (estimate * 100 > before * FAR_BELOW || isMonthly(penceOf(row, 'netMonthly'), estimate)) return []
        return [
          {
            key: `${ref}[${number - 1}]`,
            item: ref,
            entries: [entry(row, 'estimate'), entry(row, 'netLastYear')],
            evidence: [itemOf(context, '4.1').heading],
            searched: searchedIn(context, ['why the income will be less'], ['4.1', '4.5', ref]),
            stake: before - estimate,
            row: `${ref} ${rowName(ref, row, number)}`,
            before,
            estimate,
          },
        ]
      }),
    )
  },
  lawyer: ({ row, before, estimate }) =>
    `${row}: the estimate for the next 12 months (${money(estimate)}) lies far below last year’s net (${money(before)}); neither 4.1 nor 4.5 explains it.`,
  plain: ({ row, before, estimate }) =>
    `At ${row} you expect ${money(estimate)} in the coming year, much less than last year’s ${money(before)}. If that is right, say why at 4.1, and show what supports it; if not, correct the estimate.`,
})

/** Within a twentieth of a month's pay. */
const isMonthly = (monthly: number | null, estimate: number): boolean =>
  monthly !== null && monthly > 0 && estimate > 0 && Math.abs(estimate - monthly) * 20 <= monthly

const monthlyEstimate = defineRule<DropFact>({
  id: 'form-e.figures.estimate-is-monthly',
  severity: 'must',
  item: '2.15',
  title: 'A month’s income stands where a year’s belongs',
  basis: [formItem('2.15')],
  check: (context) =>
    numberedRows(context, '2.15').flatMap(({ row, number }): DropFact[] => {
      const estimate = penceOf(row, 'estimate')
      const monthly = penceOf(row, 'netMonthly')
      const before = penceOf(row, 'netLastYear')
      if (estimate === null || monthly === null || before === null) return []
      if (!isMonthly(monthly, estimate) || before < estimate * 6) return []
      return [
        {
          key: `2.15[${number - 1}]`,
          entries: ['estimate', 'netMonthly', 'netLastYear'].map((key) => entry(row, key)),
          stake: estimate * 11,
          row: `2.15 ${rowName('2.15', row, number)}`,
          before,
          estimate,
        },
      ]
    }),
  lawyer: ({ row, before, estimate }) =>
    `${row}: the estimate for the next 12 months (${money(estimate)}) equals one month’s net pay; last year’s net was ${money(before)}.`,
  plain: ({ row, estimate }) =>
    `At ${row} the estimate for the next 12 months is ${money(estimate)}, about one month’s pay. Give the figure for the whole year.`,
})

interface AccountsFact extends Fact {
  row: string
  to: string
}

/** Accounts are due nine months after a year end, so that the last ones may be 21 months old, and no more. */
const OLDEST_ACCOUNTS = 21

const oldAccounts = defineRule<AccountsFact>({
  id: 'form-e.consistency.accounts-old',
  severity: 'should',
  item: '2.16',
  title: 'The last accounts are old',
  basis: [formItem('2.16'), DISCLOSURE],
  check: (context) =>
    numberedRows(context, '2.16').flatMap(({ row, number }): AccountsFact[] => {
      const to = isoDate(row, 'accountsTo')
      if (to === null || to >= addMonths(context.statedOn, -OLDEST_ACCOUNTS)) return []
      const entries = [entry(row, 'accountsTo'), entry(row, 'business')]
      return [{ key: `2.16[${number - 1}]`, entries, row: rowName('2.16', row, number), to }]
    }),
  lawyer: ({ row, to }) =>
    `2.16 ${row}: the last accounts are to ${day(to)}; later ones should have been drawn up by now.`,
  plain: ({ row, to }) =>
    `At 2.16 ${row} the last accounts are to ${day(to)}. Ask your accountant for newer ones; if there are none yet, say so and give the best figures you have.`,
})

interface NoPensionFact extends Fact {
  where: string
  words: string
}

const contribution = defineRule<NoPensionFact>({
  id: 'form-e.consistency.pension-contribution-without-pension',
  severity: 'should',
  item: '2.13',
  title: 'Pension contributions, and no pension',
  basis: [formItem('2.13'), DISCLOSURE],
  check: (context) => {
    const pensions = itemOf(context, '2.13')
    if (pensions.state === 'not-found' || pensions.rows.length > 0) return []
    const told = mentions(context, /pension|superannuation|auto-?\s?enrol|salary sacrifice/i, [
      '2.15',
      '2.16',
      '3.1.1',
    ])
    const paying = told.filter(
      ({ entry: { raw } }) =>
        /contribut|salary sacrifice|auto-?\s?enrol|scheme|superannuation|\d\s?%/i.test(raw) &&
        !/\b(?:no|not|none|without|opted out)\b/i.test(raw),
    )
    const [first] = paying
    if (!first) return []
    return [
      {
        key: '',
        entries: paying.map(({ entry: one }) => one),
        evidence: [pensions.heading, pensions.declared],
        searched: searchedIn(context, ['a pension scheme'], ['2.13']),
        where: first.ref,
        words: first.entry.raw,
      },
    ]
  },
  lawyer: ({ where, words }) =>
    `${where} tells of pension contributions (“${words}”), but 2.13 lists no pension.`,
  plain: ({ where, words }) =>
    `At ${where} you mention pension contributions (“${words}”), but no pension is listed at 2.13. Please list every pension, even a small or old one, with its cash equivalent.`,
})

/** 2.15 and 2.16 in themselves and against 2.13 and 4.1. */
export const INCOME_RULES: readonly Rule[] = [netAboveGross, drop, monthlyEstimate, oldAccounts, contribution]
