import { useEffect, useState } from 'react'

/**
 * Whether somebody is signed in, asked once. The public pages do without the app's query cache and schemas,
 * which weigh more than the page itself; so what comes back is checked by hand.
 */
export function useSignedIn(): boolean {
  const [signedIn, setSignedIn] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    askSignedIn(leaving.signal).then(setSignedIn, () => undefined)
    return () => leaving.abort()
  }, [])
  return signedIn
}

async function askSignedIn(signal: AbortSignal): Promise<boolean> {
  const response = await fetch('/v1/auth/status', { credentials: 'same-origin', signal })
  if (!response.ok) return false
  const status: unknown = await response.json()
  return (
    typeof status === 'object' &&
    status !== null &&
    'authenticated' in status &&
    status.authenticated === true &&
    'user' in status &&
    status.user !== null
  )
}
