import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class FolderInUse extends Error {
  override name = 'FolderInUse'
  constructor(folder: string, holder: string | undefined) {
    super(
      `Another Verity${holder ? ` (process ${holder})` : ''} is using the data folder ${folder}. ` +
        'Stop it first, or give this one a folder of its own with DATA_DIR.',
    )
  }
}

const SQLITE_BUSY = 5

/**
 * Keeps a second process out of a data folder, where the embedded database would silently lose rows.
 *
 * The lock is one that the operating system holds for the process and drops when it dies, however it dies, so
 * there is no stale lock to clear and no race in clearing it. Node has no call for such a lock itself; an
 * exclusive transaction of its SQLite is one.
 *
 * @returns What releases it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const holderFile = path.join(folder, 'in-use.pid')
  const database = new DatabaseSync(path.join(folder, 'in-use.lock'), { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (isBusy(error)) throw new FolderInUse(folder, holderOf(holderFile))
    throw error
  }
  writeFileSync(holderFile, `${process.pid}\n`)
  return () => database.close()
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function holderOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}
