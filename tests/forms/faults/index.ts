import { type FormECase, rowsOf, textIn } from '../case.ts'
import { type CaseOptions, generateCase } from '../generate.ts'
import { Rng } from '../rng.ts'
import { wantedBy } from '../schedule.ts'
import { offsetsOf, settle } from '../totals.ts'
import { COMPLETENESS } from './completeness.ts'
import { FACTS } from './facts.ts'
import { FIGURES } from './figures.ts'
import { MONEY_MATTERS } from './money-matters.ts'
import type { Plant } from './plant.ts'

const PLANTS = { ...COMPLETENESS, ...FIGURES, ...FACTS, ...MONEY_MATTERS }

export type FaultKind = keyof typeof PLANTS

const BY_KIND: ReadonlyMap<string, Plant> = new Map(Object.entries(PLANTS))
const isKind = (name: string): name is FaultKind => BY_KIND.has(name)

/** Every fault that can be planted; what each means is in faults.md. */
export const FAULT_KINDS: readonly FaultKind[] = Object.keys(PLANTS).filter(isKind)

/** A copy of the case with the fault in it; null where the case has nothing to spoil. */
export function plantFault(
  form: FormECase,
  kind: FaultKind,
  rng: Rng,
  wording: CaseOptions['wording'] = 'plain',
): FormECase | null {
  const copy = structuredClone(form)
  const plant = BY_KIND.get(kind)
  if (!plant) throw new RangeError(`no fault is called ${kind}`)
  // What earlier faults left wrong stays wrong by as much.
  const offsets = offsetsOf(copy.values)
  const said = plant(copy, rng, {
    offsets,
    say: (plain, others) => (wording === 'varied' ? rng.pick([plain, ...others]) : plain),
    offset: (path, pence) => {
      offsets[path] = (offsets[path] ?? 0) + pence
    },
  })
  if (said === null) return null
  settle(copy.values, copy.states, offsets)
  reschedule(form, copy)
  copy.faults.push({ id: kind, ...said })
  return copy
}

/** A section that came or went takes its documents along. */
function reschedule(before: FormECase, after: FormECase): void {
  rowsOf(after.values, 'documents').forEach((row, index) => {
    const wanted = wantedBy(textIn(row, 'document'))
    if (!wanted || !('status' in row)) return
    const needed = wanted.needed(after.states)
    if (needed !== wanted.needed(before.states)) {
      after.values[`documents[${index}]/status`] = needed ? 'attached' : 'not-applicable'
    }
  })
}

/** The first case from this seed on that can have the fault, with the fault in it and no other. */
export function caseWithFault(kind: FaultKind, seed: number, options: CaseOptions = {}): FormECase {
  for (let at = seed; at < seed + 400; at += 1) {
    const spoilt = plantFault(generateCase(at, options), kind, new Rng(`${at}:${kind}`), options.wording)
    if (spoilt) return spoilt
  }
  throw new RangeError(`no case near seed ${seed} can have ${kind}`)
}
