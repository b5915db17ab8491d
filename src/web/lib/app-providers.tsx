import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Toasts } from '../ui/toasts.tsx'
import { queryClient } from './query-client.ts'

/** What the account and app screens need and the public pages do not: the cache of replies, and toasts. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Toasts />
    </QueryClientProvider>
  )
}
