import type { Finding } from '#protocol/finding.ts'
import { atItem, fitting, lowerFirst } from '../completeness/titles.ts'

/** What a finding asks for where a single instruction fits the rule, whatever was found. */
const STEPS: Readonly<Record<string, string>> = {
  'form-e.truth.missing': 'Complete, sign and date the statement of truth',
  'form-e.truth.unsigned': 'Sign the statement of truth',
  'form-e.truth.undated': 'Date the statement of truth',
  'form-e.truth.unnamed': 'Add your full name to the statement of truth',
  'form-e.truth.other-name': 'Check whose name stands in the statement of truth',
  'form-e.truth.future-date': 'Date the statement of truth on the day you sign it',
  'form-e.completeness.not-found': 'Check that every page of the form is there',
  'form-e.documents.no-schedule': 'Fill in the schedule of documents',
  'form-e.documents.no-status': 'Mark each document as attached, not applicable or to follow',
  'form-e.documents.not-listed': 'Add the missing documents to the schedule',
  'form-e.documents.marked-not-applicable':
    'Attach the documents that your entries call for, or mark them “to follow”',
  'form-e.consistency.cash-equivalent-stale': 'Ask the scheme for a new cash equivalent, and give it at 2.13',
  'form-e.consistency.liabilities-not-deducted': 'Deduct the liabilities at 2.20',
  'form-e.consistency.foreign-currency-without-rate': 'Give the exchange rate and its date',
  'form-e.consistency.crypto-not-listed': 'List the cryptocurrency at 2.14',
  'form-e.consistency.partner-without-figures': 'Give your new partner’s means at 4.6',
  'form-e.consistency.income-drop-unexplained': 'Explain why the income is expected to fall',
  'form-e.consistency.child-benefit-omitted': 'Add the child benefit at 2.18, or say why there is none',
  'form-e.consistency.state-pension-omitted': 'Add the State Pension at 2.18, or say why there is none',
}

/** The instruction of one finding. `given`: what the rule itself says is to be done. */
export function stepFor({ rule, item, title }: Finding, given: string | null): string {
  const known = given ?? STEPS[rule]
  if (known !== undefined) return known
  const said = lowerFirst(title)
  const where =
    item === undefined || item === 'head' ? 'the form' : item === 'documents' ? 'the schedule' : item
  const verb = rule.startsWith('form-e.supporting.') ? 'Compare' : 'Check'
  return fitting(`${verb} ${where}: ${said}`, `${verb} what is written ${atItem(item ?? 'head')}`)
}

const JOINED: readonly { prefix: string; step(item: string): string }[] = [
  { prefix: 'form-e.truth.', step: () => 'Complete, sign and date the statement of truth' },
  { prefix: 'form-e.documents.', step: () => 'Put the schedule of documents in order' },
  { prefix: 'form-e.figures.', step: (item) => `Correct the figures ${atItem(item)}` },
  { prefix: 'form-e.completeness.', step: (item) => `Fill in what is missing ${atItem(item)}` },
  { prefix: 'form-e.consistency.', step: (item) => `Check what is written ${atItem(item)}` },
  { prefix: 'form-e.supporting.', step: (item) => `Compare the figures ${atItem(item)} with the documents` },
]

/** One instruction for all that is done at one place: its steps in one sentence where that is short, else their kind. */
export function joinedStep(steps: readonly string[], rule: string, item: string): string {
  const different = [...new Set(steps)]
  const [first = '', second] = different
  if (second === undefined) return first
  if (rule.startsWith('form-e.truth.')) return truthStep(different)
  const both = `${first}; ${lowerFirst(second)}`
  if (different.length === 2 && both.length <= 90) return both
  return JOINED.find(({ prefix }) => rule.startsWith(prefix))?.step(item) ?? first
}

function truthStep(steps: readonly string[]): string {
  const all = ['Sign', 'Date'].every((verb) => steps.includes(`${verb} the statement of truth`))
  return all && steps.length === 2
    ? 'Sign and date the statement of truth'
    : 'Complete, sign and date the statement of truth'
}
