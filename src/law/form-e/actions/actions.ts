import type { Finding, Severity } from '#protocol/finding.ts'
import type { Action } from '#protocol/form-e.ts'
import { FORM_E_ITEMS } from '../items.ts'
import { joinedStep, stepFor } from './steps.ts'

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

/** A rule's family: what is done in one go at one place stands in one action. */
const familyOf = (rule: string): string => rule.split('.').slice(0, 2).join('.')

const isLast = (rule: string): boolean => familyOf(rule) === 'form-e.truth'

/**
 * What to mend before filing, one instruction for each item and kind of work: what must be done first, the rest in the
 * order of the form, and the statement of truth last, since it is signed over the finished form. Notes are no steps.
 * `steps`: by the finding's id, what its rule says is to be done.
 */
export function actionsFor(
  findings: readonly Finding[],
  steps: ReadonlyMap<string, string | null> = new Map(),
): Action[] {
  const groups = new Map<string, Finding[]>()
  for (const finding of inOrder(findings)) {
    if (finding.severity === 'note') continue
    const key = `${familyOf(finding.rule)}\n${finding.item ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  const rank = (group: readonly Finding[]): number => Number(isLast(group[0]?.rule ?? ''))
  return [...groups.values()]
    .sort((a, b) => rank(a) - rank(b))
    .map((group) => {
      const [first] = group
      const item = first?.item
      const all = group.map((finding) => stepFor(finding, steps.get(finding.id) ?? null))
      return {
        findingIds: group.map(({ id }) => id),
        title: joinedStep(all, first?.rule ?? '', item ?? 'head'),
        ...(item === undefined ? {} : { item }),
      }
    })
}
