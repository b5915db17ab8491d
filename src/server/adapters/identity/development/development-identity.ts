import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ownOrigins } from '#server/plugins/own-origins.ts'
import type { IdentityProvider } from '#server/ports/identity.ts'
import type { Settings } from '#server/settings.ts'
import { oidcIdentity } from '../oidc.ts'
import { createPeople } from './people.ts'
import { createProvider } from './provider.ts'
import { answerSignInPage } from './sign-in-page.ts'

const PATH = '/dev-idp'
const INTERACTION = `${PATH}/interaction/`
export const CALLBACK_PATH = '/v1/auth/callback/google'

/** The development provider, under our own address, and the client that signs people in with it. */
export function developmentIdentity(settings: Settings): IdentityProvider {
  if (settings.production || !settings.loopback) {
    throw new Error('The development identity provider is for this machine alone, and never for production')
  }
  const issuer = `${settings.publicUrl}${PATH}`
  const clientSecret = randomBytes(32).toString('base64url')
  const people = createPeople()
  const provider = createProvider({
    issuer,
    clientId: 'verity',
    clientSecret,
    redirectUris: ownOrigins(settings).map((origin) => `${origin}${CALLBACK_PATH}`),
    people,
    interactionPath: (uid) => `${INTERACTION}${uid}`,
  })
  const answer = provider.callback()

  async function handle(request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) {
    const url = request.url ?? PATH
    if (url.startsWith(INTERACTION)) return answerSignInPage({ provider, people }, request, response)
    // The provider finds out by this pair where it is mounted.
    request.originalUrl = url
    request.url = url.slice(PATH.length) || '/'
    await answer(request, response)
  }

  return {
    ...oidcIdentity({ issuer, clientId: 'verity', clientSecret, kind: 'development', prompt: 'login' }),
    local: { path: PATH, handle },
  }
}
