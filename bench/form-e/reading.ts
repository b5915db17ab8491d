// How much of what is written on a Form E is read right, by layout and medium. npm run bench form-e-reading;
// alone: node bench/form-e/reading.ts [seeds…] [--layout name] [--medium name] [--show 20]
import { parseArgs } from 'node:util'
import { readFormE } from '#law/form-e/reading/read.ts'
import type { Document } from '#protocol/document.ts'
import { createDocumentReader } from '#server/adapters/documents/reader.ts'
import * as forms from '#tests/forms/index.ts'
import type { BenchRow } from '../row.ts'
import { type Comparison, compare, type Miss } from './compare.ts'

export interface Measured {
  layout: string
  medium: string
  expected: number
  right: number
  extra: number
  states: number
  statesRight: number
  /** Milliseconds of pure reading, and pages. */
  ms: number
  pages: number
  misses: (Miss & { seed: number })[]
  extras: (Miss & { seed: number })[]
}

const TARGETS: Record<string, number> = { fillable: 0.99, flat: 0.98, docx: 0.98, scanned: 0.92 }
const BYTES: Record<string, string> = { docx: 'docx' }

const isOcr = (document: Document): boolean => document.pages.some(({ readBy }) => readBy === 'ocr')

/** Draws each seed's form in each layout and medium, reads it, and compares what was read with the truth. */
export async function measureReading(
  seeds: readonly number[],
  layouts: readonly string[] = forms.LAYOUTS,
  media: readonly string[] = forms.MEDIA,
): Promise<Measured[]> {
  const reader = createDocumentReader()
  const measured: Measured[] = []
  try {
    for (const layout of layouts) {
      for (const medium of media.filter((one) =>
        forms.canDraw(layout as forms.LayoutName, one as forms.Medium),
      )) {
        const sum: Measured = {
          layout,
          medium,
          expected: 0,
          right: 0,
          extra: 0,
          states: 0,
          statesRight: 0,
          ms: 0,
          pages: 0,
          misses: [],
          extras: [],
        }
        for (const seed of seeds) {
          const form = forms.generateCase(seed)
          const bytes = await forms.drawForm(form, {
            layout: layout as forms.LayoutName,
            medium: medium as forms.Medium,
          })
          const name = `${layout}-${seed}.${BYTES[medium] ?? 'pdf'}`
          const read = await reader.read({ bytes, name, id: name })
          if (!('document' in read)) throw new Error(`${name} could not be read: ${JSON.stringify(read)}`)
          const started = performance.now()
          const reading = readFormE(read.document)
          sum.ms += performance.now() - started
          sum.pages += read.document.pages.length
          add(sum, seed, compare(form, reading, isOcr(read.document)))
        }
        measured.push(sum)
      }
    }
  } finally {
    await reader.close()
  }
  return measured
}

function add(sum: Measured, seed: number, found: Comparison): void {
  sum.expected += found.expected
  sum.right += found.right
  sum.extra += found.extra.length
  sum.states += found.states.expected
  sum.statesRight += found.states.right
  sum.misses.push(...[...found.misses, ...found.states.misses].map((miss) => ({ ...miss, seed })))
  sum.extras.push(...found.extra.map((miss) => ({ ...miss, seed })))
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(2)} %`

export async function run(): Promise<BenchRow[]> {
  const printed = forms.MEDIA.filter((medium) => medium !== 'scanned')
  // Recognition takes seconds a page: one form of each layout will do.
  const found = [
    ...(await measureReading([501, 502, 503], forms.LAYOUTS, printed)),
    ...(await measureReading([501], forms.LAYOUTS, ['scanned'])),
  ]
  return found.map(({ layout, medium, expected, right, extra, states, statesRight, ms, pages }) => {
    const target = TARGETS[medium]
    return {
      what: `${layout}, ${medium}: values read right`,
      measured: percent(right, expected),
      ...(target === undefined ? {} : { budget: `≥ ${target * 100} %`, ok: right / expected >= target }),
      note: `states ${percent(statesRight, states)}, ${extra} too many, ${((30 * ms) / pages).toFixed(0)} ms for 30 pages`,
    }
  })
}

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      layout: { type: 'string', multiple: true },
      medium: { type: 'string', multiple: true },
      show: { type: 'string', default: '20' },
    },
  })
  const seeds = positionals.length > 0 ? positionals.map(Number) : [501, 502, 503]
  for (const one of await measureReading(seeds, values.layout, values.medium)) {
    const { layout, medium, expected, right, extra, states, statesRight, ms, pages } = one
    console.log(
      `\n${layout} ${medium}: ${percent(right, expected)} of ${expected}, states ${percent(statesRight, states)}, ${extra} too many, ${((30 * ms) / pages).toFixed(1)} ms for 30 pages`,
    )
    for (const miss of one.misses.slice(0, Number(values.show)))
      console.log(`  ${miss.seed} ${miss.path}: expected ${miss.expected}, read ${miss.read}`)
    for (const miss of one.extras.slice(0, Number(values.show) / 2))
      console.log(`  ${miss.seed} ${miss.path}: too many, ${miss.read}`)
  }
}
