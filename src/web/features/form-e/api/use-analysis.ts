import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Analysis, AnalysisEventSchema } from '#protocol/analyses.ts'
import { analysisQuery, eventsUrl, isOver } from './analyses.ts'

const POLL_MS = 1_500

/** Notes what an event says in the cache. Answers whether it was the last one. */
export function noteEvent(client: QueryClient, id: string, data: string): boolean {
  if (data === '[DONE]') return true
  const event = AnalysisEventSchema.parse(JSON.parse(data))
  // Being done is only believed with the result in hand: the last fetch brings both.
  if (isOver(event.status)) return true
  client.setQueryData<Analysis>(analysisQuery(id).queryKey, (known) => known && { ...known, ...event })
  return false
}

/** An analysis, kept up to date while it runs: by its events, and by asking now and then where they do not come. */
export function useAnalysis(id: string) {
  const client = useQueryClient()
  const [streamBroken, setStreamBroken] = useState(false)
  const query = useQuery({
    ...analysisQuery(id),
    refetchInterval: ({ state }) =>
      streamBroken && state.data && !isOver(state.data.status) ? POLL_MS : false,
  })
  const running = query.data !== undefined && !isOver(query.data.status)

  useEffect(() => {
    if (!running || streamBroken) return
    const events = new EventSource(eventsUrl(id))
    const give = () => {
      events.close()
      setStreamBroken(true)
    }
    events.onerror = give
    events.onmessage = ({ data }) => {
      try {
        if (!noteEvent(client, id, String(data))) return
        events.close()
        void client.invalidateQueries({ queryKey: ['analyses'] })
      } catch {
        give()
      }
    }
    return () => events.close()
  }, [id, running, streamBroken, client])

  return query
}
