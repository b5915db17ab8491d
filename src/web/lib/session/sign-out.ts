import { LogoutReplySchema } from '#protocol/auth.ts'
import { callApi } from '../api-client.ts'
import { logError } from '../log.ts'
import { queryClient } from '../query-client.ts'
import { refreshSession } from './queries.ts'

/**
 * Ends the session, leaves the guarded screens by `leave`, and drops whatever the browser had of the user's.
 * A failure is only logged: the user is still signed in, and still sees it.
 */
export async function signOut(leave: () => unknown): Promise<void> {
  try {
    await callApi('/v1/auth/logout', { reply: LogoutReplySchema })
  } catch (error) {
    logError('Sign out failed', error)
    return
  }
  await leave()
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'auth' })
  queryClient.removeQueries({ queryKey: ['auth', 'user-info'] })
  await refreshSession()
}
