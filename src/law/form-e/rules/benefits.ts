import { isAwaited } from '../completeness/missing.ts'
import { rowName } from '../figures/rows.ts'
import { entry, isoDate, text, yes } from '../reading/access.ts'
import { CHILD_BENEFIT, DISCLOSURE, EXCHANGE, formItem, PENSION_AGE, PENSION_VALUATION } from './bases.ts'
import { type FormContext, itemOf, mentions, type NumberedRow, numberedRows } from './context.ts'
import { addMonths, ageOn } from './dates.ts'
import { mayBeSame, tellingWords } from './named.ts'
import { statePensionDay } from './pension-age.ts'
import { defineRule, type Fact, type Rule } from './rule.ts'
import { searchedIn } from './searched.ts'
import { day, list } from './wording.ts'

interface PensionDateFact extends Fact {
  row: string
  valuedOn: string
  statedOn: string
}

const pensionDates = (context: FormContext, fits: (valuedOn: string) => boolean): PensionDateFact[] =>
  numberedRows(context, '2.13').flatMap(({ row, number }): PensionDateFact[] => {
    const valuedOn = isoDate(row, 'valuedOn')
    if (valuedOn === null || !fits(valuedOn)) return []
    return [
      {
        key: `2.13[${number - 1}]`,
        entries: [entry(row, 'valuedOn'), entry(row, 'scheme'), entry(row, 'cashEquivalent')],
        row: rowName('2.13', row, number),
        valuedOn,
        statedOn: context.statedOn,
      },
    ]
  })

const stale = defineRule<PensionDateFact>({
  id: 'form-e.consistency.cash-equivalent-stale',
  severity: 'should',
  item: '2.13',
  title: 'A cash equivalent is more than 12 months old',
  basis: [PENSION_VALUATION, formItem('2.13')],
  check: (context) => pensionDates(context, (valuedOn) => valuedOn < addMonths(context.statedOn, -12)),
  lawyer: ({ row, valuedOn, statedOn }) =>
    `2.13 ${row}: the cash equivalent is of ${day(valuedOn)}, more than 12 months before the statement (${day(statedOn)}).`,
  plain: ({ row, valuedOn }) =>
    `The value of the pension at 2.13 ${row} is of ${day(valuedOn)}, more than a year old. Ask the scheme for a new one now, and say on the form that you have.`,
})

const tooNew = defineRule<PensionDateFact>({
  id: 'form-e.consistency.cash-equivalent-in-future',
  severity: 'must',
  item: '2.13',
  title: 'A cash equivalent is dated in the future',
  basis: [formItem('2.13')],
  check: (context) => pensionDates(context, (valuedOn) => valuedOn > context.today),
  lawyer: ({ row, valuedOn }) => `2.13 ${row}: the cash equivalent is dated ${day(valuedOn)}, in the future.`,
  plain: ({ row, valuedOn }) =>
    `The value of the pension at 2.13 ${row} is dated ${day(valuedOn)}, which has not come yet. Please correct the date.`,
})

interface AwaitedFact extends Fact {
  rows: string
}

const awaited = defineRule<AwaitedFact>({
  id: 'form-e.completeness.cash-equivalent-awaited',
  severity: 'note',
  item: '2.13',
  title: 'A cash equivalent is still to come',
  basis: [EXCHANGE, PENSION_VALUATION],
  check: (context) => {
    const rows = numberedRows(context, '2.13').filter(({ row }) => isAwaited(row))
    if (rows.length === 0) return []
    return [
      {
        key: '',
        entries: rows.flatMap(({ row }) => Object.values(row)),
        rows: list(rows.map(({ row, number }) => rowName('2.13', row, number))),
      },
    ]
  },
  lawyer: ({ rows }) =>
    `2.13 ${rows}: the cash equivalent has been asked for and is not stated; F does not include it. The request is to be attached, and the figure sent on receipt with an explanation.`,
  plain: ({ rows }) =>
    `You say that the value of the pension at 2.13 ${rows} has been asked for. Attach the letter; when the figure comes, send it to the other side and the court, and put F and the total right.`,
})

