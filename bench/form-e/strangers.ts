// How much is read right of forms that a browser printed, in layouts that share nothing with our own drawing.
// Alone: node bench/form-e/strangers.ts [seeds…] [--show 20]
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readFormE } from '#law/form-e/reading/read.ts'
import { createDocumentReader } from '#server/adapters/documents/reader.ts'
import { generateCase } from '#tests/forms/index.ts'
import { openPrinter, STRANGERS, type Stranger } from '#tests/forms/strangers/print.ts'
import type { BenchRow } from '../row.ts'
import { type Comparison, compare } from './compare.ts'

const TARGET = 0.98
const browserPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const names = Object.keys(STRANGERS) as Stranger[]

async function measure(seeds: readonly number[]): Promise<Record<Stranger, Comparison[]>> {
  const printer = await openPrinter(browserPath)
  const reader = createDocumentReader()
  const found = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Stranger,
    Comparison[]
  >
  try {
    for (const seed of seeds) {
      for (const name of names) {
        const form = generateCase(seed)
        const read = await reader.read({
          bytes: await printer.print(form, name),
          name: `${name}.pdf`,
          id: name,
        })
        if (!('document' in read))
          throw new Error(`${name} ${seed} could not be read: ${JSON.stringify(read)}`)
        found[name].push(compare(form, readFormE(read.document), false))
      }
    }
  } finally {
    await reader.close()
    await printer.close()
  }
  return found
}

const share = (all: readonly Comparison[]) => ({
  right: all.reduce((sum, one) => sum + one.right, 0),
  expected: all.reduce((sum, one) => sum + one.expected, 0),
  extra: all.reduce((sum, one) => sum + one.extra.length, 0),
})

export async function run(): Promise<BenchRow[]> {
  if (!existsSync(browserPath)) return [{ what: 'forms printed by a browser', measured: 'no Chromium here' }]
  const found = await measure([7001, 7002, 7003, 7004, 7005])
  return names.map((name) => {
    const { right, expected, extra } = share(found[name])
    return {
      what: `${name}, printed by a browser: values read right`,
      measured: `${((100 * right) / expected).toFixed(2)} %`,
      budget: `≥ ${TARGET * 100} %`,
      ok: right / expected >= TARGET,
      note: `${extra} too many`,
    }
  })
}

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { show: { type: 'string', default: '25' } },
  })
  const seeds = positionals.length > 0 ? positionals.map(Number) : [7001, 7002, 7003]
  const found = await measure(seeds)
  for (const name of names) {
    const { right, expected, extra } = share(found[name])
    console.log(`\n${name}: ${((100 * right) / expected).toFixed(2)} % of ${expected}, ${extra} too many`)
    const limit = Number(values.show)
    for (const miss of found[name].flatMap((one) => [...one.misses, ...one.states.misses]).slice(0, limit)) {
      console.log(`  ${miss.path}: expected ${miss.expected}, read ${miss.read}`)
    }
    for (const miss of found[name].flatMap((one) => one.extra).slice(0, limit / 2))
      console.log(`  ${miss.path}: too many, ${miss.read}`)
  }
}
