import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { Provider } from 'oidc-provider'
import { memoryAdapter } from './memory-adapter.ts'
import type { createPeople } from './people.ts'

interface ProviderOptions {
  issuer: string
  clientId: string
  clientSecret: string
  redirectUris: string[]
  people: ReturnType<typeof createPeople>
  /** Where the page stands on which somebody says who they are. */
  interactionPath(uid: string): string
}

/** A whole OpenID provider for a developer's machine, so that sign-in there is the same code as with a real one. */
export function createProvider(options: ProviderOptions): Provider {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const provider = new Provider(options.issuer, {
    adapter: memoryAdapter(),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'EC', use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: options.redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => options.interactionPath(uid) },
    async findAccount(_context, subject) {
      const person = options.people.find(subject)
      if (!person) return undefined
      return { accountId: subject, claims: () => ({ sub: subject, email_verified: true, ...person }) }
    },
    // Whoever signs in here has agreed to tell us who they are: there is no further question to ask.
    async loadExistingGrant({ oidc }) {
      const clientId = oidc.client?.clientId
      const accountId = oidc.session?.accountId
      if (!clientId || !accountId) return undefined
      const grant = new provider.Grant({ clientId, accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError(context, { error_description: description }) {
      context.type = 'text/plain'
      context.body = `The development sign-in could not go on${description ? `: ${description}` : ''}. Close this window and try again.`
    },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      IdToken: 300,
      Interaction: 1800,
      Session: 1800,
      Grant: 1800,
    },
  })
  return provider
}
