import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FileStore, newObjectId, ObjectMissing, StorageFull } from '../../ports/files.ts'
import { openDiskStore } from './disk.ts'
import { openS3Store } from './s3.ts'

const temporary = () => mkdtemp(path.join(os.tmpdir(), 'verity-files-'))

async function* chunks(bytes: Buffer, size = 70_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function* breaksAfter(bytes: Buffer) {
  yield bytes
  throw new Error('the client went away')
}

async function read(store: FileStore, id: string): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of await store.get(id)) parts.push(part)
  return Buffer.concat(parts)
}

async function idsIn(store: FileStore): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of store.list()) ids.push(id)
  return ids.sort()
}

/** What every file store must do, whichever it is. */
function behavesAsAStore(open: () => Promise<FileStore>) {
  test.each([0, 1, 100_000, 20 * 1024 * 1024])('gives back %i bytes as they were', async (size) => {
    const store = await open()
    const id = newObjectId()
    const bytes = Buffer.alloc(size, 'some bytes that repeat, ')
    await store.put(id, chunks(bytes))
    expect((await read(store, id)).equals(bytes)).toBe(true)
    expect(await store.exists(id)).toBe(true)
  })

  test('lists what it has, and forgets what is deleted', async () => {
    const store = await open()
    const before = await idsIn(store)
    const ids = [newObjectId(), newObjectId(), newObjectId()]
    for (const id of ids) await store.put(id, chunks(Buffer.from('x')))
    expect(await idsIn(store)).toEqual([...before, ...ids].sort())
    for (const id of ids) await store.delete(id)
    expect(await idsIn(store)).toEqual(before)
    expect(await store.exists(ids[0] ?? '')).toBe(false)
    await store.delete(ids[0] ?? '')
  })

  test('says that an object is missing before it gives a byte', async () => {
    const store = await open()
    await expect(store.get(newObjectId())).rejects.toThrow(ObjectMissing)
  })

  test.each([100, 20 * 1024 * 1024])(
    'keeps nothing of a write that breaks off after %i bytes',
    async (size) => {
      const store = await open()
      const before = await idsIn(store)
      const id = newObjectId()
      await expect(store.put(id, breaksAfter(Buffer.alloc(size)))).rejects.toThrow('the client went away')
      expect(await store.exists(id)).toBe(false)
      expect(await idsIn(store)).toEqual(before)
    },
  )

  test.each(['../../etc/passwd', '', 'a', 'A'.repeat(32), `${'a'.repeat(32)}/x`])(
    'takes no name of ours or a user for an id: %j',
    async (name) => {
      const store = await open()
      await expect(store.put(name, chunks(Buffer.from('x')))).rejects.toThrow(RangeError)
      await expect((async () => store.get(name))()).rejects.toThrow(RangeError)
      await expect((async () => store.delete(name))()).rejects.toThrow(RangeError)
    },
  )

  test('knows when a thing was written', async () => {
    const store = await open()
    const id = newObjectId()
    const before = Date.now() - 2000
    await store.put(id, chunks(Buffer.from('x')))
    const written = new Map<string, number>()
    for await (const object of store.list()) written.set(object.id, object.writtenAt.getTime())
    expect(written.get(id)).toBeGreaterThan(before)
    await store.check()
  })
}

describe('files on disk', () => {
  behavesAsAStore(async () => openDiskStore(await temporary()))

  test('are for their owner alone', async () => {
    const folder = path.join(await temporary(), 'files')
    const store = await openDiskStore(folder)
    const id = newObjectId()
    await store.put(id, chunks(Buffer.from('x')))
    expect((await stat(path.join(folder, id.slice(0, 2), id))).mode & 0o777).toBe(0o600)
    expect((await stat(path.join(folder, id.slice(0, 2)))).mode & 0o777).toBe(0o700)
  })

  test('leave no unfinished part behind, and the sweep takes what a killed process left', async () => {
    const folder = await temporary()
    const store = await openDiskStore(folder)
    const unfinished = path.join(folder, 'unfinished')
    await expect(store.put(newObjectId(), breaksAfter(Buffer.alloc(10)))).rejects.toThrow()
    expect(await readdir(unfinished)).toEqual([])

    await writeFile(path.join(unfinished, 'old'), 'half')
    await utimes(path.join(unfinished, 'old'), 1, 1)
    await writeFile(path.join(unfinished, 'new'), 'half')
    await store.discardUnfinished(new Date(60_000))
    expect(await readdir(unfinished)).toEqual(['new'])
  })

  test('a full disk is said to be full, keeps nothing half, and serves on', async (context) => {
    const folder = path.join(await temporary(), 'small')
    await mkdir(folder)
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
    } catch {
      context.skip('a small file system cannot be mounted here (it needs root)')
    }
    try {
      const store = await openDiskStore(path.join(folder, 'files'))
      const kept = newObjectId()
      await store.put(kept, chunks(Buffer.alloc(100_000, 'a')))
      const tooMuch = newObjectId()
      await expect(store.put(tooMuch, chunks(Buffer.alloc(3_000_000)))).rejects.toThrow(StorageFull)
      expect(await store.exists(tooMuch)).toBe(false)
      expect(await readdir(path.join(folder, 'files', 'unfinished'))).toEqual([])
      expect((await read(store, kept)).length).toBe(100_000)
      await store.put(newObjectId(), chunks(Buffer.alloc(100_000, 'b')))
    } finally {
      execFileSync('umount', [folder])
    }
  })
})

interface TestServer {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
type TestServerClass = new (options: object) => TestServer

describe('files in S3', () => {
  // An old CommonJS package without types of its own.
  const S3rver: TestServerClass = createRequire(import.meta.url)('s3rver')
  let server: TestServer
  let port = 0
  beforeAll(async () => {
    const directory = await temporary()
    const configureBuckets = [{ name: 'verity' }]
    server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
    port = (await server.run()).port
  })
  afterAll(() => server.close())

  const settings = (bucket: string) => ({
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })

  behavesAsAStore(async () => openS3Store(settings('verity')))

  test('a bucket that is not there does not pass the check', async () => {
    await expect(openS3Store(settings('nowhere')).check()).rejects.toThrow()
  })
})
