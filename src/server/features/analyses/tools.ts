import type { App } from '#server/app-type.ts'
import type { Deps } from '#server/deps.ts'
import { createHub, type Hub } from './hub.ts'
import { createJudging } from './judging.ts'
import { createRunner, type Runner } from './runner.ts'

/** What the routes of analyses share. */
export interface AnalysisTools {
  deps: Deps
  hub: Hub
  runner: Runner
}

/** Starts the runner with the app and ends it with it. */
export function analysisTools(app: App, deps: Deps): AnalysisTools {
  const hub = createHub()
  const judging = createJudging()
  const runner = createRunner(deps, hub, judging, app.log)
  app.addHook('onReady', () => runner.start())
  app.addHook('onClose', async () => {
    await runner.stop()
    await judging.close()
  })
  return { deps, hub, runner }
}
