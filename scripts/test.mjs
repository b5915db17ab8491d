// npm test: everything that must hold, in the order in which a fault is cheapest to meet.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensurePackages, root } from './setup.mjs'

ensurePackages()
const { runSync } = await import('./run.mjs')
const { buildWebIfStale } = await import('./build-web.mjs')
const { ensureBrowser } = await import('./browser.mjs')

const bin = (...parts) => path.join(root, 'node_modules', ...parts)
const reports = path.join(root, 'test-results')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const counts = { passed: 0, failed: 0, skipped: 0 }
const failedSteps = []

function step(title, run) {
  console.log(`\n── ${title}`)
  const began = performance.now()
  const ok = run() === 0
  if (!ok) failedSteps.push(title)
  console.log(`${ok ? 'ok' : 'FAILED'} after ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return ok
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(path.join(reports, name), 'utf8'))
  } catch {
    return undefined
  }
}

step('Types', () => {
  const typegen = runSync(bin('@react-router', 'dev', 'bin.cjs'), ['typegen'], { quiet: true })
  return typegen || runSync(bin('typescript', 'bin', 'tsc'), ['--build'])
})
step('Lint and format', () =>
  runSync(bin('@biomejs', 'biome', 'bin', 'biome'), ['check', '--error-on-warnings']),
)
step('Engines, server and components', () =>
  runSync(bin('vitest', 'vitest.mjs'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(reports, 'vitest.json')}`,
  ]),
)
const unit = readReport('vitest.json')
if (unit) {
  counts.passed += unit.numPassedTests
  counts.failed += unit.numFailedTests
  counts.skipped += unit.numPendingTests + unit.numTodoTests
}

const browser = await ensureBrowser()
buildWebIfStale()
step('Whole flows in a browser', () =>
  runSync(bin('@playwright', 'test', 'cli.js'), ['test'], {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'playwright.json') },
  }),
)
const flows = readReport('playwright.json')
if (flows) {
  counts.passed += flows.stats.expected + flows.stats.flaky
  counts.failed += flows.stats.unexpected
  counts.skipped += flows.stats.skipped
}

if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`)
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exit(failedSteps.length === 0 && counts.failed === 0 && counts.passed > 0 ? 0 : 1)
