import { doubtfulWords } from '../completeness/doubt.ts'
import { type Missing, missingIn } from '../completeness/missing.ts'
import { missingPhrase } from '../completeness/phrases.ts'
import { calledFor } from '../completeness/situation.ts'
import {
  blankStep,
  fitting,
  lowerFirst,
  missingStep,
  missingTitle,
  unreadStep,
  unreadTitle,
} from '../completeness/titles.ts'
import { FORM_E_ITEMS, type ItemRef, itemDefinition } from '../items.ts'
import { DISCLOSURE, EXCHANGE } from './bases.ts'
import { type FormContext, itemOf } from './context.ts'
import { defineRule, type Fact, type Rule } from './rule.ts'
import { searchedIn } from './searched.ts'
import { count, list, sentence } from './wording.ts'

/** Items with rules of their own. */
const APART: ReadonlySet<string> = new Set(['truth', 'documents', '4.6'])

interface BlankFact extends Fact {
  ref: ItemRef
  name: string
  table: boolean
}

const blank = defineRule<BlankFact>({
  id: 'form-e.completeness.blank',
  severity: 'must',
  item: '2.1',
  title: 'An item is left blank',
  basis: [EXCHANGE, DISCLOSURE],
  check: (context) =>
    FORM_E_ITEMS.filter(({ ref }) => !APART.has(ref) && calledFor(context, ref)).flatMap(
      ({ ref, title }): BlankFact[] => {
        const found = itemOf(context, ref)
        if (found.state !== 'blank') return []
        const { columns } = itemDefinition(ref)
        return [
          {
            key: ref,
            item: ref,
            title:
              ref === 'head'
                ? 'The heading is left blank'
                : fitting(`Item ${ref} is left blank: ${lowerFirst(title)}`),
            step: blankStep(ref),
            entries: [],
            evidence: [found.heading],
            searched: searchedIn(context, [`an entry, “none” or “not applicable” at ${ref}`], [ref]),
            ref,
            name: title,
            table: columns !== undefined,
            ...(ref === '1.13' || ref === '1.15' || ref === '4.1' ? { severity: 'should' as const } : {}),
          },
        ]
      },
    ),
  lawyer: ({ ref, name, table }) =>
    table
      ? `${ref} (${name}) is blank: there is neither an entry nor “none” or “not applicable”.`
      : `${ref} (${name}) is not answered.`,
  plain: ({ ref, name, table }) =>
    table
      ? `Nothing is written at ${ref} (${name}). If you have nothing to put there, write “none”, so that nobody has to wonder whether it was overlooked.`
      : `Nothing is written at ${ref} (${name}). Please answer it, or write “not applicable” if it does not apply to you.`,
})

interface NotFoundFact extends Fact {
  refs: readonly string[]
}

const notFound = defineRule<NotFoundFact>({
  id: 'form-e.completeness.not-found',
  severity: 'should',
  item: 'head',
  title: 'Parts of the form could not be found',
  basis: [EXCHANGE],
  check: (context) => {
    const missing = FORM_E_ITEMS.filter(
      ({ ref }) => !APART.has(ref) && calledFor(context, ref) && itemOf(context, ref).state === 'not-found',
    )
    const [first] = missing
    if (!first) return []
    const refs = missing.map(({ ref, title }) => (ref === 'head' ? 'the heading' : `${ref} (${title})`))
    const lookedFor = missing.map(({ ref, title }) => `“${ref === 'head' ? title : `${ref} ${title}`}”`)
    return [{ key: '', item: first.ref, entries: [], searched: searchedIn(context, lookedFor), refs }]
  },
  lawyer: ({ refs }) =>
    `${sentence(count(refs.length, 'item'))} could not be found in the document: ${list(refs)}. A page may be missing, or the edition may differ.`,
  plain: ({ refs }) =>
    `We could not find ${list(refs)} in this document. Please check that every page is there and that you used the current form.`,
})

interface NotReadFact extends Fact {
  refs: readonly string[]
}

const notRead = defineRule<NotReadFact>({
  id: 'form-e.completeness.not-read',
  severity: 'note',
  item: '2.3',
  title: 'Some tables could not be read with certainty',
  basis: [EXCHANGE],
  check: (context) => {
    const [first] = context.garbled.keys()
    if (first === undefined) return []
    const entries = [...context.garbled.values()].flatMap((all) => all.slice(0, 3))
    const refs = [...context.garbled.keys()]
    const title = fitting(
      `We could not read all of ${list(refs)} with certainty`,
      'We could not read some tables with certainty',
    )
    return [{ key: '', item: first, title, entries, refs }]
  },
  lawyer: ({ refs }) =>
    `The columns of ${list(refs)} could not be told apart with certainty. The rows there were not checked, and their totals were taken as stated.`,
  plain: ({ refs }) =>
    `We could not read the ${refs.length === 1 ? 'table' : 'tables'} at ${list(refs)} well enough to check ${refs.length === 1 ? 'it' : 'them'}. Please go through ${refs.length === 1 ? 'it' : 'them'} yourself, or send us a clearer copy.`,
})

interface MissingFact extends Fact {
  ref: ItemRef
  missing: readonly Missing[]
  /** Something is written there, but not what belongs there. */
  unread: boolean
}

