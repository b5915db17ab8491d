import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { systemClock } from './adapters/clock/system-clock.ts'
import { FolderInUse } from './adapters/database/folder-lock.ts'
import { openDatabase } from './adapters/database/open-database.ts'
import { createDocumentReader } from './adapters/documents/reader.ts'
import { openDiskStore } from './adapters/files/disk.ts'
import { openS3Store } from './adapters/files/s3.ts'
import { openIdentity } from './adapters/identity/open-identity.ts'
import { buildApp } from './app.ts'
import { createKeyring } from './crypto/keyring.ts'
import { localMasterKeys } from './crypto/master-keys.ts'
import { migrateDatabase } from './db/migrate.ts'
import { toAppError } from './plugins/error-mapping.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

const webFolder = fileURLToPath(new URL('../../build/client', import.meta.url))

/** Ends with a sentence for whoever started the server, not with a stack. */
function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

async function start(settings: Settings): Promise<void> {
  const lost = (error: Error) =>
    stop(`The embedded database is gone, so nothing can be served: ${error.message}`)
  const database = await openDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    onLost: lost,
    onConnectionError: (error) => app?.log.warn({ err: error }, 'A database connection broke'),
  })
  let app: Awaited<ReturnType<typeof buildApp>> | undefined
  await migrateDatabase(database.pool)

  const documents = createDocumentReader()
  app = await buildApp({
    settings,
    clock: systemClock,
    database,
    identity: await openIdentity(settings),
    keyring: createKeyring(settings.encryptionKeys ?? (await localMasterKeys(settings.dataDir))),
    files: settings.s3 ? openS3Store(settings.s3) : await openDiskStore(path.join(settings.dataDir, 'files')),
    documents,
    webFolder,
  })
  closeOnSignals(async () => {
    await app.close()
    await documents.close()
    await database.close()
  })
  const address = await app.listen({ port: settings.port, host: settings.host })
  // With port 0 the system chose one, and only now is it known which.
  console.log(`Verity is at ${settings.port === 0 ? address : settings.publicUrl}`)
  if (settings.identity.kind === 'development') {
    console.log(
      'Sign-in is the development provider: it believes anybody. Set GOOGLE_CLIENT_ID for a real one.',
    )
  }
  if (settings.identity.kind === 'none') {
    console.log('Nobody can sign in: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.')
  }
}

/** Ends in good order once: streams are told, what runs is finished, the database is closed last. */
function closeOnSignals(close: () => Promise<void>): void {
  let closing = false
  const end = () => {
    if (closing) return
    closing = true
    // Should anything hang, the process still ends, and what it did not finish is taken up at the next start.
    setTimeout(() => process.exit(1), 10_000).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => stop(`The server did not close in good order: ${String(error)}`),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  // Started by our launcher, we end when it does, even if it was killed outright.
  if (process.channel) process.on('disconnect', end)
}

function settingsOrStop(): Settings {
  try {
    return readSettings()
  } catch (error) {
    if (error instanceof SettingsError) return stop(error.message)
    throw error
  }
}

/** The faults that whoever starts a server meets, in a sentence that says what to do. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof FolderInUse) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return 'Something else is using this port already. Stop it, or choose another with PORT.'
  if (code === 'EACCES')
    return 'This port or the data folder is not ours to use. Choose others with PORT and DATA_DIR.'
  if (toAppError(error)?.code === 'UNAVAILABLE')
    return 'The database at DATABASE_URL does not answer. Is it running, and is the address right?'
  return null
}

start(settingsOrStop()).catch((error: unknown) => {
  const sentence = sentenceFor(error)
  if (sentence) stop(sentence)
  console.error(error)
  process.exit(1)
})
