// The whole way: forms drawn as pages, read, and checked. Alone: node bench/form-e/checking-pages.ts [--seeds 501,502]
// [--layout name] [--medium name] [--faults 10] [--clean 3]
import { parseArgs } from 'node:util'
import { analyseFormE } from '#law/form-e/analyse.ts'
import { readFormE } from '#law/form-e/reading/read.ts'
import type { FormEAnalysis } from '#protocol/form-e.ts'
import { createDocumentReader } from '#server/adapters/documents/reader.ts'
import type { FormECase } from '#tests/forms/case.ts'
import { caseWithFault, FAULT_KINDS } from '#tests/forms/faults/index.ts'
import {
  canDraw,
  drawForm,
  generateCase,
  LAYOUTS,
  type LayoutName,
  MEDIA,
  type Medium,
} from '#tests/forms/index.ts'
import { ALWAYS_TRUE, RULES_FOR_FAULTS } from '#tests/forms/rules-for-faults.ts'

const EXTENSIONS: Readonly<Record<string, string>> = { docx: 'docx', photo: 'jpg' }

const { values } = parseArgs({
  options: {
    first: { type: 'string', default: '501' },
    clean: { type: 'string', default: '3' },
    faults: { type: 'string', default: '1' },
    layout: { type: 'string', multiple: true },
    medium: { type: 'string', multiple: true, default: ['flat'] },
  },
})

const first = Number(values.first)
const layouts = LAYOUTS.filter((name) => !values.layout || values.layout.includes(name))
const media = MEDIA.filter((name) => values.medium.includes(name))
const reader = createDocumentReader()

async function analyse(form: FormECase, layout: LayoutName, medium: Medium): Promise<FormEAnalysis> {
  const bytes = await drawForm(form, { layout, medium })
  const name = `form.${EXTENSIONS[medium] ?? 'pdf'}`
  const read = await reader.read({ bytes, name, id: name })
  if (!('document' in read)) throw new Error(`${layout} ${medium} ${form.seed}: ${JSON.stringify(read)}`)
  const { document } = read
  return analyseFormE({ document, reading: readFormE(document), supporting: [], today: form.today })
}

const alarmsOf = ({ findings }: FormEAnalysis, expected: readonly string[] = []) =>
  findings.filter(({ rule }) => !ALWAYS_TRUE.has(rule) && !expected.includes(rule))

try {
  for (const layout of layouts) {
    for (const medium of media.filter((one) => canDraw(layout, one))) {
      let alarms = 0
      let notes = 0
      const clean = Number(values.clean)
      for (let seed = first; seed < first + clean; seed += 1) {
        const found = alarmsOf(await analyse(generateCase(seed), layout, medium))
        for (const { rule, severity, lawyer } of found) {
          if (severity === 'note') notes += 1
          else alarms += 1
          console.log(`  ${layout} ${medium} ${seed}: ${severity} ${rule}: ${lawyer}`)
        }
      }
      let planted = 0
      let found = 0
      let beside = 0
      for (let turn = 0; turn < Number(values.faults); turn += 1) {
        for (const kind of FAULT_KINDS) {
          const form = caseWithFault(kind, first + 30 * turn)
          const expected = RULES_FOR_FAULTS[kind] ?? []
          const analysis = await analyse(form, layout, medium)
          planted += 1
          if (analysis.findings.some(({ rule }) => expected.includes(rule))) found += 1
          else console.log(`  ${layout} ${medium} ${form.seed}: missed ${kind}: ${form.faults[0]?.note}`)
          for (const { rule, lawyer } of alarmsOf(analysis, expected)) {
            beside += 1
            console.log(`  ${layout} ${medium} ${form.seed} beside ${kind}: ${rule}: ${lawyer}`)
          }
        }
      }
      const share =
        planted === 0
          ? ''
          : `${((100 * found) / planted).toFixed(1)}% of ${planted} faults found, ${beside} others beside, `
      console.log(
        `${layout}, ${medium}: ${share}${(alarms / clean).toFixed(2)} false alarms and ${(notes / clean).toFixed(2)} notes per clean form (${clean})`,
      )
    }
  }
} finally {
  await reader.close()
}
