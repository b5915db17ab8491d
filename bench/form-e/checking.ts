import { analyseFormE } from '#law/form-e/analyse.ts'
import { sampleForm } from '#law/form-e/rules/samples.ts'
import type { FormEAnalysis } from '#protocol/form-e.ts'
import type { FormECase } from '#tests/forms/case.ts'
import { caseWithFault, FAULT_KINDS } from '#tests/forms/faults/index.ts'
import { generateCase } from '#tests/forms/generate.ts'
import { ALWAYS_TRUE, RULES_FOR_FAULTS } from '#tests/forms/rules-for-faults.ts'
import type { BenchRow } from '../row.ts'
import { checkFigures } from './checking-figures.ts'

/** The engine on a perfect reading: what is measured is the checking alone. */
export function analyseCase(form: FormECase): FormEAnalysis {
  const { document, reading } = sampleForm(form.values, form.states)
  return analyseFormE({ document, reading, supporting: [], today: form.today })
}

const first = Number(process.env.BENCH_SEED ?? 1)
const CLEAN = Number(process.env.BENCH_CLEAN ?? 300)
const SEEDS_PER_FAULT = Number(process.env.BENCH_PER_FAULT ?? 12)
const verbose = process.env.BENCH_VERBOSE === '1'

const alarmsOf = (analysis: FormEAnalysis, expected: readonly string[] = []) =>
  analysis.findings.filter(({ rule }) => !ALWAYS_TRUE.has(rule) && !expected.includes(rule))

const show = (line: string): void => {
  if (verbose) console.log(`    ${line}`)
}

/** Planted faults found, alarms on clean forms, totals exact: over many made forms whose truth is known. */
export async function run(): Promise<BenchRow[]> {
  let alarms = 0
  let totals = 0
  let exact = 0
  const started = performance.now()
  for (let seed = first; seed < first + CLEAN; seed += 1) {
    const form = generateCase(seed)
    const analysis = analyseCase(form)
    const figures = checkFigures(form, analysis)
    totals += figures.all
    exact += figures.exact
    for (const wrong of figures.wrong) show(`seed ${seed}: ${wrong}`)
    for (const { rule, lawyer } of alarmsOf(analysis)) {
      alarms += 1
      show(`seed ${seed}: ${rule}: ${lawyer}`)
    }
  }
  const each = (performance.now() - started) / CLEAN

  let planted = 0
  let found = 0
  let beside = 0
  for (const kind of FAULT_KINDS) {
    const expected = RULES_FOR_FAULTS[kind] ?? []
    let seed = first
    for (let turn = 0; turn < SEEDS_PER_FAULT; turn += 1) {
      const form = caseWithFault(kind, seed)
      seed = form.seed + 1
      const analysis = analyseCase(form)
      planted += 1
      if (analysis.findings.some(({ rule }) => expected.includes(rule))) found += 1
      else show(`missed ${kind}, seed ${form.seed}: ${form.faults[0]?.note}`)
      for (const { rule, lawyer } of alarmsOf(analysis, expected)) {
        beside += 1
        show(`beside ${kind}, seed ${form.seed}: ${rule}: ${lawyer}`)
      }
    }
  }
  return [
    {
      what: `planted faults found (${FAULT_KINDS.length} kinds × ${SEEDS_PER_FAULT})`,
      measured: `${((100 * found) / planted).toFixed(1)}%`,
      budget: '≥ 95%',
      ok: found >= planted * 0.95,
    },
    {
      what: `false alarms per clean form (${CLEAN} forms)`,
      measured: (alarms / CLEAN).toFixed(3),
      budget: '≤ 0.2',
      ok: alarms <= CLEAN * 0.2,
    },
    { what: 'other findings beside a planted fault', measured: (beside / planted).toFixed(3) },
    {
      what: `totals recomputed exactly (${totals})`,
      measured: `${((100 * exact) / totals).toFixed(2)}%`,
      budget: '100%',
      ok: exact === totals,
    },
    { what: 'one form checked', measured: `${each.toFixed(1)} ms` },
  ]
}
