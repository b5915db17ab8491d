import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { FormECase } from '../case.ts'
import { contradictions } from '../checking.ts'
import { generateCase } from '../generate.ts'
import { Rng } from '../rng.ts'
import { caseWithFault, FAULT_KINDS, type FaultKind, plantFault } from './index.ts'

/** The faults that are contradictions of figures; each must be exactly one of them. */
const ARITHMETIC =
  /^total-|^liabilities-|-carried-wrong$|^equity-wrong$|-interest-wrong$|subtotal-wrong$|needs-total-wrong$|-at-full-value$/

const PER_YEAR: Readonly<Record<string, number>> = { weekly: 52, monthly: 12, annual: 1 }

function needs({ values }: FormECase): { yearly: number; period?: string } {
  const period = values['3.1/period']
  if (typeof period !== 'string') return { yearly: 0 }
  return { period, yearly: Number(values['3.1/total']) * (PER_YEAR[period] ?? 0) }
}

describe('plantFault', () => {
  it.each(FAULT_KINDS.map((kind) => [kind]))('%s is planted alone, and where it says', (kind: FaultKind) => {
    for (const [seed, wording] of [
      [1, 'plain'],
      [60, 'plain'],
      [200, 'varied'],
    ] as const) {
      const spoilt = caseWithFault(kind, seed, { wording })
      const clean = generateCase(spoilt.seed, { wording })
      expect(spoilt.faults).toHaveLength(1)
      expect(spoilt.faults[0]?.id).toBe(kind)
      const changed = new Set([...Object.keys(clean.values), ...Object.keys(spoilt.values)])
      for (const path of changed) if (clean.values[path] === spoilt.values[path]) changed.delete(path)
      const states = Object.keys(clean.states).filter((ref) => clean.states[ref] !== spoilt.states[ref])
      expect(changed.size + states.length).toBeGreaterThan(0)
      const wrong = contradictions(spoilt)
      expect({ seed: spoilt.seed, wrong }).toEqual({
        seed: spoilt.seed,
        wrong: ARITHMETIC.test(kind) ? [expect.any(String)] : [],
      })
      if (kind !== 'needs-exceed-income' && 'period' in needs(spoilt)) {
        expect(needs(spoilt).yearly).toBeLessThanOrEqual(Number(spoilt.values['2.21/total']))
      }
      if (spoilt.faults[0]?.money !== undefined) expect(spoilt.faults[0].money).toBeGreaterThan(0)
    }
  })

  it('leaves the case it was given alone', () => {
    const form = generateCase(1)
    const before = JSON.stringify(form)
    for (const kind of FAULT_KINDS) plantFault(form, kind, new Rng(1))
    expect(JSON.stringify(form)).toBe(before)
  })

  it('keeps earlier faults when a later one is planted', () => {
    const first = plantFault(generateCase(1), 'liabilities-not-deducted', new Rng(1))
    const second = first && plantFault(first, 'account-interest-wrong', new Rng(2))
    expect(second?.faults.map((fault) => fault.id)).toEqual([
      'liabilities-not-deducted',
      'account-interest-wrong',
    ])
    expect(second && contradictions(second)).toHaveLength(2)
  })

  it('plants what faults.md lists, and lists what it plants', async () => {
    const text = await readFile(new URL('../faults.md', import.meta.url), 'utf8')
    const cells = text.split('\n').filter((line) => line.startsWith('| `'))
    const listed = cells.flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([a-z0-9-]+)`/g)].map((match) => match[1]),
    )
    expect([...listed].sort()).toEqual([...FAULT_KINDS].sort())
  })
})
