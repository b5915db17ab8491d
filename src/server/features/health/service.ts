import type { Deps } from '#server/deps.ts'

const PATIENCE_MS = 3_000

/** Whether each thing that serving hangs on answers, and soon. */
export async function readiness({
  database,
  files,
}: Pick<Deps, 'database' | 'files'>): Promise<Record<string, boolean>> {
  const [databaseAnswers, filesAnswer] = await Promise.all([
    answers(() => database.pool.query('select 1')),
    answers(() => files.check()),
  ])
  return { database: databaseAnswers, files: filesAnswer }
}

async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
  })
  const asked = Promise.resolve()
    .then(ask)
    .then(
      () => true,
      () => false,
    )
  const result = await Promise.race([asked, late])
  clearTimeout(timer)
  return result
}
