import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { migrationsFolder } from '#server/db/migrate.ts'

const lockFile = path.join(import.meta.dirname, '..', '..', 'package-lock.json')

/** Names the state of the migrations and of the packages: what is kept between runs is kept under it. */
export function migrationsHash(): string {
  const hash = createHash('sha256').update(readFileSync(lockFile))
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
