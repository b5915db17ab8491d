import { createHash } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { MAX_FILE_BYTES } from '#protocol/limits.ts'
import { openDiskStore } from '../adapters/files/disk.ts'
import { newKey } from '../crypto/aead.ts'
import { decryptFile } from '../crypto/file-stream.ts'
import { AppError } from '../plugins/app-error.ts'
import { type FileStore, StorageFull } from '../ports/files.ts'
import { type IncomingFile, receiveFiles } from './receive.ts'

const dataKey = newKey()
const owner = 'u1'
const PDF = Buffer.from('%PDF-1.7 the bank statement of the canary')

const newStore = async () => openDiskStore(await mkdtemp(path.join(os.tmpdir(), 'verity-intake-')))

/** A file that arrives in pieces. */
function incoming(filename: string | undefined, bytes: Buffer, piece = 50_000): IncomingFile {
  function* pieces() {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
  }
  return { filename, file: Readable.from(pieces(), { objectMode: false }) }
}

async function* parts(...files: IncomingFile[]) {
  yield* files
}

async function countIn(store: FileStore): Promise<number> {
  let count = 0
  for await (const _ of store.list()) count += 1
  return count
}

const receive = (store: FileStore, files: IncomingFile[], room = Number.MAX_SAFE_INTEGER) =>
  receiveFiles(parts(...files), { store, dataKey, owner, room })

async function refusalOf(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AppError)) throw new Error(`not refused: ${String(error)}`)
  return error
}

test('files are stored sealed, hashed, and told by their bytes', async () => {
  const store = await newStore()
  const [pdf, text] = await receive(store, [
    incoming('bank.pdf', PDF),
    incoming('notes.txt', Buffer.from('hello\n')),
  ])
  expect(pdf).toMatchObject({ name: 'bank.pdf', kind: 'pdf', mime: 'application/pdf', size: PDF.length })
  expect(pdf?.sha256.equals(createHash('sha256').update(PDF).digest())).toBe(true)
  expect(text).toMatchObject({ kind: 'txt', size: 6 })
  const place = { id: pdf?.storageKey ?? '', owner }
  const raw = await Readable.from(await store.get(place.id)).toArray()
  expect(Buffer.concat(raw).includes('canary')).toBe(false)
  const plain = await Readable.from(decryptFile(await store.get(place.id), dataKey, place)).toArray()
  expect(Buffer.concat(plain).equals(PDF)).toBe(true)
})

test('one refused file refuses all, each with its own sentence, and nothing is kept', async () => {
  const store = await newStore()
  const error = await refusalOf(
    receive(store, [
      incoming('good.pdf', PDF),
      incoming('empty.pdf', Buffer.alloc(0)),
      incoming('program.exe', Buffer.from('MZ\0\0\u0001\u0002\u0003\0\0\0')),
      incoming('picture.png', PDF),
    ]),
  )
  expect(error.code).toBe('FILE_EMPTY')
  expect(error.details).toMatchObject({
    files: [
      { name: 'empty.pdf', code: 'FILE_EMPTY', message: expect.stringMatching(/empty/) },
      { name: 'program.exe', code: 'FILE_TYPE' },
      { name: 'picture.png', code: 'FILE_MISMATCH' },
    ],
  })
  expect(error.message).toContain('empty.pdf: This file is empty.')
  expect(await countIn(store)).toBe(0)
})

test('a file over the limit, and one over the room that is left, are refused', async () => {
  const store = await newStore()
  const big = Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES)])
  expect((await refusalOf(receive(store, [incoming('big.pdf', big, 4_000_000)]))).code).toBe('FILE_TOO_LARGE')
  const two = [incoming('a.pdf', PDF), incoming('b.pdf', PDF)]
  expect((await refusalOf(receive(store, two, PDF.length * 2 - 1))).code).toBe('QUOTA')
  expect(await countIn(store)).toBe(0)
})

test('what the parser cut off is too large, whatever came through', async () => {
  const cut = incoming('a.pdf', PDF)
  cut.file.truncated = true
  expect((await refusalOf(receive(await newStore(), [cut]))).code).toBe('FILE_TOO_LARGE')
})

test('a file without a name is taken whole', async () => {
  const [file] = await receive(await newStore(), [incoming(undefined, PDF, 7)])
  expect(file).toMatchObject({ name: 'file', size: PDF.length, kind: 'pdf' })
})

test('no file and more than five are said so', async () => {
  const store = await newStore()
  expect((await refusalOf(receive(store, []))).code).toBe('NO_FILES')
  expect((await refusalOf(receive(store, [incoming('', Buffer.alloc(0))]))).code).toBe('NO_FILES')
  const six = Array.from({ length: 6 }, (_, n) => incoming(`${n}.pdf`, PDF))
  expect((await refusalOf(receive(store, six))).code).toBe('TOO_MANY_FILES')
  expect(await countIn(store)).toBe(0)
})

test('a client that goes away in the middle leaves nothing', async () => {
  const store = await newStore()
  async function* broken() {
    yield Buffer.concat([PDF, Buffer.alloc(300_000)])
    throw new Error('gone')
  }
  const files = [incoming('a.pdf', PDF), { filename: 'b.pdf', file: Readable.from(broken()) }]
  await expect(receive(store, files)).rejects.toThrow('gone')
  expect(await countIn(store)).toBe(0)
})

test('a full store is said to be full, and what it took before is deleted', async () => {
  const store = await newStore()
  let puts = 0
  const filling: FileStore = {
    ...store,
    put: (id, source) => (++puts > 1 ? Promise.reject(new StorageFull()) : store.put(id, source)),
  }
  const error = await refusalOf(receive(filling, [incoming('a.pdf', PDF), incoming('b.pdf', PDF)]))
  expect(error.code).toBe('STORAGE_FULL')
  expect(await countIn(store)).toBe(0)
})
