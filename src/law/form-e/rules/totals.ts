import type { Severity } from '#protocol/finding.ts'
import { lowerFirst } from '../completeness/titles.ts'
import { type Cause, causeOf } from '../figures/causes.ts'
import { consequencesOf } from '../figures/consequences.ts'
import { isRoot, type Total } from '../figures/total.ts'
import { DISCLOSURE, EXCHANGE, formItem } from './bases.ts'
import type { FormContext } from './context.ts'
import { defineRule, type Fact, type Rule } from './rule.ts'
import { causeForLawyer, causeInPlainWords } from './total-wording.ts'
import { list, money, tooMuch } from './wording.ts'

interface TotalFact extends Fact {
  total: Total
  stated: number
  right: number
  cause: Cause | null
  consequences: readonly Total[]
}

/** The faults of the totals that a predicate picks: only those that do not follow from their own parts. */
function wrong(context: FormContext, picked: (total: Total, cause: Cause | null) => boolean): TotalFact[] {
  return context.totals.flatMap((total): TotalFact[] => {
    if (!isRoot(total) || !total.stated || hasNoRows(total)) return []
    const cause = causeOf(total)
    if (!picked(total, cause) || isImplied(total, cause)) return []
    const stated = total.stated.amount.pence
    const right = total.local.amount.pence
    return [
      {
        key: total.path,
        item: total.item,
        entries: [total.entry, ...total.parts.flatMap(({ entries }) => entries)],
        stake: stated - right,
        ...severityOf(cause, total),
        pairs: [
          [stated, right],
          ...total.parts.map(({ pence, sign }) => [pence, pence + sign * (stated - right)] as const),
        ],
        ...wordedFor(total, cause, stated - right, right),
        total,
        stated,
        right,
        cause,
        consequences: consequencesOf(total, context.totals),
      },
    ]
  })
}

/** "Box C1 is £270.00 too low", and what puts it right. A slip with a name of its own keeps that for a title. */
function wordedFor(
  total: Total,
  cause: Cause | null,
  difference: number,
  right: number,
): { title?: string; step: string } {
  const box = boxName(total)
  const step = `Correct ${lowerFirst(box)} to ${money(right)}`
  if (cause?.kind === 'not-deducted' || cause?.kind === 'added-instead') return { step }
  return { title: tooMuch(box, difference), step }
}

/** A total over a table in which no row could be read has its own rule: there is nothing to add up. */
export const hasNoRows = (total: Total): boolean => total.kind === 'rows' && total.parts.length === 0

/** What a part leaves unwritten may well make up the difference: then that part is the fault, and has its own finding. */
function isImplied({ stated, local }: Total, cause: Cause | null): boolean {
  if (cause?.kind !== 'unwritten' || stated === null) return false
  const more = stated.amount.pence > local.amount.pence
  return cause.parts.some(({ sign }) => (sign === 1) === more)
}

/** Pence rounded off are worth a note; a row without an amount makes the sum unsure. */
function severityOf(cause: Cause | null, total: Total): { severity?: Severity } {
  if (cause?.kind === 'rounded') return { severity: 'note' }
  return cause?.kind === 'unwritten' || hasUnreadable(total) ? { severity: 'should' } : {}
}

const hasUnreadable = (total: Total): boolean =>
  total.local.from.kind === 'computed' &&
  total.local.from.terms.some(
    ({ from }) => from.kind === 'blank' && !from.reason.startsWith('Nothing is written'),
  )

function boxName({ item, letter }: Total): string {
  if (!/^[A-L]\d?$/.test(letter)) return `The total at ${item}`
  return `${item === '2.20' || item === '2.21' ? 'Line' : 'Box'} ${letter} at ${item}`
}

/** What a total is made of: its rows, other totals, or one figure that it repeats. */
function madeOf({ kind, parts }: Total): string {
  if (kind === 'rows') return 'the entries come to'
  return parts.length === 1 ? 'the figure it repeats is' : 'its parts come to'
}

