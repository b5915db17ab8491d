import type { AuthStatus, User } from '#protocol/auth.ts'

/** Open to the app: the status says so, or the user is activated, or is not on the waitlist. */
export function isActivated(
  status: Pick<AuthStatus, 'activated'>,
  user: Pick<User, 'activated' | 'waitlist'> | undefined,
): boolean {
  return status.activated || (user !== undefined && (user.activated || !user.waitlist))
}
