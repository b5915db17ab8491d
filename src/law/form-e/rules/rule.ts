import type { Evidence, Searched } from '#protocol/evidence.ts'
import type { Basis, Finding, Severity } from '#protocol/finding.ts'
import type { Entry, FormEReading } from '#protocol/form-e.ts'
import { fitting } from '../completeness/titles.ts'
import { rowName, shorten } from '../figures/rows.ts'
import { FORM_E_ITEMS } from '../items.ts'
import type { FormContext } from './context.ts'
import { mayBeMisread } from './misreadings.ts'

/** Below this an OCR reading is too unsure for a finding to stand on it unsoftened. */
const SURE = 0.6

/** One occurrence of what a rule looks for. Rules add the facts that their two texts are written from. */
export interface Fact {
  /** Tells this occurrence from the rule's others; stable for the same form ('2.3[1]'). */
  key: string
  /** Where it belongs, if not where the rule does. */
  item?: string
  /** What was read and is relied on. Their places are the evidence, their confidence tempers the finding. */
  entries: readonly (Entry | null)[]
  /** Further evidence: a heading, the words "none". */
  evidence?: readonly (Evidence | null)[]
  searched?: Searched
  /** Pence at stake; its sign is dropped. */
  stake?: number
  severity?: Severity
  /** What was found, with the thing named: at most 90 characters. */
  title?: string
  /** Amounts, in pence, that would agree if one of them was misread from a scan. */
  pairs?: readonly (readonly [number, number])[]
  /** What to do about it, as an instruction; see `stepFor` where a rule gives none. */
  step?: string
}

/** A finding with the instruction that goes with it. */
export interface Found {
  finding: Finding
  step: string | null
  /** It may well be that the scan was misread, and nothing is wrong with the form. */
  doubtful: boolean
  /** It rests on figures of a scan, and falls with them where the rest of its item is doubtful. */
  ofScan: boolean
}

export interface RuleDefinition<F extends Fact> {
  id: string
  severity: Severity
  item: string
  title: string
  basis: readonly Basis[]
  check(context: FormContext): readonly F[]
  /** Precise, with the reference. */
  lawyer(fact: F): string
  /** Calm and kind, in plain English, saying what to do. */
  plain(fact: F): string
}

/** A rule as the engine runs it. */
export interface Rule {
  id: string
  severity: Severity
  item: string
  title: string
  basis: readonly Basis[]
  run(context: FormContext): Found[]
}

export function defineRule<F extends Fact = Fact>(definition: RuleDefinition<F>): Rule {
  const { id, severity, item, title, basis } = definition
  const toFinding = (fact: F, doubt: Doubt | null, { reading }: FormContext): Finding => {
    return {
      id: fact.key === '' ? id : `${id}:${fact.key}`,
      rule: id,
      severity: doubt ? doubt.severity(fact.severity ?? severity) : (fact.severity ?? severity),
      title: fact.title ?? titleWithRow(title, fact.key, reading),
      lawyer: doubt ? doubt.lawyer(definition.lawyer(fact)) : definition.lawyer(fact),
      plain: doubt ? doubt.plain(definition.plain(fact)) : definition.plain(fact),
      item: fact.item ?? item,
      evidence: evidenceOf(fact),
      ...(fact.searched ? { searched: fact.searched } : {}),
      basis: [...basis],
      ...(fact.stake === undefined || fact.stake === 0
        ? {}
        : { stake: { pence: Math.abs(fact.stake), currency: 'GBP' } }),
    }
  }
  const run = (context: FormContext): Found[] =>
    definition.check(context).map((fact) => {
      const doubt = doubtOf(fact, id, context.scanned)
      const finding = toFinding(fact, doubt, context)
      return {
        finding,
        step: fact.step ?? null,
        doubtful: doubt !== null && finding.severity === 'note',
        ofScan: doubt === FIGURES_OF_A_SCAN,
      }
    })
  return { id, severity, item, title, basis, run }
}

