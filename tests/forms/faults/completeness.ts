import { rowsOf, textIn } from '../case.ts'
import { wantedBy } from '../schedule.ts'
import { blank, choose, dropKey, type Plant, rowAt } from './plant.ts'

const SECTIONS = [
  '2.2',
  '2.4',
  '2.5',
  '2.6',
  '2.7',
  '2.9',
  '2.11',
  '2.12',
  '2.14',
  '2.16',
  '2.17',
  '2.18',
  '2.19',
]

const oneOf =
  (refs: readonly string[], what: string): Plant =>
  (form, rng) => {
    const open = refs.filter((ref) => form.states[ref] === 'answered')
    if (open.length === 0) return null
    const item = rng.pick(open)
    blank(form, item)
    return { item, note: `${what} ${item} is blank` }
  }

/** A field that is simply not there; `alone` where it is the whole item. */
const missing =
  (ref: string, key: string, note: string): Plant =>
  (form) => {
    if (!(`${ref}/${key}` in form.values)) return null
    delete form.values[`${ref}/${key}`]
    const left = Object.keys(form.values).some((path) => path.startsWith(`${ref}/`))
    if (!left) form.states[ref] = 'blank'
    return { item: ref, note }
  }

const missingInRow =
  (ref: string, key: string, note: string): Plant =>
  (form, rng) => {
    const index = choose(form, ref, rng, (row) => key in row)
    if (index === null) return null
    dropKey(form, ref, index, key)
    return { item: ref, note: `${note} (row ${index + 1})` }
  }

/** The rows of the schedule for documents that the entries call for without any "if". */
const dueDocument = (form: Parameters<Plant>[0], rng: Parameters<Plant>[1]): number | null => {
  return choose(form, 'documents', rng, (row) => {
    const wanted = wantedBy(textIn(row, 'document'))
    return wanted !== undefined && !wanted.ifAny && wanted.needed(form.states)
  })
}

export const COMPLETENESS = {
  'section-left-blank': (form, rng) => {
    const open = SECTIONS.filter((ref) => form.states[ref] === 'none')
    if (open.length === 0) return null
    const item = rng.pick(open)
    blank(form, item)
    return { item, note: `${item} is blank instead of "none"` }
  },
  'narrative-left-blank': oneOf(['4.2', '4.3', '4.5', '5.1'], 'The narrative'),
  'general-left-blank': oneOf(['1.4', '1.11', '1.16'], 'The required answer'),
  'separation-date-missing': missing('1.5', 'dateOfSeparation', 'No date of separation'),
  'birth-date-missing': missing('1.2', 'dateOfBirth', 'No date of birth'),
  'child-birth-date-missing': missingInRow('1.10', 'dateOfBirth', 'A child without date of birth'),
  'case-number-missing': missing('head', 'caseNumber', 'No case number'),
  'property-value-missing': missing('2.1', 'value', 'No market value of the family home'),
  'account-balance-missing': missingInRow('2.3', 'balance', 'An account without balance'),
  'account-number-missing': missingInRow('2.3', 'accountNumber', 'An account without number'),
  'ce-missing': missingInRow('2.13', 'cashEquivalent', 'A pension without cash equivalent'),
  'ce-date-missing': missingInRow('2.13', 'valuedOn', 'A cash equivalent without date'),
  'partner-question-unanswered': missing('1.8', 'newPartner', 'Neither yes nor no to a new partner'),
  'needs-period-missing': missing('3.1', 'period', 'No period of the needs is ticked'),
  'no-statement-of-truth': (form) => {
    blank(form, 'truth')
    return { item: 'truth', note: 'The statement of truth is not filled in' }
  },
  'no-signature': missing('truth', 'signature', 'Not signed'),
  'statement-undated': missing('truth', 'date', 'Signed but not dated'),
  'document-status-missing': (form, rng) => {
    const index = dueDocument(form, rng)
    if (index === null) return null
    const note = `Neither attached, not applicable nor to follow: ${textIn(rowAt(form, 'documents', index), 'document')}`
    dropKey(form, 'documents', index, 'status')
    return { item: 'documents', note }
  },
  'document-row-missing': (form, rng) => {
    const index = dueDocument(form, rng)
    if (index === null) return null
    const rows = rowsOf(form.values, 'documents')
    const gone = textIn(rows[index] ?? {}, 'document')
    for (const path of Object.keys(form.values)) if (path.startsWith('documents[')) delete form.values[path]
    rows
      .filter((_, at) => at !== index)
      .forEach((row, at) => {
        for (const [key, value] of Object.entries(row)) form.values[`documents[${at}]/${key}`] = value
      })
    return { item: 'documents', note: `Not in the schedule: ${gone}` }
  },
  'document-wrongly-not-applicable': (form, rng) => {
    const index = dueDocument(form, rng)
    if (index === null) return null
    form.values[`documents[${index}]/status`] = 'not-applicable'
    return {
      item: 'documents',
      note: `Marked not applicable though called for: ${textIn(rowAt(form, 'documents', index), 'document')}`,
    }
  },
} as const satisfies Record<string, Plant>