/** What follows from it: the totals that carry the error, and the last of them put right. */
function carriedOn({ consequences }: TotalFact, voice: 'lawyer' | 'plain'): string {
  const last = consequences.at(-1)
  if (!last) return ''
  const names = list(
    consequences.map(({ item, letter }) =>
      letter.includes(' ') ? `the total at ${item}` : `${letter} at ${item}`,
    ),
  )
  const corrected = money(last.computed.amount.pence)
  return voice === 'lawyer'
    ? `The error is carried into ${names}; with every figure put right, the total at ${last.item} is ${corrected}.`
    : `The same slip runs on into ${names}. Once everything is put right, the total at ${last.item} comes to ${corrected}.`
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ')

const lawyer = (fact: TotalFact): string =>
  joined(
    `${boxName(fact.total)} states ${money(fact.stated)}; ${madeOf(fact.total)} ${money(fact.right)}, a difference of ${money(Math.abs(fact.stated - fact.right))}.`,
    causeForLawyer(fact.cause),
    carriedOn(fact, 'lawyer'),
  )

const plain = (fact: TotalFact): string =>
  joined(
    fact.total.parts.length === 1 && fact.total.kind !== 'rows'
      ? `${boxName(fact.total)} says ${money(fact.stated)}, but the figure that belongs there is ${money(fact.right)}.`
      : `The total written at ${fact.total.item} is ${money(fact.stated)}, but the figures it is made of add up to ${money(fact.right)}.`,
    causeInPlainWords(fact.cause),
    `Please check the figures; if they are right, change it to ${money(fact.right)}.`,
    carriedOn(fact, 'plain'),
  )

function totalRule(
  id: string,
  item: string,
  title: string,
  picked: (total: Total, cause: Cause | null) => boolean,
): Rule {
  return defineRule<TotalFact>({
    id: `form-e.figures.${id}`,
    severity: 'must',
    item,
    title,
    basis: [formItem(item), EXCHANGE, DISCLOSURE],
    check: (context) => wrong(context, picked),
    lawyer,
    plain,
  })
}

const LETTERS: readonly (readonly [letter: string, path: string])[] = [
  ['A', '2.1/total'],
  ['B', '2.2/total'],
  ['C1', '2.3/total'],
  ['C2', '2.4/total'],
  ['C3', '2.5/total'],
  ['C4', '2.6/total'],
  ['C5', '2.7/total'],
  ['C6', '2.8/total'],
  ['C', '2.8/totalC'],
  ['D1', '2.9/total'],
  ['D2', '2.10/total'],
  ['D', '2.10/totalD'],
  ['E', '2.11/total'],
  ['F', '2.13/total'],
  ['G', '2.14/total'],
  ['H', '2.15/total'],
  ['I', '2.16/total'],
  ['J', '2.17/total'],
  ['K', '2.18/total'],
  ['L', '2.19/total'],
]

const NEEDS: readonly (readonly [id: string, path: string, title: string])[] = [
  ['needs-subtotal', '3.1.1/total', 'The sub-total of your income needs does not add up'],
  ['needs-children-subtotal', '3.1.2/total', 'The sub-total of the children’s income needs does not add up'],
  ['needs-total', '3.1/total', 'The total of income needs does not add up'],
  ['capital-needs-subtotal', '3.2.1/total', 'The sub-total of your capital needs does not add up'],
  [
    'capital-needs-children-subtotal',
    '3.2.2/total',
    'The sub-total of the children’s capital needs does not add up',
  ],
  ['capital-needs-total', '3.2/total', 'The total of capital needs does not add up'],
]

const itemIn = (path: string): string => path.slice(0, path.indexOf('/'))

/** Every printed total against its own parts (Form E 2.1 to 3.2). */
export const TOTAL_RULES: readonly Rule[] = [
  ...LETTERS.map(([letter, path]) =>
    totalRule(
      `total-${letter.toLowerCase()}`,
      itemIn(path),
      `Total ${letter} does not add up`,
      (total) => total.path === path,
    ),
  ),
  ...NEEDS.map(([id, path, title]) => totalRule(id, itemIn(path), title, (total) => total.path === path)),
  totalRule(
    'liabilities-not-deducted',
    '2.20',
    'The liabilities were not deducted from the total',
    (total, cause) => total.path === '2.20/total' && cause?.kind === 'not-deducted',
  ),
  totalRule(
    'liabilities-added',
    '2.20',
    'The liabilities were added instead of deducted',
    (total, cause) => total.path === '2.20/total' && cause?.kind === 'added-instead',
  ),
  totalRule(
    'total-capital',
    '2.20',
    'The total of the summary of capital does not add up',
    (total, cause) =>
      total.path === '2.20/total' && cause?.kind !== 'not-deducted' && cause?.kind !== 'added-instead',
  ),
  totalRule(
    'capital-summary-line',
    '2.20',
    'A line of the summary of capital is not the total it repeats',
    (total) => total.item === '2.20' && total.path !== '2.20/total',
  ),
  totalRule(
    'total-income',
    '2.21',
    'The total of the summary of income does not add up',
    (total) => total.path === '2.21/total',
  ),
  totalRule(
    'income-summary-line',
    '2.21',
    'A line of the summary of income is not the total it repeats',
    (total) => total.item === '2.21' && total.path !== '2.21/total',
  ),
]
