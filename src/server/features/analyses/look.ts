import type { AnalysisEvent, AnalysisSummary } from '#protocol/analyses.ts'
import { AppError } from '#server/plugins/app-error.ts'
import { isFinal } from './hub.ts'
import { getSummary } from './service.ts'
import type { AnalysisTools } from './tools.ts'
import { type WatchOptions, watchAnalysis } from './watch.ts'

/** How often a watcher looks into the database: what happens on this node it hears of at once. */
const LOOK_EVERY_MS = 1_500

/** How to watch an analysis of this owner. */
export function watchOptions(
  { deps, hub }: AnalysisTools,
  owner: string,
  id: string,
  signal: AbortSignal,
): WatchOptions {
  const look = async () => {
    try {
      return eventOf(await getSummary(deps, owner, id))
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null
      throw error
    }
  }
  return { hub, id, look, signal, everyMs: LOOK_EVERY_MS }
}

function eventOf({ status, progress, error }: AnalysisSummary): AnalysisEvent {
  return { status, progress, ...(error && { error }) }
}

/** Resolves once the analysis has ended, or when `signal` aborts. */
export async function untilEnded(options: WatchOptions): Promise<void> {
  for await (const event of watchAnalysis(options)) if (event && isFinal(event.status)) return
}
