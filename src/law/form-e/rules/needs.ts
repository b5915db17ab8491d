import { penceOf } from '../figures/amounts.ts'
import { rowName } from '../figures/rows.ts'
import { entry, text } from '../reading/access.ts'
import { DISCLOSURE, formItem, SECTION_25 } from './bases.ts'
import { type FormContext, itemOf, numberedRows } from './context.ts'
import { defineRule, type Fact, type Rule } from './rule.ts'
import { searchedIn } from './searched.ts'
import { list, money } from './wording.ts'

type Period = 'weekly' | 'monthly' | 'annual'
const PER_YEAR: Readonly<Record<Period, number>> = { weekly: 52, monthly: 12, annual: 1 }

function periodOf(context: FormContext): Period | null {
  const written = text(itemOf(context, '3.1'), 'period')
  if (written === null) return null
  if (/week/i.test(written)) return 'weekly'
  if (/month/i.test(written)) return 'monthly'
  return /annual|year/i.test(written) ? 'annual' : null
}

interface PeriodFact extends Fact {
  row: string
  says: Period
  ticked: Period
}

const NAMED: readonly { period: Period; pattern: RegExp }[] = [
  {
    period: 'weekly',
    pattern: /\b(?:per|a|each|every)\s+week\b|\bp\.?\s?w\.?(?=\W|$)|\(\s*weekly\b|\bweekly\W*$/i,
  },
  {
    period: 'monthly',
    pattern:
      /\b(?:per|a|each|every)\s+(?:calendar\s+)?month\b|\bp\.?\s?c\.?\s?m\.?(?=\W|$)|\(\s*monthly\b|\bmonthly\W*$/i,
  },
  {
    period: 'annual',
    pattern:
      /\b(?:per|a|each|every)\s+(?:year|annum)\b|\bp\.\s?a\.?(?=\W|$)|\bpa\b\W*$|\(\s*(?:annual|yearly|annually)\b|\b(?:yearly|annually|annual figure|annual cost)\W*$/i,
  },
]

const mixed = defineRule<PeriodFact>({
  id: 'form-e.consistency.needs-period-mixed',
  severity: 'must',
  item: '3.1.1',
  title: 'A need is given for another period than the rest',
  basis: [formItem('3.1')],
  check: (context) => {
    const ticked = periodOf(context)
    if (ticked === null) return []
    return (['3.1.1', '3.1.2'] as const).flatMap((ref) =>
      numberedRows(context, ref).flatMap(({ row, number }): PeriodFact[] => {
        const words = text(row, 'item') ?? ''
        const says = NAMED.find(({ pattern }) => pattern.test(words))?.period
        if (says === undefined || says === ticked) return []
        return [
          {
            key: `${ref}[${number - 1}]`,
            item: ref,
            entries: [
              entry(row, 'item'),
              entry(row, 'current'),
              entry(row, 'estimated'),
              entry(itemOf(context, '3.1'), 'period'),
            ],
            row: `${ref} ${rowName(ref, row, number)}`,
            says,
            ticked,
          },
        ]
      }),
    )
  },
  lawyer: ({ row, says, ticked }) =>
    `${row} is described as ${says}, while the figures of 3.1 are said to be ${ticked}.`,
  plain: ({ row, says, ticked }) =>
    `The figure at ${row} is ${says}, but you said that all the figures at 3.1 are ${ticked}. Turn it into a ${ticked} figure, so that the total is right.`,
})

interface AgainstFact extends Fact {
  needs: number
  income: number
}

/** Needs above the income by more than this, in per cent, are remarked on. */
const WELL_ABOVE = 110

const exceed = defineRule<AgainstFact>({
  id: 'form-e.consistency.needs-exceed-income',
  severity: 'note',
  item: '3.1',
  title: 'The needs lie well above the estimated income',
  basis: [SECTION_25, formItem('3.1')],
  check: (context) => {
    const period = periodOf(context)
    const needs = context.totals.find(({ path }) => path === '3.1/total')
    const income = context.totals.find(({ path }) => path === '2.21/total')
    if (period === null || !needs || !income || !needs.stated || !income.stated) return []
    const yearly = needs.stated.amount.pence * PER_YEAR[period]
    const earned = income.stated.amount.pence
    if (yearly <= 0 || yearly * 100 <= earned * WELL_ABOVE) return []
    return [
      {
        key: '',
        entries: [needs.entry, income.entry, entry(itemOf(context, '3.1'), 'period')],
        stake: yearly - earned,
        needs: yearly,
        income: earned,
      },
    ]
  },
  lawyer: ({ needs, income }) =>
    `The income needs at 3.1 come to ${money(needs)} a year, against an estimated net income of ${money(income)} at 2.21: a shortfall of ${money(needs - income)}.`,
  plain: ({ needs, income }) =>
    `Your needs come to ${money(needs)} a year and your expected income to ${money(income)}. That can well be so, but you will be asked how the gap is met: check both figures and say how you manage now.`,
})

interface AbsentFact extends Fact {
  what: string
}

/** A lump that may well hold everything: then nothing is missing. */
const LUMP =
  /living (?:expenses|costs)|household (?:expenses|budget|costs|bills|outgoings)|general outgoings|all (?:bills|outgoings)|everything/i

function absent(context: FormContext, what: string, pattern: RegExp): AbsentFact[] {
  const needs = itemOf(context, '3.1.1')
  const rows = numberedRows(context, '3.1.1')
  const words = rows.map(({ row }) => text(row, 'item') ?? '')
  // Three rows or fewer are no itemised budget: that is another matter.
  if (rows.length < 4 || words.some((item) => pattern.test(item) || LUMP.test(item))) return []
  return [
    {
      key: '',
      entries: [],
      evidence: [needs.heading],
      searched: searchedIn(context, [what], ['3.1.1']),
      what,
    },
  ]
}

const absenceRule = (
  id: string,
  what: string,
  pattern: RegExp,
  excuse: (context: FormContext) => boolean,
): Rule =>
  defineRule<AbsentFact>({
    id: `form-e.consistency.needs-without-${id}`,
    severity: 'note',
    item: '3.1.1',
    title: `The needs name no ${what}`,
    basis: [formItem('3.1.1'), DISCLOSURE],
    check: (context) => (excuse(context) ? [] : absent(context, what, pattern)),
    lawyer: () => `The income needs at 3.1.1 name no ${what}.`,
    plain: () =>
      `Your needs at 3.1.1 name no ${what}. Most people have that cost: if you do, add it; if somebody else pays it or it is part of another figure, say so.`,
  })

const HOUSED_FREE =
  /rent[- ]?free|no rent|without charge|free of charge|with my (?:parents|mother|father|sister|brother|family)|mortgage[- ]free|no mortgage|unencumbered|outright|tied|provided by|job accommodation/i

const housed = (context: FormContext, pattern: RegExp): boolean =>
  pattern.test(text(itemOf(context, '1.16'), 'terms') ?? '') ||
  pattern.test(text(itemOf(context, '1.16'), 'occupants') ?? '')

/** No housing cost is expected of an owner without a mortgage. */
function ownsWithoutMortgage(context: FormContext): boolean {
  const terms = text(itemOf(context, '1.16'), 'terms') ?? ''
  if (/rent|tenan|mortgage|lease|licen/i.test(terms)) return false
  return (penceOf(itemOf(context, '2.1').fields, 'mortgageBalance') ?? 0) === 0
}

interface NoNeedsFact extends Fact {
  refs: string
}

const unnamed = defineRule<NoNeedsFact>({
  id: 'form-e.consistency.children-without-needs',
  severity: 'note',
  item: '3.1.2',
  title: 'Needs for children, and no children',
  basis: [formItem('3.1.2')],
  check: (context) => {
    const children = itemOf(context, '1.10')
    if (children.state !== 'none' && children.state !== 'not-applicable') return []
    const refs = (['3.1.2', '3.2.2'] as const).filter((ref) => itemOf(context, ref).rows.length > 0)
    if (refs.length === 0) return []
    const entries = refs.flatMap((ref) => itemOf(context, ref).rows.map((row) => entry(row, 'item')))
    return [{ key: '', entries, evidence: [children.declared], refs: list(refs) }]
  },
  lawyer: ({ refs }) => `${refs} gives needs for children, while 1.10 lists no children.`,
  plain: ({ refs }) =>
    `You gave needs for children at ${refs}, but no children at 1.10. Please list the children there, or move the figures.`,
})

/** Part 3 in itself and against the income. */
export const NEEDS_RULES: readonly Rule[] = [
  mixed,
  exceed,
  absenceRule(
    'housing',
    'rent, mortgage or other cost of housing',
    /\brent\b|mortgage|housing|accommodation|lodging|\bboard\b|service charge|ground rent|home loan/i,
    (context) => housed(context, HOUSED_FREE) || ownsWithoutMortgage(context),
  ),
  absenceRule(
    'food',
    'food or housekeeping',
    /food|grocer|housekeeping|supermarket|shopping|meals|provisions/i,
    () => false,
  ),
  absenceRule(
    'council-tax',
    'council tax',
    /council|rates\b|bills included/i,
    (context) =>
      housed(context, HOUSED_FREE) || housed(context, /inclusive|included|lodger|hous(?:e|ing) of multiple/i),
  ),
  unnamed,
]
