import type { Finding, Severity } from '#protocol/finding.ts'
import type { Action } from '#protocol/form-e.ts'
import { FORM_E_ITEMS, type ItemRef, itemDefinition } from '../items.ts'

const RANK: Readonly<Record<Severity, number>> = { must: 0, should: 1, note: 2 }
const ORDER: ReadonlyMap<string, number> = new Map(FORM_E_ITEMS.map(({ ref }, index) => [ref, index]))
const LAST = FORM_E_ITEMS.length

const place = (item: string | undefined): number => (item === undefined ? LAST : (ORDER.get(item) ?? LAST))

/** Findings as a reader takes them up: what must be mended first, then in the order of the form. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      RANK[a.severity] - RANK[b.severity] ||
      place(a.item) - place(b.item) ||
      (b.stake?.pence ?? 0) - (a.stake?.pence ?? 0) ||
      (a.id < b.id ? -1 : 1),
  )
}

/** What a kind of rule asks for, so that what is done in one go stands in one action. */
const STEPS: readonly { prefix: string; verb: string; last?: boolean }[] = [
  { prefix: 'form-e.truth.', verb: 'Complete the statement of truth', last: true },
  { prefix: 'form-e.documents.', verb: 'Put the schedule of documents in order' },
  { prefix: 'form-e.figures.', verb: 'Put the figures right' },
  { prefix: 'form-e.completeness.', verb: 'Fill in what is missing' },
  { prefix: 'form-e.consistency.', verb: 'Check and explain' },
  { prefix: 'form-e.supporting.', verb: 'Compare with the documents' },
]

/**
 * What to mend before filing, one step for each item and kind of work: what must be done first, the rest in the order of the form,
 * and the statement of truth last, since it is signed over the finished form. Notes are no steps.
 */
export function actionsFor(findings: readonly Finding[]): Action[] {
  const groups = new Map<string, { findings: Finding[]; step: (typeof STEPS)[number] | undefined }>()
  for (const finding of inOrder(findings)) {
    if (finding.severity === 'note') continue
    const step = STEPS.find(({ prefix }) => finding.rule.startsWith(prefix))
    const key = `${step?.prefix ?? finding.rule}\n${finding.item ?? ''}`
    const group = groups.get(key) ?? { findings: [], step }
    group.findings.push(finding)
    groups.set(key, group)
  }
  return [...groups.values()]
    .sort((a, b) => Number(a.step?.last ?? false) - Number(b.step?.last ?? false))
    .map(({ findings: group, step }) => {
      const [first] = group
      const item = first?.item
      const title = group.length === 1 && first ? first.title : (step?.verb ?? first?.title ?? '')
      return {
        findingIds: group.map(({ id }) => id),
        title: `${title}${where(item)}`,
        ...(item === undefined ? {} : { item }),
      }
    })
}

function where(item: string | undefined): string {
  if (item === undefined || !ORDER.has(item)) return ''
  if (item === 'head' || item === 'truth' || item === 'documents') return ''
  return ` (${item}, ${itemDefinition(item as ItemRef).title})`
}
