import { queryOptions } from '@tanstack/react-query'
import { type AuthStatus, AuthStatusSchema, UserSchema } from '#protocol/auth.ts'
import { AUTH_POLL_MS } from '#protocol/limits.ts'
import { callApi } from '../api-client.ts'
import { logError } from '../log.ts'
import { queryClient, shouldRetry } from '../query-client.ts'
import { forgetUserInfo, keepUserInfo } from './user-info.ts'

const SIGNED_OUT: AuthStatus = { authenticated: false, activated: false, user: null, development: false }
const USER_STALE_MS = 60_000

/** Who is signed in. A failure counts as signed out, and is only logged. */
export const authStatusQuery = queryOptions({
  queryKey: ['auth', 'status'],
  queryFn: async ({ signal }) => {
    const ask = () => callApi('/v1/auth/status', { reply: AuthStatusSchema, signal })
    try {
      return await ask().catch((error: unknown) => (shouldRetry(0, error, 1) ? ask() : Promise.reject(error)))
    } catch (error) {
      if (!signal.aborted) logError('Auth check failed', error)
      return SIGNED_OUT
    }
  },
  staleTime: AUTH_POLL_MS,
  refetchInterval: AUTH_POLL_MS,
  retry: false,
})

/** The signed-in user's profile. Ask only when somebody is signed in. */
export const userInfoQuery = queryOptions({
  queryKey: ['auth', 'user-info'],
  queryFn: async ({ signal }) => {
    try {
      const user = await callApi('/v1/users/info', { reply: UserSchema, signal })
      keepUserInfo(user)
      return user
    } catch (error) {
      if (!signal.aborted) forgetUserInfo()
      throw error
    }
  },
  staleTime: USER_STALE_MS,
  refetchInterval: AUTH_POLL_MS,
})

/** Forgets who was signed in and asks again. */
export async function refreshSession(): Promise<void> {
  forgetUserInfo()
  await queryClient.invalidateQueries({ queryKey: ['auth'] })
}
