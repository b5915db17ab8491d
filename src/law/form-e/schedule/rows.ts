import type { Evidence } from '#protocol/evidence.ts'
import type { Entry, ScheduleRow } from '#protocol/form-e.ts'
import { entry, item, text } from '../reading/access.ts'
import { type FormContext, type NumberedRow, numberedRows } from '../rules/context.ts'
import { WANTED, type WantedDocument } from './wanted.ts'

type Status = ScheduleRow['status']

/** A document that the form asks for, or that its schedule names, and how the two agree. */
export interface ScheduleLine {
  row: ScheduleRow
  wanted: WantedDocument | null
  /** Whether the schedule has a line for it at all. */
  listed: boolean
  /** Whether words for it are printed in the schedule's area, also where no line of it could be made out. */
  printed: boolean
  /** Several documents were read as one line: what is marked beside it may belong to any of them. */
  merged: boolean
  number: number | null
  entries: readonly (Entry | null)[]
}

interface Listed {
  number: number
  document: string
  merged: boolean
  status: Status
  entries: readonly (Entry | null)[]
}

const STATUSES: readonly Status[] = ['attached', 'not-applicable', 'to-follow']

/** Every document that the form asks for or its schedule names, in form order. */
export function scheduleLines(context: FormContext): ScheduleLine[] {
  const listed = numberedRows(context, 'documents').flatMap(listedIn)
  const printed = printedLines(context)
  const used = new Set<Listed>()
  const wanted = WANTED.flatMap((document): ScheduleLine[] => {
    const found = listed.filter((line) => isLineFor(line.document, document))
    const because = document.because(context)
    for (const line of found) used.add(line)
    if (found.length > 0) return found.map((line) => scheduled(line, document, because))
    if (because === null) return []
    return [
      unlisted(
        document,
        because,
        printed.some((line) => isLineFor(line, document)),
      ),
    ]
  })
  return [...wanted, ...listed.filter((line) => !used.has(line)).map((line) => scheduled(line, null, null))]
}

/** Before the number of an item that begins another document: "… for each 2.11 Business interests: accounts". */
const NEXT = /\s+(?=\d\.\d{1,2}\s+\p{Lu})/u

/** The heading of the schedule's columns, read as the beginning of its first line. */
const HEADING = /^\W*documents?(?:\s+(?:status|attached|not applicable|to follow))*\W*$/i

function listedIn({ row, number }: NumberedRow): Listed[] {
  const status = entry(row, 'status')?.value
  const parts = (text(row, 'document') ?? '').split(NEXT)
  const documents = parts.length > 1 ? parts.filter((part) => !HEADING.test(part)) : parts
  const merged = documents.length > 1
  return documents.map((document) => ({
    number,
    document,
    merged,
    status: merged ? 'not-stated' : (STATUSES.find((known) => known === status) ?? 'not-stated'),
    entries: [entry(row, 'document'), entry(row, 'status')],
  }))
}

/** The printed lines of the pages on which the schedule stands. */
function printedLines({ document, reading }: FormContext): string[] {
  const pages = new Set(item(reading, 'documents').area.map(({ page }) => page))
  return document.pages.filter(({ number }) => pages.has(number)).flatMap((page) => page.text.split('\n'))
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
  const { document, status, entries, number, merged } = line
  const place = wanted?.item ?? NUMBER.exec(document)?.[1] ?? 'documents'
  const row: ScheduleRow = {
    item: place,
    document,
    status,
    evidence: evidenceOf(entries),
    neededBecause: because,
  }
  return { row, wanted, listed: true, printed: true, merged, number, entries }
}

function unlisted(wanted: WantedDocument, because: string, printed: boolean): ScheduleLine {
  const { item: place, document } = wanted
  const row: ScheduleRow = {
    item: place,
    document,
    status: 'not-stated',
    evidence: [],
    neededBecause: because,
  }
  return { row, wanted, listed: false, printed, merged: false, number: null, entries: [] }
}
