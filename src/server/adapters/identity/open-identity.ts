import type { IdentityProvider } from '#server/ports/identity.ts'
import type { Settings } from '#server/settings.ts'
import { noIdentity } from './none.ts'
import { oidcIdentity } from './oidc.ts'

/** The provider that the settings name. The development one is not even loaded where it is not used. */
export async function openIdentity(settings: Settings): Promise<IdentityProvider> {
  const { identity } = settings
  switch (identity.kind) {
    case 'oidc':
      return oidcIdentity({ ...identity, prompt: 'select_account' })
    case 'development': {
      const { developmentIdentity } = await import('./development/development-identity.ts')
      return developmentIdentity(settings)
    }
    case 'none':
      return noIdentity
  }
}
