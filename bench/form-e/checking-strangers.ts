// Alarms on clean forms that a browser printed, in layouts that nobody tuned the checks for, and whether planted faults are found
// there. Alone: node bench/form-e/checking-strangers.ts [--first 7001] [--clean 3] [--faults 0]
import { parseArgs } from 'node:util'
import { analyseFormE } from '#law/form-e/analyse.ts'
import { readFormE } from '#law/form-e/reading/read.ts'
import type { Finding } from '#protocol/finding.ts'
import { createDocumentReader } from '#server/adapters/documents/reader.ts'
import type { FormECase } from '#tests/forms/case.ts'
import { caseWithFault, FAULT_KINDS } from '#tests/forms/faults/index.ts'
import { generateCase } from '#tests/forms/index.ts'
import { ALWAYS_TRUE, RULES_FOR_FAULTS } from '#tests/forms/rules-for-faults.ts'
import { openPrinter, STRANGERS, type Stranger } from '#tests/forms/strangers/print.ts'

const { values } = parseArgs({
  options: {
    first: { type: 'string', default: '7001' },
    clean: { type: 'string', default: '3' },
    faults: { type: 'string', default: '0' },
  },
})
const first = Number(values.first)
const clean = Number(values.clean)
const printer = await openPrinter(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')
const reader = createDocumentReader()

async function findingsOf(form: FormECase, stranger: Stranger): Promise<readonly Finding[]> {
  const bytes = await printer.print(form, stranger)
  const read = await reader.read({ bytes, name: `${stranger}.pdf`, id: stranger })
  if (!('document' in read)) throw new Error(`${stranger} ${form.seed}: ${JSON.stringify(read)}`)
  const { document } = read
  const input = { document, reading: readFormE(document), supporting: [], today: form.today }
  return analyseFormE(input).findings
}

try {
  for (const stranger of Object.keys(STRANGERS) as Stranger[]) {
    let alarms = 0
    let notes = 0
    for (let seed = first; seed < first + clean; seed += 1) {
      for (const { rule, severity, title, lawyer } of await findingsOf(generateCase(seed), stranger)) {
        if (ALWAYS_TRUE.has(rule)) continue
        if (severity === 'note') notes += 1
        else alarms += 1
        console.log(`  ${stranger} ${seed}: ${severity} ${rule}: ${title} | ${lawyer}`)
      }
    }
    let found = 0
    let planted = 0
    for (let turn = 0; turn < Number(values.faults); turn += 1) {
      for (const kind of FAULT_KINDS) {
        const form = caseWithFault(kind, first + 30 * turn)
        const findings = await findingsOf(form, stranger)
        planted += 1
        if (findings.some(({ rule }) => RULES_FOR_FAULTS[kind]?.includes(rule))) found += 1
        else console.log(`  ${stranger} ${form.seed}: missed ${kind}: ${form.faults[0]?.note}`)
      }
    }
    const share = planted === 0 ? '' : `, ${((100 * found) / planted).toFixed(1)}% of ${planted} faults found`
    console.log(
      `${stranger}: ${(alarms / clean).toFixed(2)} alarms and ${(notes / clean).toFixed(2)} notes per clean form (${clean})${share}`,
    )
  }
} finally {
  await reader.close()
  await printer.close()
}
