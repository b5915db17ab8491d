import { useQuery } from '@tanstack/react-query'
import type { User } from '#protocol/auth.ts'
import { isActivated } from './activated.ts'
import { knownStatus } from './known-status.ts'
import { authStatusQuery, refreshSession, userInfoQuery } from './queries.ts'

export interface Session {
  /** True until the server has said who this is. */
  pending: boolean
  isAuthenticated: boolean
  activated: boolean
  user: Pick<User, 'id' | 'name' | 'email' | 'picture'> | null
  /** The whole profile, once it has been loaded. */
  profile: User | undefined
  /** Forgets what is known and asks the server again. */
  refresh: () => Promise<void>
}

/** Who is using this browser, kept up to date by polling. */
export function useSession(): Session {
  const asked = useQuery(authStatusQuery)
  const status = knownStatus(asked.data, asked.error)
  const isAuthenticated = status?.authenticated === true && status.user !== null
  const info = useQuery({ ...userInfoQuery, enabled: isAuthenticated })
  const profile = isAuthenticated ? info.data : undefined
  const activated = isAuthenticated && isActivated(status, profile)
  return {
    pending: asked.isPending || (isAuthenticated && !activated && info.isPending),
    isAuthenticated,
    activated,
    user: isAuthenticated ? (profile ?? status.user) : null,
    profile,
    refresh: refreshSession,
  }
}
