import type { AnalysisEvent } from '#protocol/analyses.ts'
import { type Hub, isFinal } from './hub.ts'

export interface WatchOptions {
  hub: Hub
  id: string
  /** The present state, or null where there is no such analysis any more. */
  look(): Promise<AnalysisEvent | null>
  signal: AbortSignal
  /** How often it looks for itself: another node may be the one at work. */
  everyMs: number
}

/**
 * The states of an analysis as they come, each once, from the present one to the last. Ends after the last
 * one, when the analysis is erased, or when `signal` aborts. Yields null for each time that nothing came.
 */
export async function* watchAnalysis(options: WatchOptions): AsyncGenerator<AnalysisEvent | null> {
  const { hub, id, look, signal, everyMs } = options
  const heard: AnalysisEvent[] = []
  let wake = () => {}
  const unsubscribe = hub.subscribe(id, (event) => {
    heard.push(event)
    wake()
  })
  const onAbort = () => wake()
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    let last: AnalysisEvent | undefined
    while (!signal.aborted) {
      const newest = heard.splice(0).at(-1)
      const event = newest ?? (await look())
      if (!event) return
      // Progress is written down less often than it is told: what is looked up may be behind what was heard.
      const isNews = !isSame(event, last) && (newest || !isBehind(event, last))
      yield isNews ? event : null
      if (isNews) last = event
      if (isFinal(event.status)) return
      if (heard.length > 0) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, everyMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
        if (signal.aborted) wake()
      })
    }
  } finally {
    unsubscribe()
    signal.removeEventListener('abort', onAbort)
  }
}

const isSame = (a: AnalysisEvent, b?: AnalysisEvent) => JSON.stringify(a) === JSON.stringify(b)

const isBehind = (a: AnalysisEvent, b?: AnalysisEvent) =>
  a.status === b?.status && a.progress.done < b.progress.done
