// npm run bench [name…]: what is measured, against a baseline run side by side. Prints a table; exits 1 where a budget is missed.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BenchRow } from './row.ts'

const here = path.dirname(fileURLToPath(import.meta.url))

/** Each module exports `run(): Promise<BenchRow[]>`. */
const MODULES: Record<string, string> = {
  extraction: 'extraction/extraction.ts',
  'form-e-reading': 'form-e/reading.ts',
  'form-e-strangers': 'form-e/strangers.ts',
  'form-e-checking': 'form-e/checking.ts',
  'form-e-pipeline': 'form-e/pipeline.ts',
  'server-start': 'server/start.ts',
  'server-read-call': 'server/read-call.ts',
}

const wanted = process.argv.slice(2)
const names = Object.keys(MODULES).filter((name) => wanted.length === 0 || wanted.includes(name))
if (names.length === 0) {
  console.error(`No such bench. There are: ${Object.keys(MODULES).join(', ')}.`)
  process.exit(2)
}

let missed = 0
for (const name of names) {
  const file = path.join(here, MODULES[name] ?? '')
  if (!existsSync(file)) continue
  console.log(`\n${name}`)
  const { run } = (await import(file)) as { run: () => Promise<BenchRow[]> }
  for (const row of await run()) {
    if (row.ok === false) missed++
    const mark = row.ok === undefined ? ' ' : row.ok ? '✓' : '✗'
    const budget = row.budget ? `   budget ${row.budget}` : ''
    console.log(
      `  ${mark} ${row.what.padEnd(58)} ${row.measured.padStart(20)}${budget}${row.note ? `   (${row.note})` : ''}`,
    )
  }
}
process.exit(missed === 0 ? 0 : 1)
