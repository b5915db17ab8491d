import { signInAddress } from '../redirect-target.ts'

export interface GuardedVisit {
  /** The server has not said yet who this is. */
  pending: boolean
  authenticated: boolean
  activated: boolean
  /** Where the visitor wants to go: path and search. */
  path: string
}

export type GuardDecision = { kind: 'wait' } | { kind: 'show' } | { kind: 'go'; to: string }

/** Who may see a protected page, and where the others go instead. */
export function guard(visit: GuardedVisit): GuardDecision {
  if (visit.pending) return { kind: 'wait' }
  if (!visit.authenticated)
    return { kind: 'go', to: isDashboard(visit.path) ? '/' : signInAddress(visit.path) }
  if (!visit.activated) return { kind: 'go', to: `/waitlist?from=${encodeURIComponent(visit.path)}` }
  return { kind: 'show' }
}

function isDashboard(path: string): boolean {
  return /^\/app\/?(?:[?#]|$)/.test(path)
}
