import type { App } from '#server/app-type.ts'
import type { Deps } from '#server/deps.ts'
import type { FormEEngine } from './engine.ts'
import { createHub, type Hub } from './hub.ts'
import { createRunner, type Runner } from './runner.ts'

/** What the routes of analyses share. */
export interface AnalysisTools {
  deps: Deps
  hub: Hub
  runner: Runner
}

/** Starts the runner with the app and ends it with it. */
export function analysisTools(app: App, deps: Deps, engine: FormEEngine): AnalysisTools {
  const hub = createHub()
  const runner = createRunner(deps, hub, engine, app.log)
  app.addHook('onReady', () => runner.start())
  app.addHook('onClose', () => runner.stop())
  return { deps, hub, runner }
}
