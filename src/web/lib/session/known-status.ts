import type { AuthStatus } from '#protocol/auth.ts'
import { ApiError } from '../api-error.ts'

/** Too many requests, or a server that is just being restarted. */
const PASSING = new Set([429, 502, 503, 504])

/**
 * What counts as known about the visitor. A status call that the server failed counts as signed out. A network or
 * a server that is gone for a moment does not throw out somebody whom we knew: their next call will tell.
 */
export function knownStatus(last: AuthStatus | undefined, fault: unknown): AuthStatus | undefined {
  const passing = fault instanceof ApiError && PASSING.has(fault.status)
  return fault && !passing ? undefined : last
}