/** Which row it is about, where the key tells: "A joint account is counted in full: Barclays". */
function titleWithRow(title: string, key: string, reading: FormEReading): string {
  const [, ref, index] = /^(\d[\d.]*)\[(\d+)\]/.exec(key) ?? []
  const definition = FORM_E_ITEMS.find((one) => one.ref === ref)
  const row = reading.items.find((one) => one.ref === ref)?.rows[Number(index)]
  if (!definition || !row) return title
  const name = /\((.+)\)$/s.exec(rowName(definition.ref, row, Number(index) + 1))?.[1]
  return fitting(
    name === undefined ? `${title}: row ${Number(index) + 1}` : `${title}: ${shorten(name, 36)}`,
    title,
  )
}

function evidenceOf(fact: Fact): Evidence[] {
  const all = [...fact.entries.flatMap((entry) => entry?.evidence ?? []), ...(fact.evidence ?? [])]
  const seen = new Map<string, Evidence>()
  for (const piece of all) {
    if (!piece) continue
    const { source, page, start, end } = piece.place
    seen.set(`${source}/${page}/${start}/${end}`, piece)
  }
  return [...seen.values()]
}

/** Why a finding may be our misreading, and how it is told then. */
interface Doubt {
  severity(severity: Severity): Severity
  lawyer(words: string): string
  plain(words: string): string
}

const SOFTER: Readonly<Record<Severity, Severity>> = { must: 'should', should: 'note', note: 'note' }

function doubtOf(fact: Fact, rule: string, scanned: ReadonlySet<number>): Doubt | null {
  const unsure = fact.entries.find((entry) => entry !== null && entry.confidence < SURE) ?? null
  if (unsure) return unsureReading(unsure)
  if (scanned.size === 0) return null
  const page = fact.searched?.pages.find((number) => scanned.has(number))
  if (page !== undefined) return absentFromScan(page, isDetail(rule))
  const pages = fact.entries.flatMap((entry) => entry?.evidence ?? []).map(({ place }) => place.page)
  if (!pages.some((number) => scanned.has(number))) return null
  if (fact.pairs?.some(([one, other]) => mayBeMisread(one, other))) return LIKELY_MISREAD
  if (isDetail(rule)) return UNREAD_ON_A_SCAN
  return rule.startsWith('form-e.figures.') ? FIGURES_OF_A_SCAN : null
}

/** One value within an item: on a scan it is sooner overlooked than left out. A whole item without a word is another matter. */
const isDetail = (rule: string): boolean =>
  rule.startsWith('form-e.completeness.') &&
  rule !== 'form-e.completeness.blank' &&
  rule !== 'form-e.completeness.not-found'

function unsureReading({ raw, evidence }: Entry): Doubt {
  const page = evidence[0]?.place.page
  const where = page === undefined ? 'the page' : `p. ${page}`
  return {
    severity: () => 'note',
    lawyer: (words) =>
      `${words} The reading of “${raw}” is uncertain (scan): verify it against ${where} before relying on this.`,
    plain: (words) => `We may have misread “${raw}”: please check ${where} first. ${words}`,
  }
}

/** What was not seen on a scan may be there all the same. */
function absentFromScan(page: number, detail: boolean): Doubt {
  return {
    severity: (severity) => (detail ? 'note' : SOFTER[severity]),
    lawyer: (words) => `${words} Page ${page} is a scan: verify that it is not there.`,
    plain: (words) =>
      `This page is a scan, and we may have overlooked something: please look at p. ${page} first. ${words}`,
  }
}

const FIGURES_OF_A_SCAN: Doubt = {
  severity: (severity) => SOFTER[severity],
  lawyer: (words) => `${words} The figures were read from a scan: verify them against the page.`,
  plain: (words) => `We read these figures from a scan: please check first that we read them right. ${words}`,
}

const LIKELY_MISREAD: Doubt = {
  severity: () => 'note',
  lawyer: (words) =>
    `${words} The figures differ only by what scans confuse (a digit of like shape, a lost point): verify them against the page first.`,
  plain: (words) =>
    `We may have misread a figure here: the difference is one that scans easily make. Please check the page first. ${words}`,
}

const UNREAD_ON_A_SCAN: Doubt = {
  severity: () => 'note',
  lawyer: (words) => `${words} It was read from a scan.`,
  plain: (words) => words,
}