interface SchemesFact extends Fact {
  schemes: string
}

/** Where a pension is income. An employer of the scheme's name at 2.15 pays a wage, not the pension. */
const INCOME_REFS = ['2.17', '2.18', '2.19'] as const

const inPayment = defineRule<SchemesFact>({
  id: 'form-e.consistency.pension-in-payment-without-income',
  severity: 'should',
  item: '2.19',
  title: 'A pension in payment, and no income from it',
  basis: [formItem('2.19'), DISCLOSURE],
  check: (context) => {
    if (itemOf(context, '2.19').state === 'not-found') return []
    const paid = numberedRows(context, '2.13').filter(({ row }) => yes(row, 'inPayment') === true)
    // The State Pension at 2.18 is another one.
    const told = mentions(context, /pension|annuity|drawdown|retirement/i, INCOME_REFS).filter(
      ({ ref, entry: { raw } }) => !(ref === '2.18' && /state|pension credit/i.test(raw)),
    )
    const named = (scheme: string | null): boolean =>
      INCOME_REFS.some((ref) =>
        numberedRows(context, ref).some(({ row }) =>
          [text(row, 'source'), text(row, 'nature')].some((words) => mayBeSame(words, scheme)),
        ),
      )
    const silent = paid.filter(({ row }) => !named(text(row, 'scheme')))
    if (silent.length === 0 || told.length > 0) return []
    return [
      {
        key: '',
        entries: silent.flatMap(({ row }) => [entry(row, 'scheme'), entry(row, 'inPayment')]),
        evidence: [itemOf(context, '2.19').heading],
        searched: searchedIn(context, ['income from a pension'], ['2.17', '2.18', '2.19']),
        schemes: list(silent.map(({ row, number }) => rowName('2.13', row, number))),
      },
    ]
  },
  lawyer: ({ schemes }) =>
    `2.13 ${schemes} is said to be in payment, but no pension income is stated at 2.19.`,
  plain: ({ schemes }) =>
    `The form says that a pension is being paid to you (2.13 ${schemes}), but that income is not at 2.19. Please add it, or correct the answer at 2.13.`,
})

interface StatePensionFact extends Fact {
  since: string
  age: number
}

const statePension = defineRule<StatePensionFact>({
  id: 'form-e.consistency.state-pension-omitted',
  severity: 'should',
  item: '2.18',
  title: 'Over state pension age, and no State Pension',
  basis: [PENSION_AGE, formItem('2.18')],
  check: (context) => {
    const born = isoDate(itemOf(context, '1.2'), 'dateOfBirth')
    const benefits = itemOf(context, '2.18')
    if (born === null || benefits.state === 'not-found') return []
    const since = statePensionDay(born)
    if (since >= context.statedOn) return []
    const told = mentions(context, /state (?:retirement )?pension|retirement pension|pension credit|defer/i)
    const benefit = mentions(context, /pension/i, ['2.18'])
    if (told.length > 0 || benefit.length > 0) return []
    return [
      {
        key: '',
        entries: [entry(itemOf(context, '1.2'), 'dateOfBirth')],
        evidence: [benefits.heading, benefits.declared],
        searched: searchedIn(context, ['State Pension'], ['2.18', '2.19']),
        since,
        age: ageOn(born, context.statedOn),
      },
    ]
  },
  lawyer: ({ since, age }) =>
    `On the date of birth at 1.2 the person is ${age} and reached state pension age on ${day(since)}, but 2.18 states no State Pension, nor that it is deferred.`,
  plain: ({ since }) =>
    `On your date of birth you reached state pension age on ${day(since)}, but no State Pension is listed at 2.18. Please add it; if you have put off claiming it, say so.`,
})

interface ChildrenFact extends Fact {
  names: string
}

