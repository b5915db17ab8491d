import { analyseFormE } from '#law/form-e/analyse.ts'
import { readFormE } from '#law/form-e/reading/read.ts'
import type { createDocumentReader } from '#server/adapters/documents/reader.ts'
import type { FormECase } from '#tests/forms/case.ts'
import { caseWithFault, FAULT_KINDS, generateCase, Rng } from '#tests/forms/index.ts'
import { scan } from '#tests/forms/media/scan.ts'
import { ALWAYS_TRUE, RULES_FOR_FAULTS } from '#tests/forms/rules-for-faults.ts'
import type { HtmlPrinter, StrangerLayout } from '#tests/forms/strangers/layout.ts'
import { compare, type Miss } from './compare.ts'

export interface MeasureOptions {
  seeds: readonly number[]
  medium: 'flat' | 'scanned'
  /** Forms drawn for each kind of planted fault; 0 leaves the faults out. */
  faults: number
  /** Of a scan only so many pages. */
  pages?: number
}

interface Tools {
  reader: ReturnType<typeof createDocumentReader>
  print: HtmlPrinter
}

export interface Measured {
  expected: number
  right: number
  misses: Miss[]
  extra: Miss[]
  states: number
  statesRight: number
  clean: number
  alarms: string[]
  planted: number
  found: number
  missed: string[]
}

/** One layout over some forms: values read, alarms on forms without a fault, planted faults found. */
export async function measureLayout(
  layout: StrangerLayout,
  { seeds, medium, faults, pages }: MeasureOptions,
  { reader, print }: Tools,
): Promise<Measured> {
  const all: Measured = {
    expected: 0,
    right: 0,
    misses: [],
    extra: [],
    states: 0,
    statesRight: 0,
    clean: 0,
    alarms: [],
    planted: 0,
    found: 0,
    missed: [],
  }
  const look = async (form: FormECase) => {
    const drawn = await layout.draw(form, print)
    const rng = new Rng(`${form.seed}:${layout.name}:scan`)
    const bytes = medium === 'scanned' ? await scan(drawn, rng, pages === undefined ? {} : { pages }) : drawn
    const read = await reader.read({ bytes, name: `${layout.name}.${layout.ending}`, id: layout.name })
    if (!('document' in read)) throw new Error(`${layout.name} ${form.seed}: ${JSON.stringify(read)}`)
    const reading = readFormE(read.document)
    const { findings } = analyseFormE({
      document: read.document,
      reading,
      supporting: [],
      today: form.today,
    })
    return { reading, findings: findings.filter(({ rule }) => !ALWAYS_TRUE.has(rule)) }
  }
  for (const seed of seeds) {
    const form = generateCase(seed)
    const { reading, findings } = await look(form)
    const values = Object.fromEntries(Object.entries(form.values).filter(([path]) => !layout.omits(path)))
    const result = compare({ ...form, values }, reading, medium === 'scanned')
    all.expected += result.expected
    all.right += result.right
    all.misses.push(...result.misses, ...result.states.misses)
    all.extra.push(...result.extra)
    all.states += result.states.expected
    all.statesRight += result.states.right
    all.clean += 1
    all.alarms.push(...findings.map(({ rule, lawyer }) => `${seed} ${rule}: ${lawyer}`))
  }
  for (const kind of faults > 0 ? FAULT_KINDS : []) {
    const rules = RULES_FOR_FAULTS[kind] ?? []
    let seed = 1
    for (let turn = 0; turn < faults; turn += 1) {
      const form = caseWithFault(kind, seed)
      seed = form.seed + 1
      const { findings } = await look(form)
      all.planted += 1
      if (findings.some(({ rule }) => rules.includes(rule))) all.found += 1
      else all.missed.push(`${kind}, seed ${form.seed}: ${form.faults[0]?.note ?? ''}`)
    }
  }
  return all
}
