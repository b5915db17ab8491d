import type { AuthStatus } from '#protocol/auth.ts'
import { ApiError } from '../api-error.ts'

/**
 * What counts as known about the visitor. A status call that the server failed counts as signed out. A network
 * that is gone for a moment does not throw out somebody whom we knew: their next call will tell.
 */
export function knownStatus(last: AuthStatus | undefined, fault: unknown): AuthStatus | undefined {
  const offline = fault instanceof ApiError && fault.code === 'NETWORK_ERROR'
  return fault && !offline ? undefined : last
}