const AWAY =
  /other parent|(?:his|her|their|the) (?:mother|father|mum|dad|grand\w+)|\bwith (?:my )?(?:wife|husband|ex|former)|\brespondent\b|\bapplicant\b|shared|equal|both|alternat|50|independent|own home|university|abroad|foster|local authority/i
const HERE = /\bme\b|myself|with me|\bself\b|at home|family home/i

/** Whether the words at 1.10 say that a child lives with the person whose form it is, and with nobody else. */
function livesHere(context: FormContext, { row }: NumberedRow): boolean {
  const words = text(row, 'livingWith')
  if (words === null) return false
  const party = context.party
  const own =
    (party !== null && new RegExp(`\\b${party}\\b`, 'i').test(words) && !/and/i.test(words)) ||
    (context.person !== null && namedIn(words, context.person, context.other))
  const away = AWAY.test(party === null ? words : words.replace(new RegExp(`\\b${party}\\b`, 'gi'), ''))
  // "With me, seeing the other parent on alternate weekends" is with the person.
  return (own || HERE.test(words)) && (!away || /^\W*(?:with )?(?:me|myself)\b(?! and)/i.test(words))
}

/** The person's first name stands there and the other party's does not. */
function namedIn(words: string, person: string, other: string | null): boolean {
  const first = tellingWords(person)[0]
  const others = other === null ? undefined : tellingWords(other)[0]
  const all = tellingWords(words)
  return first !== undefined && all.includes(first) && (others === undefined || !all.includes(others))
}

const childBenefit = defineRule<ChildrenFact>({
  id: 'form-e.consistency.child-benefit-omitted',
  severity: 'should',
  item: '2.18',
  title: 'Children at home, and no child benefit',
  basis: [CHILD_BENEFIT, formItem('2.18')],
  check: (context) => {
    const benefits = itemOf(context, '2.18')
    if (benefits.state === 'not-found') return []
    if (mentions(context, /child\s+benefit/i).length > 0) return []
    const children = numberedRows(context, '1.10').filter((child) => {
      const born = isoDate(child.row, 'dateOfBirth')
      return (
        born !== null &&
        born <= context.statedOn &&
        ageOn(born, context.statedOn) < 16 &&
        livesWith(context, child)
      )
    })
    if (children.length === 0) return []
    const names = children.map(({ row, number }) => text(row, 'fullName') ?? `the child in row ${number}`)
    return [
      {
        key: '',
        entries: children.flatMap(({ row }) => [entry(row, 'fullName'), entry(row, 'livingWith')]),
        evidence: [benefits.heading, benefits.declared],
        searched: searchedIn(context, ['Child Benefit'], ['2.18', '2.19']),
        names: list(names),
        // Of two parents with equal care either may claim.
        ...(children.some((child) => livesHere(context, child)) ? {} : { severity: 'note' as const }),
      },
    ]
  },
  lawyer: ({ names }) =>
    `1.10 gives ${names} as under 16 and living with the person, but 2.18 states no Child Benefit, nor that it is not claimed.`,
  plain: ({ names }) =>
    `${names} ${names.includes(' and ') ? 'live' : 'lives'} with you, but no Child Benefit is listed at 2.18. If you receive it, add it; if the other parent does or you chose not to claim it, a word to say so will save a question.`,
})

const livesWith = (context: FormContext, child: NumberedRow): boolean =>
  livesHere(context, child) || sharedWith(child)

/** Equal care: one of the two parents may claim; the form should say which. */
const sharedWith = ({ row }: NumberedRow): boolean =>
  /both parents|shared equally|50\s*[:/]\s*50|equal(?:ly)? shared/i.test(text(row, 'livingWith') ?? '')

/** 2.13 and 2.18 against dates, ages and the children. */
export const PENSION_AND_BENEFIT_RULES: readonly Rule[] = [
  awaited,
  stale,
  tooNew,
  inPayment,
  statePension,
  childBenefit,
]
