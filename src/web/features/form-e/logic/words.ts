import type { Source } from '#protocol/analyses.ts'
import type { Severity } from '#protocol/finding.ts'
import type { FormEAnalysis, ItemState, ScheduleRow } from '#protocol/form-e.ts'
import { count, listWords } from './counts.ts'

export const SEVERITY_WORDS: Record<Severity, { tag: string; one: string; many: string }> = {
  must: { tag: 'Must', one: 'must be mended before filing', many: 'must be mended before filing' },
  should: { tag: 'Should', one: 'should be checked', many: 'should be checked' },
  note: { tag: 'Note', one: 'is worth knowing', many: 'are worth knowing' },
}

export const STATE_WORDS: Record<ItemState, string> = {
  answered: 'Answered',
  none: '“None”',
  'not-applicable': 'Not applicable',
  blank: 'Left blank',
  'not-found': 'Not on the form',
}

export const STATUS_WORDS: Record<ScheduleRow['status'], string> = {
  attached: 'Attached',
  'not-applicable': 'Not applicable',
  'to-follow': 'To follow',
  'not-stated': 'Not stated',
}

const NAMED_ITEMS: Record<string, string> = {
  head: 'The case',
  truth: 'Statement of truth',
  documents: 'Schedule of documents',
}

/** 'Item 2.3', and the unnumbered parts by their name. */
export const itemName = (ref: string): string => NAMED_ITEMS[ref] ?? `Item ${ref}`

/** '2.3 Bank accounts': the number with its name, where both are known. */
export const itemHeading = (ref: string, title: string | undefined): string =>
  title && /^\d/.test(ref) ? `${ref} ${title}` : itemName(ref)

/** A document's name without the item's number, which stands beside it. */
export function documentName({ item, document }: Pick<ScheduleRow, 'item' | 'document'>): string {
  const name = document.startsWith(`${item} `) ? document.slice(item.length + 1) : document
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** 'Anna Clarke’s Form E', or the file's name where no name could be read. */
export function formTitle(form: FormEAnalysis, fileName: string): string {
  return form.person ? `${form.person}’s Form E` : fileName
}

/** The state of the form in a sentence that says what comes next. A scan is read with less certainty, and that is said. */
export function headline({ must, should, note }: Record<Severity, number>, scanned = false): string {
  if (must > 0) {
    const more = should > 0 ? `, and ${should} more should be checked` : ''
    return `${count(must, 'thing')} must be mended before this form is filed${more}.`
  }
  if (should > 0 && scanned)
    return `Read from a scan, this form shows nothing that surely must be mended. ${count(should, 'thing')} should be checked before it is filed.`
  if (should > 0)
    return `We found nothing that must be mended. ${count(should, 'thing')} should be checked before it is filed.`
  if (note > 0) return `We found nothing to mend, and ${count(note, 'thing')} worth knowing.`
  return 'We found nothing to mend. Read it through once more before it is filed.'
}

/** '28 pages: 25 from their text, 3 by OCR at 91%'. */
export function howItWasRead({ pages }: Pick<Source, 'pages'>): string {
  const by = (how: string) => pages.filter(({ readBy }) => readBy === how)
  const scanned = by('ocr')
  const sure = scanned.flatMap(({ confidence }) => (confidence === undefined ? [] : [confidence]))
  const mean = sure.reduce((sum, one) => sum + one, 0) / Math.max(1, sure.length)
  const at = sure.length > 0 ? ` at ${Math.round(mean * 100)}%` : ''
  const written = by('text').length + by('layout').length
  const parts = [
    written > 0 && written < pages.length ? `${written} from their text` : '',
    scanned.length > 0 ? `${scanned.length === pages.length ? 'all' : scanned.length} by OCR${at}` : '',
    by('none').length > 0 ? `${by('none').length} with nothing to read` : '',
  ].filter(Boolean)
  return parts.length > 0
    ? `${count(pages.length, 'page')}: ${listWords(parts)}`
    : count(pages.length, 'page')
}
