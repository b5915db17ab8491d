import { createReadStream } from 'node:fs'
import { access, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { assertObjectId, type FileStore, isObjectId, ObjectMissing, StorageFull } from '../../ports/files.ts'

const UNFINISHED = 'unfinished'

/**
 * Files in a folder, two letters of the id to a subfolder. Bytes go under `unfinished/` first, are synced,
 * and only then take their name, so that a killed process leaves a whole file or none.
 */
export async function openDiskStore(folder: string): Promise<FileStore> {
  const unfinished = path.join(folder, UNFINISHED)
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const shardOf = (id: string) => path.join(folder, id.slice(0, 2))
  const pathOf = (id: string) => {
    assertObjectId(id)
    return path.join(shardOf(id), id)
  }

  return {
    async put(id, source) {
      const target = pathOf(id)
      const aside = path.join(unfinished, id)
      try {
        await writeSynced(aside, source)
        await mkdir(shardOf(id), { recursive: true, mode: 0o700 })
        await rename(aside, target)
        await syncFolder(shardOf(id))
      } catch (error) {
        await rm(aside, { force: true })
        throw isFull(error) ? new StorageFull(error) : error
      }
    },
    async get(id) {
      const handle = await open(pathOf(id), 'r').catch((error: unknown) => {
        throw codeOf(error) === 'ENOENT' ? new ObjectMissing() : error
      })
      return createReadStream('', { fd: handle, highWaterMark: 256 * 1024 })
    },
    exists: (id) =>
      access(pathOf(id)).then(
        () => true,
        () => false,
      ),
    delete: (id) => rm(pathOf(id), { force: true }),
    async *list() {
      for (const shard of await readdir(folder)) {
        if (shard.length !== 2) continue
        for (const id of await readdir(path.join(folder, shard))) {
          // An object may go while we look; then it needs no listing.
          const found = isObjectId(id) ? await stat(pathOf(id)).catch(() => null) : null
          if (found) yield { id, writtenAt: found.mtime }
        }
      }
    },
    async discardUnfinished(before) {
      for (const name of await readdir(unfinished)) {
        const file = path.join(unfinished, name)
        const found = await stat(file).catch(() => null)
        if (found && found.mtime < before) await rm(file, { force: true })
      }
    },
    check: () => access(unfinished),
  }
}

async function writeSynced(file: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    for await (const bytes of source) await writeAll(handle, bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A full disk may take a part of a write without complaint: go on until all is taken, or it complains. */
async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  let at = 0
  while (at < bytes.byteLength) at += (await handle.write(bytes, at)).bytesWritten
}

/** A file's new name is safe only once its folder is. */
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

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)))
