import { defineConfig } from 'vitest/config'
import { whyNoPostgres } from './tests/server/postgres-programs.ts'

const unhurried = { testTimeout: 30_000, hookTimeout: 120_000 }

/** The server's suite runs twice: on the embedded database and on a real PostgreSQL. */
function serverProject(database: 'pglite' | 'postgres') {
  return {
    test: {
      name: `server-${database}`,
      include: ['src/server/{features,db,plugins}/**/*.test.ts'],
      env: { TEST_DATABASE: database },
      environment: 'node' as const,
      ...unhurried,
    },
  }
}

const noPostgres = whyNoPostgres()
if (noPostgres) process.stderr.write(`Skipped: the server's suite on a real PostgreSQL (${noPostgres}).\n`)

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tests/forms/**/*.test.ts'],
          exclude: ['src/server/{features,db,plugins}/**'],
          environment: 'node',
          ...unhurried,
        },
      },
      {
        // The product as a process of its own, killed at awkward moments.
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          ...unhurried,
          testTimeout: 90_000,
          fileParallelism: false,
        },
      },
      serverProject('pglite'),
      ...(noPostgres ? [] : [serverProject('postgres')]),
    ],
  },
})
