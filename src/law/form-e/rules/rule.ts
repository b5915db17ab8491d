import type { Evidence, Searched } from '#protocol/evidence.ts'
import type { Basis, Finding, Severity } from '#protocol/finding.ts'
import type { Entry } from '#protocol/form-e.ts'
import type { FormContext } from './context.ts'

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
  title?: string
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
  run(context: FormContext): Finding[]
}

export function defineRule<F extends Fact = Fact>(definition: RuleDefinition<F>): Rule {
  const { id, severity, item, title, basis } = definition
  const toFinding = (fact: F, { scanned }: FormContext): Finding => {
    const doubt = doubtOf(fact, id.startsWith('form-e.figures.'), scanned)
    return {
      id: fact.key === '' ? id : `${id}:${fact.key}`,
      rule: id,
      severity: doubt ? doubt.severity(fact.severity ?? severity) : (fact.severity ?? severity),
      title: fact.title ?? title,
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
  const run = (context: FormContext): Finding[] =>
    definition.check(context).map((fact) => toFinding(fact, context))
  return { id, severity, item, title, basis, run }
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

function doubtOf(fact: Fact, isFigure: boolean, scanned: ReadonlySet<number>): Doubt | null {
  const unsure = fact.entries.find((entry) => entry !== null && entry.confidence < SURE) ?? null
  if (unsure) return unsureReading(unsure)
  if (scanned.size === 0) return null
  const page = fact.searched?.pages.find((number) => scanned.has(number))
  if (page !== undefined) return absentFromScan(page)
  const pages = fact.entries.flatMap((entry) => entry?.evidence ?? []).map(({ place }) => place.page)
  return isFigure && pages.some((number) => scanned.has(number)) ? FIGURES_OF_A_SCAN : null
}

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
function absentFromScan(page: number): Doubt {
  return {
    severity: (severity) => SOFTER[severity],
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
