import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { logError } from './log.ts'

const MINUTE = 60_000

export const STALE_MS = 5 * MINUTE
export const CACHE_MS = 30 * MINUTE
export const RETRIES = 2
export const LONGEST_RETRY_DELAY_MS = 30_000

export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, LONGEST_RETRY_DELAY_MS)
}

/** Trying again is for failures that may pass. A server that has said no says no again. */
export function shouldRetry(failures: number, error: unknown, retries = RETRIES): boolean {
  const refused =
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
  return !refused && failures < retries
}

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (typeof query.meta?.logAs === 'string') logError(query.meta.logAs, error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: CACHE_MS,
        retry: (n, error) => shouldRetry(n, error),
        retryDelay,
      },
      mutations: { retry: (n, error) => shouldRetry(n, error), retryDelay },
    },
  })
}

/** The browser's one cache of what the server said. */
export const queryClient = makeQueryClient()
