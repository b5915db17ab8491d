import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { quickenImports } from './fast-imports.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

const webFolder = fileURLToPath(new URL('../../build/client', import.meta.url))

/** Ends with a sentence for whoever started the server, not with a stack. */
function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** Opens the database while the rest of the code is still being loaded: each takes its time. */
async function openMigrated(settings: Settings) {
  const [{ openDatabase }, { migrateDatabase }] = await Promise.all([
    import('./adapters/database/open-database.ts'),
    import('./db/migrate.ts'),
  ])
  const database = await openDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    onLost: (error) => stop(`The embedded database is gone, so nothing can be served: ${error.message}`),
    onConnectionError: (error) => console.error(`A database connection broke: ${error.message}`),
  })
  await migrateDatabase(database.pool)
  return database
}

async function openFiles(settings: Settings) {
  if (settings.s3) return (await import('./adapters/files/s3.ts')).openS3Store(settings.s3)
  const { openDiskStore } = await import('./adapters/files/disk.ts')
  return openDiskStore(path.join(settings.dataDir, 'files'))
}

async function openKeyring(settings: Settings) {
  const { createKeyring } = await import('./crypto/keyring.ts')
  const { localMasterKeys } = await import('./crypto/master-keys.ts')
  return createKeyring(settings.encryptionKeys ?? (await localMasterKeys(settings.dataDir)))
}

async function start(settings: Settings): Promise<void> {
  const [database, { buildApp }, { systemClock }, { createDocumentReader }, { openIdentity }] =
    await Promise.all([
      openMigrated(settings),
      import('./app.ts'),
      import('./adapters/clock/system-clock.ts'),
      import('./adapters/documents/reader.ts'),
      import('./adapters/identity/open-identity.ts'),
    ])
  const documents = createDocumentReader()
  const app = await buildApp({
    settings,
    clock: systemClock,
    database,
    identity: await openIdentity(settings),
    keyring: await openKeyring(settings),
    files: await openFiles(settings),
    documents,
    webFolder,
  })
  closeOnSignals(async () => {
    await app.close()
    await documents.close()
    await database.close()
  })
  const address = await app.listen({ port: settings.port, host: settings.host })
  // The first document should not wait for the readers to come up; should that fail, the first reading says why.
  documents.warm().catch(() => undefined)
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
async function sentenceFor(error: unknown): Promise<string | null> {
  const { toAppError } = await import('./plugins/error-mapping.ts')
  const { FolderInUse } = await import('./adapters/database/folder-lock.ts')
  if (error instanceof FolderInUse) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return 'Something else is using this port already. Stop it, or choose another with PORT.'
  }
  if (code === 'EACCES') {
    return 'This port or the data folder is not ours to use. Choose others with PORT and DATA_DIR.'
  }
  if (toAppError(error)?.code === 'UNAVAILABLE') {
    return 'The database at DATABASE_URL does not answer. Is it running, and is the address right?'
  }
  return null
}

const settings = settingsOrStop()
quickenImports()
start(settings).catch(async (error: unknown) => {
  const sentence = await sentenceFor(error)
  if (sentence) stop(sentence)
  console.error(error)
  process.exit(1)
})
