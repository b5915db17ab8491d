// How much is read right of forms as strangers draw them, and what becomes of the checks: layouts that share nothing with ours.
// Alone: node bench/form-e/strangers.ts [seeds…] [--show 20] [--held-out] [--layout name] [--medium scanned] [--pages 4] [--faults 2]
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createDocumentReader } from '#server/adapters/documents/reader.ts'
import { HELD_OUT_STRANGERS } from '#tests/forms/held-out/strangers/index.ts'
import { STRANGER_LAYOUTS } from '#tests/forms/strangers/index.ts'
import { openPrinter } from '#tests/forms/strangers/print.ts'
import type { BenchRow } from '../row.ts'
import { type Measured, type MeasureOptions, measureLayout } from './stranger-figures.ts'

const TARGET = 0.98
const browserPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

async function measure(
  options: MeasureOptions & { heldOut: boolean; only?: string | undefined },
): Promise<Map<string, Measured>> {
  const layouts = options.heldOut ? HELD_OUT_STRANGERS : STRANGER_LAYOUTS
  const printer = await openPrinter(browserPath)
  const reader = createDocumentReader()
  const found = new Map<string, Measured>()
  try {
    for (const layout of layouts) {
      if (options.only !== undefined && options.only !== layout.name) continue
      // A Word file is not scanned.
      if (options.medium === 'scanned' && layout.ending === 'docx') continue
      found.set(layout.name, await measureLayout(layout, options, { reader, print: printer.html }))
    }
  } finally {
    await reader.close()
    await printer.close()
  }
  return found
}

export async function run(): Promise<BenchRow[]> {
  if (!existsSync(browserPath)) return [{ what: 'forms of strangers', measured: 'no Chromium here' }]
  const rows: BenchRow[] = []
  for (const heldOut of [false, true]) {
    const seeds = [7001, 7002, 7003, 7004, 7005]
    const found = await measure({ seeds, medium: 'flat', faults: 0, heldOut })
    for (const [name, { right, expected, extra }] of found) {
      rows.push({
        what: `${name}${heldOut ? ' (held out)' : ''}: values read right`,
        measured: `${((100 * right) / expected).toFixed(2)} %`,
        budget: `≥ ${TARGET * 100} %`,
        ok: right / expected >= TARGET,
        note: `${extra.length} too many`,
      })
    }
  }
  return rows
}

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      show: { type: 'string', default: '25' },
      'held-out': { type: 'boolean', default: false },
      layout: { type: 'string' },
      medium: { type: 'string', default: 'flat' },
      pages: { type: 'string' },
      faults: { type: 'string', default: '0' },
    },
  })
  const found = await measure({
    seeds: positionals.length > 0 ? positionals.map(Number) : [7001, 7002, 7003],
    medium: values.medium === 'scanned' ? 'scanned' : 'flat',
    faults: Number(values.faults),
    heldOut: values['held-out'],
    only: values.layout,
    ...(values.pages ? { pages: Number(values.pages) } : {}),
  })
  // Of the held-out layouts only the figures are told: what is read wrong there is not to be improved on.
  const limit = values['held-out'] ? 0 : Number(values.show)
  for (const [name, one] of found) {
    const percent = ((100 * one.right) / one.expected).toFixed(2)
    const states = `states ${((100 * one.statesRight) / one.states).toFixed(1)} %`
    const alarms = `${one.alarms.length} false alarms on ${one.clean} clean forms`
    const faults = one.planted > 0 ? `; faults found ${one.found} of ${one.planted}` : ''
    console.log(
      `\n${name}: ${percent} % of ${one.expected}, ${one.extra.length} too many; ${states}; ${alarms}${faults}`,
    )
    for (const { path, expected, read } of one.misses.slice(0, limit))
      console.log(`  ${path}: expected ${expected}, read ${read}`)
    for (const { path, read } of one.extra.slice(0, limit / 2)) console.log(`  ${path}: too many, ${read}`)
    for (const alarm of one.alarms.slice(0, limit / 2)) console.log(`  alarm ${alarm}`)
    for (const missed of one.missed.slice(0, limit / 2)) console.log(`  missed ${missed}`)
  }
}
