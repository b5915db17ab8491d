import { SIGN_IN_POPUP } from '#protocol/limits.ts'

export const SIGN_IN_PATH = '/v1/auth/login/google'

/** Opens the sign-in window over the middle of this one. False where the browser did not allow it. */
export function openSignInWindow(): boolean {
  const { width, height } = SIGN_IN_POPUP
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  const opened = window.open(
    SIGN_IN_PATH,
    'verity-sign-in',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  )
  opened?.focus()
  return opened !== null
}
