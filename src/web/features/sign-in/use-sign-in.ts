import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { SIGN_IN_POLL_MS } from '#protocol/limits.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { redirectTarget } from '#web/lib/redirect-target.ts'
import { authStatusQuery, userInfoQuery } from '#web/lib/session/queries.ts'
import { toast } from '#web/ui/toasts.tsx'

/** The last page of the sign-in window says so here; polling finds out anyway where it cannot. */
const CHANNEL = 'verity-auth'

/** Watches for the sign-in to succeed, in this window or the one it opened, then goes where the visitor wanted. */
export function useSignIn() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const target = redirectTarget(search.get('from'))

  const status = useQuery({
    ...authStatusQuery,
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.authenticated ? false : SIGN_IN_POLL_MS),
    refetchIntervalInBackground: true,
  })
  const signedIn = status.data?.authenticated === true && status.data.user !== null

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = () => void queryClient.invalidateQueries({ queryKey: authStatusQuery.queryKey })
    return () => channel.close()
  }, [])

  useEffect(() => {
    if (!signedIn) return
    let gone = false
    void queryClient
      .fetchQuery({ ...userInfoQuery, staleTime: 0, retry: false })
      .catch(() => toast.error('Failed to fetch user info'))
      .then(() => {
        if (!gone) navigate(target, { replace: true })
      })
    return () => {
      gone = true
    }
  }, [signedIn, target, navigate])

  return { signedIn, development: status.data?.development === true }
}
