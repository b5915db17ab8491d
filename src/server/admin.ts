// npm run admin -- …: what whoever runs an installation does without a browser.
import { createKeyring } from './crypto/keyring.ts'
import { localMasterKeys } from './crypto/master-keys.ts'
import { rewrapUserKeys } from './crypto/user-keys.ts'
import type { DatabaseHandle } from './db/client.ts'
import { quickenImports } from './fast-imports.ts'
import { verifyChain } from './features/audit/verify.ts'
import { findPeople, listPeople, type Person, setAdmitted } from './features/waitlist/service.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

const HELP = `npm run admin -- COMMAND

  waitlist list                      everybody with an account, who waits first
  waitlist activate EMAIL-or-ID      let somebody in, from their next request on
  waitlist deactivate EMAIL-or-ID    put somebody back on the waitlist
  audit verify                       check every link of the record of what was done
  keys rewrap                        wrap all users' keys with the first key of ENCRYPTION_KEY

With the embedded database, stop the server first: only one process can have it open.`

interface Host {
  settings: Settings
  database: DatabaseHandle
}

type Command = (host: Host, ...words: string[]) => Promise<number>

const line = ({ id, name, email, admitted, since }: Person) =>
  `${admitted ? 'in     ' : 'waiting'}  ${since.toISOString().slice(0, 10)}  ${id}  ${email}  ${name}`

function admit(admitted: boolean): Command {
  return async ({ database: { db } }, who) => {
    if (!who) return complain(`Say whom: an e-mail address or an id.\n\n${HELP}`)
    const found = await findPeople(db, who)
    const [person, ...others] = found
    if (!person) return complain(`Nobody has the address or id ${who}.`)
    if (others.length > 0) {
      return complain(
        `More than one account has this address; name one by its id:\n${found.map(line).join('\n')}`,
      )
    }
    const changed = await setAdmitted(db, person, admitted, new Date())
    const state = admitted ? 'in' : 'on the waitlist'
    console.log(changed ? `${person.email} is ${state} now.` : `${person.email} was ${state} already.`)
    return 0
  }
}

const COMMANDS: Record<string, Command> = {
  'waitlist list': async ({ database: { db } }) => {
    const people = await listPeople(db)
    console.log(people.length === 0 ? 'Nobody has an account yet.' : people.map(line).join('\n'))
    return 0
  },
  'waitlist activate': admit(true),
  'waitlist deactivate': admit(false),
  'audit verify': async ({ database: { db } }) => {
    const report = await verifyChain(db)
    if (!report.ok) return complain(`The record is broken at event ${report.sequence}: ${report.problem}.`)
    console.log(`${report.events} events, every link holds. The last one: ${report.head}`)
    return 0
  },
  'keys rewrap': async ({ settings, database: { db } }) => {
    const keyring = createKeyring(settings.encryptionKeys ?? (await localMasterKeys(settings.dataDir)))
    console.log(`${await rewrapUserKeys(db, keyring)} keys wrapped anew.`)
    return 0
  },
}

function complain(sentence: string): number {
  console.error(sentence)
  return 1
}

async function open(settings: Settings): Promise<DatabaseHandle> {
  const { openDatabase } = await import('./adapters/database/open-database.ts')
  const { migrateDatabase } = await import('./db/migrate.ts')
  const tell = (error: Error) => console.error(error.message)
  const { databaseUrl, dataDir } = settings
  const database = await openDatabase({ databaseUrl, dataDir, onLost: tell, onConnectionError: tell })
  await migrateDatabase(database.pool)
  return database
}

async function run([area = '', verb = '', ...rest]: string[]): Promise<number> {
  const command = COMMANDS[`${area} ${verb}`]
  if (!command) return complain(HELP)
  const settings = readSettings()
  const database = await open(settings)
  try {
    return await command({ settings, database }, ...rest)
  } finally {
    await database.close()
  }
}

quickenImports()
run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  async (error: unknown) => {
    const { FolderInUse } = await import('./adapters/database/folder-lock.ts')
    const isPlain = error instanceof SettingsError || error instanceof FolderInUse
    console.error(isPlain ? error.message : error)
    process.exit(1)
  },
)
