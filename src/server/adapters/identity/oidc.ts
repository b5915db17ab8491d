import * as client from 'openid-client'
import {
  type Identity,
  type IdentityProvider,
  IdentityRefused,
  IdentityUnavailable,
  type PendingSignIn,
} from '#server/ports/identity.ts'

interface OidcOptions {
  issuer: string
  clientId: string
  clientSecret: string
  /** `development`: a provider of our own on this machine, spoken to without TLS. */
  kind: 'oidc' | 'development'
  /** What the provider should ask even of somebody whom it still knows. */
  prompt: 'login' | 'select_account'
}

const TIMEOUT_SECONDS = 10

/** Sign-in by OpenID Connect: authorization code with PKCE, state and nonce. Google, or any other provider. */
export function oidcIdentity(options: OidcOptions): IdentityProvider {
  let discovered: Promise<client.Configuration> | undefined

  /** The provider's own description, fetched at the first sign-in and again after a failure. */
  const configuration = (): Promise<client.Configuration> => {
    discovered ??= client
      .discovery(new URL(options.issuer), options.clientId, options.clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        execute: [
          // The signature is checked too, though the token comes straight from the provider.
          client.enableNonRepudiationChecks,
          ...(options.kind === 'development' ? [client.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        discovered = undefined
        throw new IdentityUnavailable('The provider does not answer', { cause: error })
      })
    return discovered
  }

  return {
    kind: options.kind,
    async begin(redirectUri) {
      const config = await configuration()
      const pending: PendingSignIn = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
        redirectUri,
      }
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(pending.codeVerifier),
        code_challenge_method: 'S256',
        prompt: options.prompt,
      })
      return { url: url.href, pending }
    },
    async complete(callbackUrl, pending) {
      const config = await configuration()
      try {
        const tokens = await client.authorizationCodeGrant(config, callbackUrl, {
          pkceCodeVerifier: pending.codeVerifier,
          expectedState: pending.state,
          expectedNonce: pending.nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new IdentityRefused('The provider vouched for nobody')
        const info = await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        return identityOf(claims.iss, claims.sub, { ...info, ...claims })
      } catch (error) {
        throw told(error)
      }
    },
  }
}

function identityOf(issuer: string, subject: string, claims: Record<string, unknown>): Identity {
  const text = (name: string) => {
    const value = claims[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
  }
  const email = text('email')
  if (!email) throw new IdentityRefused('The provider gave no e-mail address')
  return {
    issuer,
    subject,
    email,
    emailVerified: claims.email_verified === true,
    name: text('name') ?? email.split('@')[0] ?? email,
    picture: text('picture'),
  }
}

/** A refusal is about this sign-in; anything else about the provider or the way to it. */
function told(error: unknown): Error {
  if (error instanceof IdentityRefused) return error
  const refused =
    error instanceof client.AuthorizationResponseError ||
    (error instanceof client.ResponseBodyError && error.status < 500) ||
    (error instanceof client.ClientError && !isTransport(error))
  return refused
    ? new IdentityRefused('The sign-in was refused', { cause: error })
    : new IdentityUnavailable('The provider does not answer', { cause: error })
}

function isTransport(error: client.ClientError): boolean {
  const { code, cause } = error
  return code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || cause instanceof TypeError
}
