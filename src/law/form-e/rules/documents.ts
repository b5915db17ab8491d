import { type ScheduleLine, scheduleLines } from '../schedule/rows.ts'
import { EXCHANGE } from './bases.ts'
import { type FormContext, itemOf } from './context.ts'
import { defineRule, type Fact, type Rule } from './rule.ts'
import { searchedIn } from './searched.ts'
import { count, list, sentence } from './wording.ts'

interface LineFact extends Fact {
  document: string
  because: string
}

const hasSchedule = (context: FormContext): boolean => itemOf(context, 'documents').rows.length > 0

/** Whether a schedule is printed there, though no line of it could be read. */
const isPrinted = (context: FormContext): boolean => scheduleLines(context).some(({ printed }) => printed)

const quoted = (document: string): string => `“${document}”`

const noSchedule = defineRule({
  id: 'form-e.documents.no-schedule',
  severity: 'should',
  item: 'documents',
  title: 'There is no schedule of documents',
  basis: [EXCHANGE],
  check: (context) =>
    hasSchedule(context) || scheduleLines(context).length === 0 || isPrinted(context)
      ? []
      : [
          {
            key: '',
            entries: [],
            evidence: [itemOf(context, 'documents').heading],
            searched: searchedIn(context, ['a schedule of documents with at least one line'], ['documents']),
          },
        ],
  lawyer: () =>
    'No schedule of documents could be read, though the entries of the form call for documents (r 9.14(2)(b)).',
  plain: () =>
    'We could not find the list of documents at the end of the form. List each document there, and say whether it is attached, does not apply or will follow.',
})

const noStatus = defineRule<UnmarkedFact>({
  id: 'form-e.documents.no-status',
  severity: 'must',
  item: 'documents',
  title: 'A document is neither attached, nor not applicable, nor to follow',
  basis: [EXCHANGE],
  check: (context) => {
    const lines = scheduleLines(context).filter(({ listed }) => listed)
    const unmarked = lines.filter(({ row, merged }) => !merged && row.status === 'not-stated')
    if (unmarked.length === 0) return []
    return [
      {
        key: '',
        entries: unmarked.flatMap(({ entries }) => entries),
        evidence: [itemOf(context, 'documents').heading],
        searched: searchedIn(context, ['a mark under attached, not applicable or to follow'], ['documents']),
        documents: [...new Set(unmarked.map(({ row }) => row.document))],
        // Where hardly any is marked, the marks were more likely not seen than not made.
        ...(unmarked.length > 3 && unmarked.length * 2 > lines.length ? { severity: 'should' as const } : {}),
      },
    ]
  },
  lawyer: ({ documents }) =>
    `The schedule does not say whether ${list(documents.map(quoted), 'or')} is attached, not applicable or to follow.`,
  plain: ({ documents }) =>
    `In the list of documents nothing is marked beside ${list(documents.map(quoted))}. Say whether ${documents.length === 1 ? 'it is attached, does not apply to you, or will follow' : 'each is attached, does not apply to you, or will follow'}.`,
})

interface UnmarkedFact extends Fact {
  documents: readonly string[]
}

interface TwoFact extends Fact {
  documents: readonly string[]
}

const A_MARK = /\b(?:attached|not applicable|n\/a|to follow)\W*$/i

const oneMark = defineRule<TwoFact>({
  id: 'form-e.documents.one-mark-for-two',
  severity: 'note',
  item: 'documents',
  title: 'Two documents, and one mark',
  basis: [EXCHANGE],
  check: (context) => {
    const merged = scheduleLines(context).filter((line) => line.merged)
    const lines = [...new Set(merged.map(({ number }) => number))]
    // More than a few of them are our misreading of the table.
    if (lines.length > 2) return []
    return lines.flatMap((number): TwoFact[] => {
      const pair = merged.filter((line) => line.number === number)
      const documents = [...new Set(pair.map(({ row }) => row.document))]
      // A mark among the words shows that the columns ran into each other.
      if (documents.length !== 2 || documents.some((words) => A_MARK.test(words))) return []
      return [{ key: `${number}`, entries: pair[0]?.entries ?? [], documents }]
    })
  },
  lawyer: ({ documents }) =>
    `The schedule seems to give one mark for two documents: ${list(documents.map(quoted))}. Check that each is marked as attached, not applicable or to follow.`,
  plain: ({ documents }) =>
    `We saw only one mark for ${list(documents.map(quoted))}. Please check that each of them is marked as attached, not applicable or to follow.`,
})

interface NotListedFact extends Fact {
  documents: readonly { document: string; because: string }[]
}

