import type { App } from '#server/app-type.ts'
import type { Deps } from '#server/deps.ts'
import { sweepOrphans } from '#server/intake/sweep.ts'

/** With nodes beside us, what has no row yet may be an upload of theirs: it gets this long. */
const OTHERS_MAY_TAKE_MS = 60 * 60_000

/**
 * At every start, what a killed process left is swept away, beside the first requests. On the embedded
 * database nobody else can be at work; what is older than this start is left over.
 */
export function startSweep(app: App, { clock, database, files }: Deps): void {
  const others = database.kind === 'postgres' ? OTHERS_MAY_TAKE_MS : 0
  const before = new Date(clock.now().getTime() - others)
  let sweep: Promise<void> | undefined
  app.addHook('onReady', async () => {
    sweep = sweepOrphans(database.db, files, before).then(
      (swept) => {
        if (swept > 0) app.log.info({ swept }, 'Swept away files that a stopped process had left')
      },
      (error: unknown) => app.log.warn({ err: error }, 'The sweep of the file store did not finish'),
    )
  })
  app.addHook('onClose', async () => {
    await sweep
  })
}
