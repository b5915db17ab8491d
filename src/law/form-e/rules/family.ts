import type { Basis } from '#protocol/finding.ts'
import { hasNewPartner } from '../completeness/situation.ts'
import { penceOf } from '../figures/amounts.ts'
import type { ItemRef } from '../items.ts'
import { entry, isoDate, text, yes } from '../reading/access.ts'
import { DISCLOSURE, formItem, SECTION_25 } from './bases.ts'
import { type FormContext, itemOf, numberedRows } from './context.ts'
import { addMonths, ageOn } from './dates.ts'
import { defineRule, type Fact, type Rule } from './rule.ts'
import { searchedIn } from './searched.ts'
import { day, list } from './wording.ts'

interface OrderFact extends Fact {
  first: string
  firstDate: string
  second: string
  secondDate: string
}

interface DateAt {
  ref: ItemRef
  key: string
  name: string
}

const MARRIAGE: DateAt = { ref: '1.3', key: 'dateOfMarriage', name: 'the marriage or civil partnership' }
const BIRTH: DateAt = { ref: '1.2', key: 'dateOfBirth', name: 'your birth' }
const SEPARATION: DateAt = { ref: '1.5', key: 'dateOfSeparation', name: 'the separation' }
const APPLICATION: DateAt = { ref: '1.6', key: 'dateApplication', name: 'the application' }
const CONDITIONAL: DateAt = { ref: '1.6', key: 'dateConditionalOrder', name: 'the conditional order' }
const FINAL: DateAt = { ref: '1.6', key: 'dateFinalOrder', name: 'the final order' }

/** A rule that one event cannot come before another. */
function orderRule(
  id: string,
  title: string,
  earlier: DateAt,
  later: DateAt,
  basis: readonly Basis[] = [formItem(later.ref)],
): Rule {
  return defineRule<OrderFact>({
    id: `form-e.consistency.${id}`,
    severity: 'must',
    item: later.ref,
    title,
    basis,
    check: (context) => {
      const before = isoDate(itemOf(context, earlier.ref), earlier.key)
      const after = isoDate(itemOf(context, later.ref), later.key)
      if (before === null || after === null || after >= before) return []
      const entries = [
        entry(itemOf(context, later.ref), later.key),
        entry(itemOf(context, earlier.ref), earlier.key),
      ]
      return [
        { key: '', entries, first: earlier.name, firstDate: before, second: later.name, secondDate: after },
      ]
    },
    lawyer: ({ first, firstDate, second, secondDate }) =>
      `The date given for ${second} (${later.ref}: ${day(secondDate)}) lies before that given for ${first} (${earlier.ref}: ${day(firstDate)}).`,
    plain: ({ first, firstDate, second, secondDate }) =>
      `The form says ${second} was on ${day(secondDate)}, which is before ${first} (${day(firstDate)}). One of the two dates must be a slip; please check both.`,
  })
}

interface FutureFact extends Fact {
  ref: string
  name: string
  date: string
}

const inTheFuture = defineRule<FutureFact>({
  id: 'form-e.consistency.date-in-future',
  severity: 'must',
  item: '1.2',
  title: 'An event of the past is dated in the future',
  basis: [formItem('1.2 to 1.6')],
  check: (context) =>
    [BIRTH, MARRIAGE, SEPARATION, APPLICATION, CONDITIONAL, FINAL].flatMap(
      ({ ref, key, name }): FutureFact[] => {
        const date = isoDate(itemOf(context, ref), key)
        if (date === null || date <= context.today) return []
        return [
          { key: `${ref}/${key}`, item: ref, entries: [entry(itemOf(context, ref), key)], ref, name, date },
        ]
      },
    ),
  lawyer: ({ ref, name, date }) => `${ref} dates ${name} ${day(date)}, which lies in the future.`,
  plain: ({ ref, name, date }) =>
    `At ${ref} the date of ${name} is given as ${day(date)}, which has not come yet. Please correct it.`,
})

interface AgeFact extends Fact {
  age: number
  date: string
}

