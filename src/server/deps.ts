import type { Keyring } from './crypto/keyring.ts'
import type { DatabaseHandle } from './db/client.ts'
import type { Clock } from './ports/clock.ts'
import type { DocumentReader } from './ports/documents.ts'
import type { FileStore } from './ports/files.ts'
import type { IdentityProvider } from './ports/identity.ts'
import type { Settings } from './settings.ts'

/** All that the app takes from outside. `main.ts` picks the adapters; tests pick others. */
export interface Deps {
  settings: Settings
  clock: Clock
  database: DatabaseHandle
  identity: IdentityProvider
  /** The master keys, which open the users' data keys. */
  keyring: Keyring
  /** Where sealed bytes are kept. */
  files: FileStore
  documents: DocumentReader
  /** The built pages (build/client). Without them only the API is served. */
  webFolder: string | undefined
}
