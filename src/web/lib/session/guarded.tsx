import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { guard } from './guard.ts'
import { useSession } from './use-session.ts'

/** Shows its content to those who may see it, and sends the others where they belong. */
export function Guarded({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  const decision = guard({
    pending: session.pending,
    authenticated: session.isAuthenticated,
    activated: session.activated,
    path: pathname + search,
  })
  if (decision.kind === 'wait') return <LoadingScreen />
  if (decision.kind === 'go') return <Navigate to={decision.to} replace />
  return children
}
