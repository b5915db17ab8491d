import { useQuery } from '@tanstack/react-query'
import type { User } from '#protocol/auth.ts'
import { isActivated } from './activated.ts'
import { authStatusQuery, refreshSession, userInfoQuery } from './queries.ts'

export interface Session {
  /** True until the server has said who this is. */
  pending: boolean
  isAuthenticated: boolean
  activated: boolean
  user: Pick<User, 'id' | 'name' | 'email' | 'picture'> | null
  /** The whole profile, once it has been loaded. */
  profile: User | undefined
  /** Sign-in is the labelled development provider, not Google. */
  development: boolean
  refresh: () => Promise<void>
}

/** Who is using this browser, kept up to date by polling. */
export function useSession(): Session {
  const status = useQuery(authStatusQuery)
  const isAuthenticated = status.data?.authenticated === true && status.data.user !== null
  const info = useQuery({ ...userInfoQuery, enabled: isAuthenticated })
  const profile = isAuthenticated ? info.data : undefined
  const activated = isAuthenticated && status.data !== undefined && isActivated(status.data, profile)
  return {
    pending: status.isPending || (isAuthenticated && !activated && info.isPending),
    isAuthenticated,
    activated,
    user: isAuthenticated ? (profile ?? status.data?.user ?? null) : null,
    profile,
    development: status.data?.development === true,
    refresh: refreshSession,
  }
}
