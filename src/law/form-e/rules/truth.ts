import { entry, isoDate, text } from '../reading/access.ts'
import { EXCHANGE } from './bases.ts'
import { type FormContext, itemOf } from './context.ts'
import { daysBetween } from './dates.ts'
import { defineRule, type Fact, type Rule } from './rule.ts'
import { searchedIn } from './searched.ts'
import { day } from './wording.ts'

const absence = (context: FormContext, key: string, lookedFor: string): Fact => ({
  key,
  entries: [],
  evidence: [itemOf(context, 'truth').heading],
  searched: searchedIn(context, [lookedFor], ['truth']),
})

const isAnswered = (context: FormContext): boolean => {
  const { state, fields } = itemOf(context, 'truth')
  return state === 'answered' && Object.keys(fields).length > 0
}

const lacks = (context: FormContext, key: string): boolean => {
  const found = entry(itemOf(context, 'truth'), key)
  return found === null || found.raw.trim() === ''
}

const missing = defineRule({
  id: 'form-e.truth.missing',
  severity: 'must',
  item: 'truth',
  title: 'There is no completed statement of truth',
  basis: [EXCHANGE],
  check: (context) =>
    isAnswered(context)
      ? []
      : [absence(context, '', 'a statement of truth with a name, a signature and a date')],
  lawyer: () =>
    'No completed statement of truth was found: neither a name, nor a signature, nor a date. The financial statement must be verified by one (r 9.14(2)(a)).',
  plain: () =>
    'The statement of truth at the end is not filled in. Read the whole form once more; when you are sure that it is true and complete, add your name, sign and date it.',
})

const unsigned = defineRule({
  id: 'form-e.truth.unsigned',
  severity: 'must',
  item: 'truth',
  title: 'The statement of truth is not signed',
  basis: [EXCHANGE],
  check: (context) =>
    isAnswered(context) && lacks(context, 'signature') ? [absence(context, '', 'a signature')] : [],
  lawyer: () => 'The statement of truth bears no signature that could be found.',
  plain: () =>
    'We could not see a signature under the statement of truth. Sign it once you are sure that everything in the form is true and complete. If you did sign by hand, check that your copy shows it.',
})

const undated = defineRule({
  id: 'form-e.truth.undated',
  severity: 'must',
  item: 'truth',
  title: 'The statement of truth is not dated',
  basis: [EXCHANGE],
  check: (context) => (isAnswered(context) && lacks(context, 'date') ? [absence(context, '', 'a date')] : []),
  lawyer: () => 'The statement of truth bears no date.',
  plain: () =>
    'The statement of truth has no date. Add the day on which you sign: everything in the form is read as of that day.',
})

const unnamed = defineRule({
  id: 'form-e.truth.unnamed',
  severity: 'must',
  item: 'truth',
  title: 'The statement of truth has no name',
  basis: [EXCHANGE],
  check: (context) => (isAnswered(context) && lacks(context, 'name') ? [absence(context, '', 'a name')] : []),
  lawyer: () => 'The statement of truth does not name the person who makes it.',
  plain: () => 'The statement of truth does not say who makes it. Add your full name.',
})

interface NamesFact extends Fact {
  truth: string
  full: string
}

const otherName = defineRule<NamesFact>({
  id: 'form-e.truth.other-name',
  severity: 'should',
  item: 'truth',
  title: 'The statement of truth bears another name',
  basis: [EXCHANGE],
  check: (context) => {
    const truth = entry(itemOf(context, 'truth'), 'name')
    const full = entry(itemOf(context, '1.1'), 'fullName')
    const named = text(itemOf(context, 'truth'), 'name')
    const fullName = text(itemOf(context, '1.1'), 'fullName')
    if (named === null || fullName === null || sharesAName(named, fullName)) return []
    return [{ key: '', entries: [truth, full], truth: named, full: fullName }]
  },
  lawyer: ({ truth, full }) => `The statement of truth is made by “${truth}”, while 1.1 names “${full}”.`,
  plain: ({ truth, full }) =>
    `The statement of truth is in the name of “${truth}”, but the form is about “${full}”. Please check that the right person signed, with the same name in both places.`,
})

/** Any part of three letters or more in common: titles, initials and married names must not alarm. */
function sharesAName(one: string, other: string): boolean {
  const parts = (name: string): string[] =>
    name
      .normalize('NFKD')
      .replace(/[^\p{L}\s'-]/gu, '')
      .toLowerCase()
      .split(/[\s-]+/)
      .filter((part) => part.length > 2 && !/^(?:mr|mrs|miss|ms|dr|the|and)$/.test(part))
  const names = new Set(parts(one))
  const others = parts(other)
  return names.size === 0 || others.length === 0 || others.some((part) => names.has(part))
}

interface DatesFact extends Fact {
  signed: string
  today: string
}

const future = defineRule<DatesFact>({
  id: 'form-e.truth.future-date',
  severity: 'must',
  item: 'truth',
  title: 'The statement of truth is dated in the future',
  basis: [EXCHANGE],
  check: (context) => {
    const signed = isoDate(itemOf(context, 'truth'), 'date')
    if (signed === null || signed <= context.today) return []
    return [{ key: '', entries: [entry(itemOf(context, 'truth'), 'date')], signed, today: context.today }]
  },
  lawyer: ({ signed, today }) =>
    `The statement of truth is dated ${day(signed)}, after the day of this analysis (${day(today)}).`,
  plain: ({ signed }) =>
    `The statement of truth is dated ${day(signed)}, which has not come yet. Date it on the day you sign.`,
})

const otherDate = defineRule<DatesFact>({
  id: 'form-e.truth.other-date',
  severity: 'note',
  item: 'truth',
  title: 'The form and its statement of truth bear different dates',
  basis: [EXCHANGE],
  check: (context) => {
    const signed = isoDate(itemOf(context, 'truth'), 'date')
    const dated = isoDate(itemOf(context, 'head'), 'dated')
    if (signed === null || dated === null || Math.abs(daysBetween(dated, signed)) <= 31) return []
    const entries = [entry(itemOf(context, 'truth'), 'date'), entry(itemOf(context, 'head'), 'dated')]
    return [{ key: '', entries, signed, today: dated }]
  },
  lawyer: ({ signed, today }) =>
    `The form is dated ${day(today)}, its statement of truth ${day(signed)}. The figures must be true on the day of the latter.`,
  plain: ({ signed, today }) =>
    `The form is dated ${day(today)}, but the statement of truth ${day(signed)}. Check that every figure was still right on the day you signed.`,
})

/** The statement of truth (FPR 2010 r 9.14(2)(a)). */
export const TRUTH_RULES: readonly Rule[] = [
  missing,
  unsigned,
  undated,
  unnamed,
  otherName,
  future,
  otherDate,
]
