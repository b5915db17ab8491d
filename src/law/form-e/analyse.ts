import type { Document } from '#protocol/document.ts'
import type { Evidence } from '#protocol/evidence.ts'
import type { Figure } from '#protocol/figure.ts'
import type { Finding } from '#protocol/finding.ts'
import type { FormEAnalysis, FormEReading } from '#protocol/form-e.ts'
import { actionsFor, inOrder } from './actions/actions.ts'
import { completenessRows } from './completeness/rows.ts'
import { figureChecks } from './figures/totals.ts'
import { FORM_E_RULE_PACK } from './rule-pack.ts'
import { FORM_E_RULES } from './rules/all.ts'
import { type FormContext, formContext } from './rules/context.ts'
import { groupedDoubts } from './rules/grouped-doubts.ts'
import { provenFindings, verifier } from './rules/proof.ts'
import { scheduleLines } from './schedule/rows.ts'

export interface FormEInput {
  document: Document
  reading: FormEReading
  supporting: readonly Document[]
  /** ISO date: the day of the analysis. */
  today: string
}

/**
 * Checks one Form E: completeness, schedule of documents, figures in integer pence with their derivations, and the rules
 * of the pack `form-e/01.23` (FPR 2010 r 9.14). Pure; the same input gives the same analysis. Evidence that does
 * not verify against its document is dropped, and so is a finding that is left with nothing to show.
 */
export function analyseFormE(input: FormEInput): FormEAnalysis {
  const context = formContext(input)
  const stands = verifier([input.document, ...input.supporting])
  const all = FORM_E_RULES.flatMap((rule) => rule.run(context))
  const found = groupedDoubts(all.filter(({ finding }) => isSure(context)(finding)))
  const steps = new Map(found.map(({ finding, step }) => [finding.id, step]))
  const said = found.map(({ finding }) => finding)
  const findings = inOrder(distinct(provenFindings(said, stands)))
  const proven = (evidence: Evidence | null): Evidence | null =>
    evidence !== null && stands(evidence) ? evidence : null
  return {
    source: input.document.id,
    person: context.person,
    party: context.party,
    reading: input.reading,
    completeness: completenessRows(context).map((row) => ({ ...row, heading: proven(row.heading) })),
    schedule: scheduleLines(context).map(({ row }) => ({ ...row, evidence: row.evidence.filter(stands) })),
    figures: figureChecks(context.totals).map((check) => ({
      ...check,
      computed: provenFigure(check.computed, stands),
      stated: check.stated && provenFigure(check.stated, stands),
    })),
    findings,
    actions: actionsFor(findings, steps),
    rulePacks: [FORM_E_RULE_PACK],
  }
}

/** Of a table that could not be read with certainty only that is said, and what its own words show. */
const isSure =
  ({ garbled }: FormContext) =>
  ({ rule, item }: Finding): boolean =>
    item === undefined || !garbled.has(item) || !/^form-e\.(?:figures|consistency)\./.test(rule)

/** Ids are unique within an analysis: a second finding of the same id says the same thing. */
function distinct(findings: readonly Finding[]): Finding[] {
  const byId = new Map<string, Finding>()
  for (const finding of findings) if (!byId.has(finding.id)) byId.set(finding.id, finding)
  return [...byId.values()]
}

function provenFigure(figure: Figure, stands: (evidence: Evidence) => boolean): Figure {
  const { from } = figure
  if (from.kind === 'read') return { ...figure, from: { ...from, evidence: from.evidence.filter(stands) } }
  if (from.kind === 'blank') return figure
  return { ...figure, from: { ...from, terms: from.terms.map((term) => provenFigure(term, stands)) } }
}
