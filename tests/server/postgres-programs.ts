import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Why there is no PostgreSQL to test on, or null where there is one. */
export function whyNoPostgres(): string | null {
  if (process.env.TEST_DATABASE_URL || postgresPrograms()) return null
  return 'no PostgreSQL on this machine (/usr/lib/postgresql/*/bin) and no TEST_DATABASE_URL'
}

/** The folder of the newest PostgreSQL's programs, as Debian lays them out. */
export function postgresPrograms(): string | undefined {
  const base = '/usr/lib/postgresql'
  if (!existsSync(base)) return undefined
  return readdirSync(base)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(base, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')))
}