const spell = (documents: NotListedFact['documents']): string =>
  documents.map(({ document, because }) => `${document}, although ${because}`).join('; ')

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

const notListed = defineRule<NotListedFact>({
  id: 'form-e.documents.not-listed',
  severity: 'must',
  item: 'documents',
  title: 'Documents that the entries call for are not in the schedule',
  basis: [EXCHANGE],
  check: (context) => {
    if (!hasSchedule(context)) return []
    const missing = scheduleLines(context).filter(
      ({ listed, printed, wanted }) =>
        !listed && !printed && !wanted?.conditional && !context.garbled.has(wanted?.item ?? ''),
    )
    if (missing.length === 0) return []
    const lookedFor = missing.map(({ row }) => `a line for ${lower(row.document)}`)
    return [
      {
        key: '',
        entries: [],
        evidence: missing.map(({ wanted }) => itemOf(context, wanted?.item ?? 'documents').heading),
        searched: searchedIn(context, lookedFor, ['documents']),
        documents: missing.map(({ row }) => ({
          document: lower(row.document),
          because: row.neededBecause ?? '',
        })),
      },
    ]
  },
  lawyer: ({ documents }) => `The schedule has no line for ${spell(documents)}.`,
  plain: ({ documents }) =>
    `The list of documents does not mention ${spell(documents)}. Please attach ${documents.length === 1 ? 'it, or say that it' : 'them, or say that they'} will follow and why.`,
})

const wronglyExcused = defineRule<LineFact>({
  id: 'form-e.documents.marked-not-applicable',
  severity: 'must',
  item: 'documents',
  title: 'A document that the entries call for is marked “not applicable”',
  basis: [EXCHANGE],
  check: (context) =>
    scheduleLines(context)
      .filter(({ row, listed }) => listed && row.status === 'not-applicable' && row.neededBecause !== null)
      .filter(({ wanted }) => !wanted?.conditional && !context.garbled.has(wanted?.item ?? ''))
      .map(({ row, entries, wanted, number }) => ({
        key: `${wanted?.id ?? ''}${number}`,
        entries,
        evidence: [itemOf(context, wanted?.item ?? 'documents').heading],
        document: row.document,
        because: row.neededBecause ?? '',
      })),
  lawyer: ({ document, because }) =>
    `The schedule marks ${quoted(document)} as not applicable, although ${because}.`,
  plain: ({ document, because }) =>
    `In the list of documents ${quoted(document)} is marked as not applicable, but ${because}. Please attach it, or mark it “to follow” and say why it is late.`,
})

interface UploadFact extends Fact {
  documents: readonly string[]
  uploaded: number
}

const notUploaded = defineRule<UploadFact>({
  id: 'form-e.documents.not-uploaded',
  severity: 'note',
  item: 'documents',
  title: 'Documents marked as attached were not uploaded',
  basis: [EXCHANGE],
  check: (context) => {
    const missing = missingUploads(context)
    if (missing.length === 0) return []
    return [
      {
        key: '',
        entries: missing.flatMap(({ entries }) => entries),
        documents: missing.map(({ row }) => row.document),
        uploaded: context.supporting.length,
      },
    ]
  },
  lawyer: ({ documents, uploaded }) =>
    uploaded === 0
      ? `${sentence(count(documents.length, 'document is', 'documents are'))} marked as attached, and none came with the form: ${list(documents.map(quoted))}. The entries were not compared with them.`
      : `${sentence(count(documents.length, 'document is', 'documents are'))} marked as attached and could not be recognised among the ${count(uploaded, 'supporting document')} uploaded: ${list(documents.map(quoted))}.`,
  plain: ({ documents }) =>
    `The form says that these are attached, but we did not see them among your files: ${list(documents.map(quoted))}. If you add them here we can compare them with the form; in any case make sure that they go with it.`,
})

/** The lines marked attached for which no supporting document has the words; all of them where none was uploaded. */
export function missingUploads(context: FormContext): ScheduleLine[] {
  const texts = context.supporting.map(
    ({ name, pages }) => `${name}\n${pages.map(({ text }) => text).join('\n')}`,
  )
  return scheduleLines(context).filter(
    ({ row, wanted }) =>
      row.status === 'attached' &&
      row.neededBecause !== null &&
      wanted !== null &&
      !texts.some((words) => wanted.pattern.test(words)),
  )
}

/** The schedule of documents against the form's own entries and the uploaded files (FPR 2010 r 9.14(2)(b)). */
export const DOCUMENT_RULES: readonly Rule[] = [
  noSchedule,
  noStatus,
  oneMark,
  notListed,
  wronglyExcused,
  notUploaded,
]
