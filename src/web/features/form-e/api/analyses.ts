import { queryOptions } from '@tanstack/react-query'
import { AnalysisListSchema, AnalysisSchema, type AnalysisStatus } from '#protocol/analyses.ts'
import { DocumentSchema } from '#protocol/document.ts'
import { callApi, nothing } from '#web/lib/api-client.ts'

const base = '/v1/analyses'
const at = (id: string) => `${base}/${encodeURIComponent(id)}`

export const isOver = (status: AnalysisStatus): boolean => status !== 'queued' && status !== 'running'

export const analysesQuery = queryOptions({
  queryKey: ['analyses'],
  queryFn: ({ signal }) => callApi(base, { signal, reply: AnalysisListSchema }),
  staleTime: 0,
})

export const analysisQuery = (id: string) =>
  queryOptions({
    queryKey: ['analyses', id],
    queryFn: ({ signal }) => callApi(at(id), { signal, reply: AnalysisSchema }),
    // A finished analysis does not change any more.
    staleTime: ({ state }) => (state.data && isOver(state.data.status) ? Number.POSITIVE_INFINITY : 0),
  })

export const deleteAnalysis = (id: string) => callApi(at(id), { method: 'DELETE', reply: nothing })

export const cancelAnalysis = (id: string) => callApi(`${at(id)}/cancel`, { method: 'POST', reply: nothing })

export const eventsUrl = (id: string): string => `${at(id)}/events`

export type ExportFormat = 'docx' | 'json'

export const exportUrl = (id: string, format: ExportFormat): string => `${at(id)}/export?format=${format}`

export const sourceUrl = (id: string, source: string): string =>
  `${at(id)}/sources/${encodeURIComponent(source)}`

export const loadDocument = (id: string, source: string) =>
  callApi(`${sourceUrl(id, source)}/document`, { reply: DocumentSchema })