const tooYoungToMarry = defineRule<AgeFact>({
  id: 'form-e.consistency.age-at-marriage',
  severity: 'should',
  item: '1.3',
  title: 'The dates of birth and marriage do not fit',
  basis: [formItem('1.3')],
  check: (context) => {
    const born = isoDate(itemOf(context, '1.2'), 'dateOfBirth')
    const married = isoDate(itemOf(context, '1.3'), 'dateOfMarriage')
    if (born === null || married === null || married < born || ageOn(born, married) >= 16) return []
    const entries = [
      entry(itemOf(context, '1.2'), 'dateOfBirth'),
      entry(itemOf(context, '1.3'), 'dateOfMarriage'),
    ]
    return [{ key: '', entries, age: ageOn(born, married), date: married }]
  },
  lawyer: ({ age, date }) =>
    `On the dates at 1.2 and 1.3 the person was ${age} at the marriage (${day(date)}).`,
  plain: ({ age }) =>
    `On the dates given you would have been ${age} when you married. Please check the date of birth (1.2) and the date of the marriage (1.3).`,
})

interface SpanFact extends Fact {
  from: string
  to: string
}

const withinFirstYear = defineRule<SpanFact>({
  id: 'form-e.consistency.application-in-first-year',
  severity: 'should',
  item: '1.6',
  title: 'The application lies within a year of the marriage',
  basis: [
    {
      title: 'Matrimonial Causes Act 1973, s 3 (no application within one year of marriage)',
      url: 'https://www.legislation.gov.uk/ukpga/1973/18/section/3',
      readOn: '2026-11-01',
    },
  ],
  check: (context) => {
    const from = isoDate(itemOf(context, '1.3'), 'dateOfMarriage')
    const to = isoDate(itemOf(context, '1.6'), 'dateApplication')
    if (from === null || to === null || to < from || to >= addMonths(from, 12)) return []
    const entries = [
      entry(itemOf(context, '1.6'), 'dateApplication'),
      entry(itemOf(context, '1.3'), 'dateOfMarriage'),
    ]
    return [{ key: '', entries, from, to }]
  },
  lawyer: ({ from, to }) =>
    `The application (1.6: ${day(to)}) is dated within one year of the marriage (1.3: ${day(from)}), when none can be made.`,
  plain: ({ from, to }) =>
    `The form dates the marriage ${day(from)} and the application ${day(to)}, less than a year later. An application cannot be made in the first year, so one of the dates may be a slip; please check both.`,
})

interface ChildFact extends Fact {
  name: string
  born: string
  age: number
}

function childFacts(
  context: FormContext,
  fits: (born: string) => boolean,
  age: (born: string) => number,
): ChildFact[] {
  return numberedRows(context, '1.10').flatMap(({ row, number }): ChildFact[] => {
    const born = isoDate(row, 'dateOfBirth')
    if (born === null || !fits(born)) return []
    const name = text(row, 'fullName') ?? `the child in row ${number}`
    const own = entry(itemOf(context, '1.2'), 'dateOfBirth')
    const entries = [entry(row, 'fullName'), entry(row, 'dateOfBirth'), ...(age(born) >= 0 ? [own] : [])]
    return [{ key: `1.10[${number - 1}]`, entries, name, born, age: age(born) }]
  })
}

const unborn = defineRule<ChildFact>({
  id: 'form-e.consistency.child-born-in-future',
  severity: 'must',
  item: '1.10',
  title: 'A child’s date of birth lies in the future',
  basis: [formItem('1.10')],
  check: (context) =>
    childFacts(
      context,
      (born) => born > (context.statedOn < context.today ? context.statedOn : context.today),
      () => -1,
    ),
  lawyer: ({ name, born }) =>
    `1.10 gives ${day(born)} as the date of birth of ${name}, which lies after the date of the statement.`,
  plain: ({ name, born }) =>
    `The date of birth of ${name} is given as ${day(born)}, after the form was made. Please correct it.`,
})

/** Nobody under this age is taken to be a parent. Step-children and adopted children may be close in age, but not so close. */
const YOUNGEST_PARENT = 12

const tooOld = defineRule<ChildFact>({
  id: 'form-e.consistency.child-age',
  severity: 'should',
  item: '1.10',
  title: 'A child’s age does not fit',
  basis: [formItem('1.10')],
  check: (context) => {
    const own = isoDate(itemOf(context, '1.2'), 'dateOfBirth')
    if (own === null) return []
    const ageAt = (born: string): number => Math.max(0, ageOn(own, born))
    return childFacts(context, (born) => born <= context.today && ageOn(own, born) < YOUNGEST_PARENT, ageAt)
  },
  lawyer: ({ name, born, age }) =>
    `On the dates at 1.2 and 1.10 the person was ${age} when ${name} was born (${day(born)}).`,
  plain: ({ name, age }) =>
    `On the dates given you would have been ${age} when ${name} was born. Please check your date of birth (1.2) and the child’s (1.10).`,
})

