// Writes the generated parts of docs/form-e.md (the items and the rules) from the engine's own tables: node scripts/form-e-docs.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { withTables } from '#tests/forms/form-e-docs.ts'

const file = new URL('../docs/form-e.md', import.meta.url)
writeFileSync(file, withTables(readFileSync(file, 'utf8')))
