import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newKey, SealBroken } from './aead.ts'
import { blindIndex } from './derive.ts'
import { createKeyring } from './keyring.ts'
import { localMasterKeys, parseMasterKeys } from './master-keys.ts'
import { open, openJson, type SealPlace, seal, sealJson } from './seal.ts'

const place: SealPlace = { table: 'analyses', column: 'result', row: 'r1', owner: 'u1' }

describe('sealed values', () => {
  test('open to what was sealed, whatever it was', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5000 }), (bytes) => {
        const key = newKey()
        expect(open(key, seal(key, bytes, place), place).equals(bytes)).toBe(true)
      }),
    )
  })

  test('do not open with a single bit changed', () => {
    const key = newKey()
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 100 }),
        fc.nat(),
        fc.integer({ min: 0, max: 7 }),
        (bytes, at, bit) => {
          const sealed = seal(key, bytes, place)
          const index = at % sealed.length
          sealed[index] = (sealed[index] ?? 0) ^ (1 << bit)
          expect(() => open(key, sealed, place)).toThrow(SealBroken)
        },
      ),
    )
  })

  test.each(['table', 'column', 'row', 'owner'] as const)('do not open under another %s', (part) => {
    const key = newKey()
    const sealed = seal(key, Buffer.from('secret'), place)
    expect(() => open(key, sealed, { ...place, [part]: 'other' })).toThrow(SealBroken)
  })

  test('do not open with another key, cut short, or empty', () => {
    const key = newKey()
    const sealed = seal(key, Buffer.from('secret'), place)
    expect(() => open(newKey(), sealed, place)).toThrow(SealBroken)
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => open(key, sealed.subarray(0, length), place)).toThrow(SealBroken)
    }
  })

  test('never look the same twice', () => {
    const key = newKey()
    expect(seal(key, Buffer.from('x'), place).equals(seal(key, Buffer.from('x'), place))).toBe(false)
  })

  test('carry JSON', async () => {
    const key = newKey()
    const value = { person: 'Zoë', pence: [1, 2], nested: { none: null } }
    expect(await openJson(key, await sealJson(key, value, place), place)).toEqual(value)
  })
})

describe('the keyring', () => {
  test('opens a data key for its owner only', () => {
    const ring = createKeyring([newKey()])
    const dataKey = newKey()
    const wrapped = ring.wrap(dataKey, 'u1')
    expect(ring.unwrap(wrapped, 'u1').equals(dataKey)).toBe(true)
    expect(() => ring.unwrap(wrapped, 'u2')).toThrow(SealBroken)
  })

  test('after rotation still opens old keys, knows them stale, and wraps with the newest', () => {
    const oldKey = newKey()
    const freshKey = newKey()
    const dataKey = newKey()
    const before = createKeyring([oldKey]).wrap(dataKey, 'u1')
    const rotated = createKeyring([freshKey, oldKey])
    expect(rotated.isStale(before)).toBe(true)
    const after = rotated.wrap(rotated.unwrap(before, 'u1'), 'u1')
    expect(rotated.isStale(after)).toBe(false)
    const onlyFresh = createKeyring([freshKey])
    expect(onlyFresh.unwrap(after, 'u1').equals(dataKey)).toBe(true)
    expect(() => onlyFresh.unwrap(before, 'u1')).toThrow(SealBroken)
  })

  test('refuses to be empty or to take a short key', () => {
    expect(() => createKeyring([])).toThrow(RangeError)
    expect(() => createKeyring([Buffer.alloc(16)])).toThrow(RangeError)
  })

  test.each(['', 'v1', 'v1..', 'v2.x.y', 'nonsense'])('does not open %j', (wrapped) => {
    expect(() => createKeyring([newKey()]).unwrap(wrapped, 'u1')).toThrow(SealBroken)
  })
})

describe('the master keys', () => {
  test('are read from a list, newest first', () => {
    const keys = [newKey(), newKey()]
    const list = keys.map((key) => key.toString('base64')).join(', ')
    expect(parseMasterKeys(list).map((key) => key.toString('hex'))).toEqual(
      keys.map((key) => key.toString('hex')),
    )
  })

  test.each(['', 'short', `${newKey().toString('base64')},`, 'ß'.repeat(44)])('%j is refused', (list) => {
    expect(() => parseMasterKeys(list)).toThrow(/key \d of the list/)
  })

  test('are made once, by one of many first starts at once, for the owner alone', async () => {
    const dataDir = path.join(await mkdtemp(path.join(os.tmpdir(), 'verity-key-')), 'data')
    const made = await Promise.all([1, 2, 3].map(() => localMasterKeys(dataDir)))
    const again = await localMasterKeys(dataDir)
    expect(new Set([...made, again].map(([key]) => key?.toString('hex'))).size).toBe(1)
    expect((await stat(path.join(dataDir, 'key'))).mode & 0o777).toBe(0o600)
    expect(await readdir(dataDir)).toEqual(['key'])
  })

  test('a key file that cannot be read as one stops the start, and is left as it is', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'verity-key-'))
    await writeFile(path.join(dataDir, 'key'), 'rubbish')
    await expect(localMasterKeys(dataDir)).rejects.toThrow(RangeError)
    expect(await readFile(path.join(dataDir, 'key'), 'utf8')).toBe('rubbish')
  })
})

describe('the blind index', () => {
  test('finds the same text again, and tells nothing across keys or purposes', () => {
    const key = newKey()
    const index = blindIndex(key, 'files.name', 'bank.pdf')
    expect(blindIndex(key, 'files.name', 'bank.pdf').equals(index)).toBe(true)
    expect(blindIndex(key, 'files.name', 'bank.pdf ').equals(index)).toBe(false)
    expect(blindIndex(key, 'other', 'bank.pdf').equals(index)).toBe(false)
    expect(blindIndex(newKey(), 'files.name', 'bank.pdf').equals(index)).toBe(false)
  })
})
