import type { IncomingMessage, ServerResponse } from 'node:http'

/** What a provider vouches for. `subject` is who it is; the rest may change. */
export interface Identity {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  name: string
  picture: string | null
}

/** Kept by us between sending somebody to the provider and seeing them come back. */
export interface PendingSignIn {
  state: string
  nonce: string
  codeVerifier: string
  redirectUri: string
}

export class IdentityRefused extends Error {
  override name = 'IdentityRefused'
}

export class IdentityUnavailable extends Error {
  override name = 'IdentityUnavailable'
}

export interface IdentityProvider {
  readonly kind: 'oidc' | 'development' | 'none'
  /** Where to send the browser, and what to keep until it is back. Throws IdentityUnavailable. */
  begin(redirectUri: string): Promise<{ url: string; pending: PendingSignIn }>
  /** Checks what the browser came back with. Throws IdentityRefused or IdentityUnavailable. */
  complete(callbackUrl: URL, pending: PendingSignIn): Promise<Identity>
  /** A provider that lives in this process answers its requests here, under `path`. */
  readonly local?: { path: string; handle(request: IncomingMessage, response: ServerResponse): Promise<void> }
}
