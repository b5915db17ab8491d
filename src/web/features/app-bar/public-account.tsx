import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '#web/lib/query-client.ts'
import { AvatarMenu } from './avatar-menu.tsx'

/** The account menu on a public page. It brings the session's code along, so it is loaded for the signed-in only. */
export function PublicAccount() {
  return (
    <QueryClientProvider client={queryClient}>
      <AvatarMenu />
    </QueryClientProvider>
  )
}