const partnerDenied = defineRule({
  id: 'form-e.consistency.partner-denied-but-figures',
  severity: 'should',
  item: '4.6',
  title: 'A new partner’s means are given, though 1.8 and 1.9 say “no”',
  basis: [formItem('4.6'), DISCLOSURE],
  check: (context) => {
    const { fields } = itemOf(context, '4.6')
    const given = ['partnerIncome', 'partnerAssets'].filter((key) => (penceOf(fields, key) ?? 0) !== 0)
    const now = itemOf(context, '1.8')
    const soon = itemOf(context, '1.9')
    if (given.length === 0 || hasNewPartner(context)) return []
    if (yes(now, 'newPartner') !== false || yes(soon, 'newPartnerSoon') === null) return []
    const entries = [
      ...given.map((key) => entry(fields, key)),
      entry(now, 'newPartner'),
      entry(soon, 'newPartnerSoon'),
    ]
    return [{ key: '', entries }]
  },
  lawyer: () =>
    '4.6 gives a new partner’s income or capital, while 1.8 (living with a new partner) and 1.9 (intending to) are both answered “no”.',
  plain: () =>
    'You gave figures for a new partner at 4.6, but answered “no” at 1.8 and 1.9. If you live with someone, or mean to within six months, say so there; if not, 4.6 should say “not applicable”.',
})

/** A figure, or words to say that none is known. */
const AN_ANSWER = /\d|know|inform|disclos|tell|told|aware|unable|refus|see\b|attach|nil|none|n\/a|not appl/i

interface PartnerFact extends Fact {
  where: string
}

const partnerWithout = defineRule<PartnerFact>({
  id: 'form-e.consistency.partner-without-figures',
  severity: 'should',
  item: '4.6',
  title: 'A new partner, and nothing about their means',
  basis: [formItem('4.6'), SECTION_25],
  check: (context) => {
    const found = itemOf(context, '4.6')
    const written = Object.values(found.fields).some(({ raw }) => AN_ANSWER.test(raw))
    if (!hasNewPartner(context) || written) return []
    const now = entry(itemOf(context, '1.8'), 'newPartner')
    const soon = entry(itemOf(context, '1.9'), 'newPartnerSoon')
    const married = entry(itemOf(context, '1.7'), 'dateRemarriage')
    const said = [
      ...(married ? [{ ref: '1.7', entry: married }] : []),
      ...(now?.value === true ? [{ ref: '1.8', entry: now }] : []),
      ...(soon?.value === true ? [{ ref: '1.9', entry: soon }] : []),
    ]
    return [
      {
        key: '',
        entries: said.map(({ entry: one }) => one),
        evidence: [found.heading, found.declared],
        searched: searchedIn(context, ['a new partner’s income', 'a new partner’s capital'], ['4.6']),
        where: list(said.map(({ ref }) => ref)),
      },
    ]
  },
  lawyer: ({ where }) =>
    `${where} tells of a new partner, but 4.6 states neither that person’s income nor their capital, so far as known.`,
  plain: ({ where }) =>
    `You told us of a new partner at ${where}. Please say at 4.6 what you know of their income and savings; if you do not know, write exactly that.`,
})

/** Part 1 against itself and against 4.6. */
export const FAMILY_RULES: readonly Rule[] = [
  orderRule('marriage-before-birth', 'The marriage lies before your birth', BIRTH, MARRIAGE),
  orderRule('separation-before-marriage', 'The separation lies before the marriage', MARRIAGE, SEPARATION),
  orderRule('application-before-marriage', 'The application lies before the marriage', MARRIAGE, APPLICATION),
  orderRule(
    'conditional-before-application',
    'The conditional order lies before the application',
    APPLICATION,
    CONDITIONAL,
  ),
  orderRule(
    'final-before-conditional',
    'The final order lies before the conditional order',
    CONDITIONAL,
    FINAL,
  ),
  orderRule('final-before-application', 'The final order lies before the application', APPLICATION, FINAL),
  inTheFuture,
  tooYoungToMarry,
  withinFirstYear,
  unborn,
  tooOld,
  partnerDenied,
  partnerWithout,
]
