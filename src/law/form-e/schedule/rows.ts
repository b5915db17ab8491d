import type { Evidence } from '#protocol/evidence.ts'
import type { Entry, ScheduleRow } from '#protocol/form-e.ts'
import { entry, text } from '../reading/access.ts'
import { type FormContext, numberedRows } from '../rules/context.ts'
import { WANTED, type WantedDocument } from './wanted.ts'

type Status = ScheduleRow['status']

/** A document that the form asks for, or that its schedule names, and how the two agree. */
export interface ScheduleLine {
  row: ScheduleRow
  wanted: WantedDocument | null
  /** Whether the schedule has a line for it at all. */
  listed: boolean
  number: number | null
  entries: readonly (Entry | null)[]
}

interface Listed {
  number: number
  document: string
  status: Status
  entries: readonly (Entry | null)[]
}

const STATUSES: readonly Status[] = ['attached', 'not-applicable', 'to-follow']

/** Every document that the form asks for or its schedule names, in form order. */
export function scheduleLines(context: FormContext): ScheduleLine[] {
  const listed = numberedRows(context, 'documents').map(({ row, number }): Listed => {
    const status = entry(row, 'status')?.value
    return {
      number,
      document: text(row, 'document') ?? '',
      status: STATUSES.find((known) => known === status) ?? 'not-stated',
      entries: [entry(row, 'document'), entry(row, 'status')],
    }
  })
  const used = new Set<Listed>()
  const wanted = WANTED.flatMap((document): ScheduleLine[] => {
    const found = listed.filter((line) => isLineFor(line.document, document))
    const because = document.because(context)
    for (const line of found) used.add(line)
    if (found.length === 0) return because === null ? [] : [unlisted(document, because)]
    return found.map((line) => scheduled(line, document, because))
  })
  return [...wanted, ...listed.filter((line) => !used.has(line)).map((line) => scheduled(line, null, null))]
}

const NUMBER = /^\W*(\d\.\d{1,2})\b/

function isLineFor(line: string, { item, pattern, subject }: WantedDocument): boolean {
  const number = NUMBER.exec(line)?.[1]
  if (!pattern.test(number === undefined ? line : line.replace(NUMBER, ''))) return false
  return number === undefined ? subject.test(line) : number === item
}

const evidenceOf = (entries: readonly (Entry | null)[]): Evidence[] =>
  entries.flatMap((found) => found?.evidence ?? [])

function scheduled(line: Listed, wanted: WantedDocument | null, because: string | null): ScheduleLine {
  const item = wanted?.item ?? NUMBER.exec(line.document)?.[1] ?? 'documents'
  const { document, status, entries, number } = line
  const row: ScheduleRow = { item, document, status, evidence: evidenceOf(entries), neededBecause: because }
  return { row, wanted, listed: true, number, entries }
}

function unlisted(wanted: WantedDocument, because: string): ScheduleLine {
  const { item, document } = wanted
  const row: ScheduleRow = { item, document, status: 'not-stated', evidence: [], neededBecause: because }
  return { row, wanted, listed: false, number: null, entries: [] }
}