/** One finding for each item, however many rows lack the same thing; and one for what is written and could not be read. */
function missingFacts(
  context: FormContext,
  picked: (missing: Missing) => boolean,
  refs: readonly ItemRef[] = FORM_E_ITEMS.map(({ ref }) => ref).filter((ref) => !APART.has(ref)),
): MissingFact[] {
  return refs.flatMap((ref): MissingFact[] => {
    const all = missingIn(context, ref).filter(picked)
    const unread = all.filter(({ unreadable }) => unreadable !== null)
    const absent = all.filter(({ unreadable }) => unreadable === null)
    return [
      ...(absent.length > 0 ? [absentFact(context, ref, absent)] : []),
      ...(unread.length > 0 ? [unreadFact(ref, unread, context)] : []),
    ]
  })
}

function absentFact(context: FormContext, ref: ItemRef, missing: readonly Missing[]): MissingFact {
  const rows = missing.filter(({ row }) => row !== null)
  return {
    key: ref,
    item: ref,
    title: missingTitle(ref, missing),
    step: missingStep(ref, missing),
    entries: rows.flatMap(({ entries }) =>
      Object.values(entries)
        .filter(({ kind }) => kind === 'text')
        .slice(0, 1),
    ),
    evidence: [itemOf(context, ref).heading],
    searched: searchedIn(context, missing.map(missingPhrase), [ref]),
    ref,
    missing,
    unread: false,
  }
}

/** What somebody wrote is not missing; and where the words are the form's own, the doubt is about our reading. */
function unreadFact(ref: ItemRef, missing: readonly Missing[], context: FormContext): MissingFact {
  const doubtful = missing.every(({ unreadable, kind }) => doubtfulWords(unreadable ?? '', kind))
  return {
    key: `${ref}?`,
    item: ref,
    title: unreadTitle(ref, missing),
    step: unreadStep(ref, missing),
    severity: doubtful ? 'note' : 'should',
    entries: missing.flatMap(({ entries, key }) => entries[key] ?? []),
    evidence: [itemOf(context, ref).heading],
    ref,
    missing,
    unread: true,
  }
}

const place = (ref: ItemRef): string =>
  ref === 'head' ? 'The heading' : `${ref} (${itemDefinition(ref).title})`

function missingRule(
  id: string,
  title: string,
  picked: (missing: Missing) => boolean,
  more: { severity?: 'must' | 'should'; advice: string; refs?: readonly ItemRef[] },
): Rule {
  return defineRule<MissingFact>({
    id: `form-e.completeness.${id}`,
    severity: more.severity ?? 'must',
    item: more.refs?.[0] ?? 'head',
    title,
    basis: [EXCHANGE],
    check: (context) => missingFacts(context, picked, more.refs),
    lawyer: ({ ref, missing, unread }) =>
      unread
        ? `${place(ref)}: something is written, but could not be read as ${list(missing.map(missingPhrase), 'or')}. Verify it on the page.`
        : `${place(ref)} does not state ${list(missing.map(missingPhrase), 'or')}.`,
    plain: ({ ref, missing, unread }) =>
      unread
        ? `${ref === 'head' ? 'At the top of the form' : `At ${ref}`} something is written that we could not read as ${list(missing.map(missingPhrase), 'or')}. We may have misread it: please check that it is complete and easy to read.`
        : `${ref === 'head' ? 'At the top of the form' : `At ${ref}`} we could not see ${list(missing.map(missingPhrase), 'or')}. ${more.advice}`,
  })
}

const isPension = ({ ref }: Missing): boolean => ref === '2.13'
const isAccountNumber = ({ key }: Missing): boolean => key === 'accountNumber'

/** What the form asks for and what is not there (FPR 2010 r 9.14; Form E, every item). */
export const COMPLETENESS_RULES: readonly Rule[] = [
  blank,
  notFound,
  notRead,
  missingRule('date', 'A date is missing', (missing) => missing.kind === 'date' && !isPension(missing), {
    advice: 'Please add the date; if you do not know it exactly, say so and give the nearest you can.',
  }),
  missingRule('amount', 'A value is missing', (missing) => missing.kind === 'money' && !isPension(missing), {
    advice: 'Please add the figure; write “nil” if there is nothing.',
  }),
  missingRule('account-number', 'An account number is missing', isAccountNumber, {
    advice: 'Please add it from a statement, so that the account can be recognised.',
    refs: ['2.3'],
  }),
  missingRule(
    'answer',
    'A question is not answered',
    ({ kind }) => kind === 'yes-no' || kind === 'choice' || kind === 'tick',
    { advice: 'Please mark one of the answers.' },
  ),
  missingRule(
    'details',
    'Details are missing',
    (missing) => missing.kind === 'text' && !isPension(missing) && !isAccountNumber(missing),
    { advice: 'Please add what is missing.' },
  ),
  missingRule(
    'cash-equivalent',
    'A pension has no cash equivalent',
    (missing) => isPension(missing) && missing.key === 'cashEquivalent',
    {
      advice:
        'Please ask the scheme for it now, since it can take weeks, and say on the form that you have asked; attach the letter.',
      refs: ['2.13'],
    },
  ),
  missingRule(
    'cash-equivalent-date',
    'A cash equivalent has no date',
    (missing) => isPension(missing) && missing.key === 'valuedOn',
    {
      advice: 'Please add the date that stands on the scheme’s statement.',
      refs: ['2.13'],
    },
  ),
  missingRule(
    'pension-details',
    'A pension’s details are missing',
    (missing) => isPension(missing) && missing.kind === 'text',
    {
      advice: 'Please add them from the scheme’s statement.',
      refs: ['2.13'],
    },
  ),
  missingRule('total', 'A total is not filled in', ({ kind }) => kind === 'total', {
    severity: 'should',
    advice: 'Please add the figures up and write the total in its box.',
  }),
]
