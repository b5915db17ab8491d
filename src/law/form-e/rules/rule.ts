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
  const toFinding = (fact: F): Finding => {
    const unsure = unsureEntry(fact.entries)
    return {
      id: fact.key === '' ? id : `${id}:${fact.key}`,
      rule: id,
      severity: unsure ? 'note' : (fact.severity ?? severity),
      title: fact.title ?? title,
      lawyer: soften(definition.lawyer(fact), unsure, 'lawyer'),
      plain: soften(definition.plain(fact), unsure, 'plain'),
      item: fact.item ?? item,
      evidence: evidenceOf(fact),
      ...(fact.searched ? { searched: fact.searched } : {}),
      basis: [...basis],
      ...(fact.stake === undefined || fact.stake === 0
        ? {}
        : { stake: { pence: Math.abs(fact.stake), currency: 'GBP' } }),
    }
  }
  return { id, severity, item, title, basis, run: (context) => definition.check(context).map(toFinding) }
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

const unsureEntry = (entries: readonly (Entry | null)[]): Entry | null =>
  entries.find((entry) => entry !== null && entry.confidence < SURE) ?? null

function soften(words: string, unsure: Entry | null, voice: 'lawyer' | 'plain'): string {
  if (!unsure) return words
  const page = unsure.evidence[0]?.place.page
  const where = page === undefined ? 'the page' : `p. ${page}`
  return voice === 'lawyer'
    ? `${words} The reading of “${unsure.raw}” is uncertain (scan): verify it against ${where} before relying on this.`
    : `We may have misread “${unsure.raw}”: please check ${where} first. ${words}`
}
