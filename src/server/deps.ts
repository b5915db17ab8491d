import type { DatabaseHandle } from './db/client.ts'
import type { Clock } from './ports/clock.ts'
import type { IdentityProvider } from './ports/identity.ts'
import type { Settings } from './settings.ts'

/** All that the app takes from outside. `main.ts` picks the adapters; tests pick others. */
export interface Deps {
  settings: Settings
  clock: Clock
  database: DatabaseHandle
  identity: IdentityProvider
  /** The built pages (build/client). Without them only the API is served. */
  webFolder: string | undefined
}
