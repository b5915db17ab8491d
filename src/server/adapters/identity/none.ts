import { type IdentityProvider, IdentityUnavailable } from '#server/ports/identity.ts'

const notSetUp = () => Promise.reject(new IdentityUnavailable('No provider is set up'))

/** Where no provider was named and the development one is not allowed: sign-in says so. */
export const noIdentity: IdentityProvider = { kind: 'none', begin: notSetUp, complete: notSetUp }
