import type { FormECase } from './case.ts'
import { type FaultKind, plantFault } from './faults/index.ts'
import { generateCase } from './generate.ts'
import { drawForm } from './index.ts'
import { Rng } from './rng.ts'

/** What a visitor may find in the sample, in the order in which it is planted. */
export const SAMPLE_FAULTS: readonly FaultKind[] = [
  'joint-at-full-value',
  'cev-stale',
  'dividends-without-shares',
  'section-left-blank',
  'document-row-missing',
  'total-c1-wrong',
  'liabilities-not-deducted',
]

const SEED = 512

/** The fictional case of the sample on the public pages. */
export function sampleCase(): FormECase {
  let form = generateCase(SEED, { wealth: 'middling', living: 'employed', today: '2026-11-02' })
  for (const kind of SAMPLE_FAULTS) {
    const spoilt = plantSample(form, kind)
    if (!spoilt) throw new Error(`the sample cannot have ${kind}`)
    form = spoilt
  }
  return form
}

/** Of the documents, it is the bank statements that are missing: what the fault is about should be plain to a visitor. */
function plantSample(form: FormECase, kind: FaultKind): FormECase | null {
  if (kind !== 'document-row-missing') return plantFault(form, kind, new Rng(`${SEED}${kind}`))
  for (let turn = 0; turn < 200; turn += 1) {
    const spoilt = plantFault(form, kind, new Rng(turn))
    if (spoilt?.faults.at(-1)?.note.includes('2.3 ')) return spoilt
  }
  return null
}

export const drawSample = (): Promise<Uint8Array> =>
  drawForm(sampleCase(), { layout: 'official-like', medium: 'flat' })
