import type { AnalysisEvent } from '#protocol/analyses.ts'

type Listener = (event: AnalysisEvent) => void

/**
 * Tells those who watch an analysis on this node what happens to it, at once. Whoever watches from another
 * node looks into the database instead, which is a little later.
 */
export interface Hub {
  publish(id: string, event: AnalysisEvent): void
  /** Returns what ends the subscription. */
  subscribe(id: string, listener: Listener): () => void
}

export function createHub(): Hub {
  const listeners = new Map<string, Set<Listener>>()
  return {
    publish(id, event) {
      for (const listener of listeners.get(id) ?? []) listener(event)
    },
    subscribe(id, listener) {
      const those = listeners.get(id) ?? new Set()
      listeners.set(id, those.add(listener))
      return () => {
        those.delete(listener)
        if (those.size === 0) listeners.delete(id)
      }
    },
  }
}

/** True for a state that nothing follows. */
export function isFinal(status: AnalysisEvent['status']): boolean {
  return status === 'done' || status === 'failed' || status === 'canceled'
}
