import { LogoutReplySchema } from '#protocol/auth.ts'
import { callApi } from '../api-client.ts'
import { logError } from '../log.ts'
import { queryClient } from '../query-client.ts'
import { refreshSession } from './queries.ts'

/** Ends the session. Whatever the browser had of the user's is dropped; a failure is only logged. */
export async function signOut(): Promise<boolean> {
  try {
    await callApi('/v1/auth/logout', { reply: LogoutReplySchema })
  } catch (error) {
    logError('Sign out failed', error)
    return false
  }
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'auth' })
  queryClient.removeQueries({ queryKey: ['auth', 'user-info'] })
  await refreshSession()
  return true
}
