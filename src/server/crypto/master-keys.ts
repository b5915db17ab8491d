import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import path from 'node:path'
import { KEY_BYTES, newKey } from './aead.ts'

/** Reads a comma-separated list of base64 keys, newest first. Says which one is wrong, never what it holds. */
export function parseMasterKeys(list: string): Buffer[] {
  return list.split(',').map((part, index) => {
    const text = part.trim()
    const key = Buffer.from(text, 'base64')
    if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text) || key.byteLength !== KEY_BYTES) {
      throw new RangeError(`key ${index + 1} of the list is not ${KEY_BYTES} bytes in base64`)
    }
    return key
  })
}

/**
 * The master keys of an installation that was given none: the file `key` in its data folder, made on first
 * start, readable by its owner only. Written aside, synced and linked into place, so that a crash never
 * leaves half a key, and so that of two first starts at once one key wins.
 */
export async function localMasterKeys(dataDir: string): Promise<Buffer[]> {
  const file = path.join(dataDir, 'key')
  const present = await readFile(file, 'utf8').catch(missingIsNull)
  if (present !== null) return parseMasterKeys(present.trim())

  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const fresh = newKey().toString('base64')
  const aside = `${file}.${randomUUID()}.new`
  const handle = await open(aside, 'wx', 0o600)
  try {
    await handle.writeFile(`${fresh}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  try {
    await link(aside, file)
    await syncFolder(dataDir)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await unlink(aside)
  }
  return parseMasterKeys((await readFile(file, 'utf8')).trim())
}

/** The name of a new file is safe only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

function missingIsNull(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null
  throw error
}
