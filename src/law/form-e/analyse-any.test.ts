import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Entry, FormEAnalysisSchema } from '#protocol/form-e.ts'
import { analyseFormE } from './analyse.ts'
import { changed, TODAY } from './rules/sample-case.ts'

const spoils: readonly ((entry: Entry) => void)[] = [
  (entry) => {
    entry.value = null
  },
  (entry) => {
    entry.evidence = []
  },
  (entry) => {
    entry.confidence = 0.3
  },
  (entry) => {
    entry.raw = ''
  },
  (entry) => {
    if (entry.kind === 'money') entry.currency = 'EUR'
  },
  (entry) => {
    if (typeof entry.value === 'number') entry.value = -entry.value
  },
  (entry) => {
    if (entry.kind === 'date') entry.value = '1900-02-28'
  },
  (entry) => {
    if (entry.kind === 'text') entry.value = 'None (50%) £12.00 bitcoin [see attached] \\ ('
  },
]

const STATES = ['answered', 'none', 'not-applicable', 'blank', 'not-found'] as const

test('whatever was read, the analysis is sound: no crash, unique ids, nothing shown without a ground', () => {
  const hits = fc.array(fc.tuple(fc.nat(), fc.nat(spoils.length - 1)), { maxLength: 40 })
  const states = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...STATES)), { maxLength: 8 })
  fc.assert(
    fc.property(hits, states, fc.boolean(), (wounds, moods, rowsGone) => {
      const { document, reading } = changed({})
      const entries = reading.items.flatMap(({ fields, rows }) => [fields, ...rows].flatMap(Object.values))
      for (const [at, how] of wounds) {
        const entry = entries[at % entries.length]
        if (entry) spoils[how]?.(entry)
      }
      for (const [at, state] of moods) {
        const item = reading.items[at % reading.items.length]
        if (!item) continue
        item.state = state
        if (rowsGone) item.rows = []
      }
      const analysis = analyseFormE({ document, reading, supporting: [], today: TODAY })
      FormEAnalysisSchema.parse(analysis)
      const ids = analysis.findings.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { evidence, searched, lawyer, plain } of analysis.findings) {
        expect(evidence.length > 0 || searched !== undefined).toBe(true)
        expect(`${lawyer}${plain}`).not.toMatch(/undefined|NaN|\[object/)
      }
      expect(analyseFormE({ document, reading, supporting: [], today: TODAY })).toEqual(analysis)
    }),
    { numRuns: 120 },
  )
})
