import { queryOptions } from '@tanstack/react-query'
import { AuthStatusSchema, UserSchema } from '#protocol/auth.ts'
import { AUTH_POLL_MS } from '#protocol/limits.ts'
import { callApi } from '../api-client.ts'
import { queryClient, shouldRetry } from '../query-client.ts'
import { forgetUserInfo, keepUserInfo } from './user-info.ts'

export const STATUS_RETRIES = 1
export const USER_STALE_MS = 60_000

/** Who is signed in. */
export const authStatusQuery = queryOptions({
  queryKey: ['auth', 'status'],
  queryFn: ({ signal }) => callApi('/v1/auth/status', { reply: AuthStatusSchema, signal }),
  staleTime: AUTH_POLL_MS,
  refetchInterval: AUTH_POLL_MS,
  retry: (failures, error) => shouldRetry(failures, error, STATUS_RETRIES),
  meta: { logAs: 'Auth check failed' },
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
