import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withTables } from './form-e-docs.ts'

test('docs/form-e.md holds every item and rule of the engine (else run: node scripts/form-e-docs.ts)', () => {
  const page = readFileSync(new URL('../../docs/form-e.md', import.meta.url), 'utf8')
  expect(page).toBe(withTables(page))
})
