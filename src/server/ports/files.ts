import { randomBytes } from 'node:crypto'

/** An object as the store lists it. */
export interface StoredObject {
  id: string
  writtenAt: Date
}

/**
 * Where bytes are kept. It sees only sealed bytes, and random ids for names: what a user calls a file is
 * never a path. A `put` is all or nothing, and its bytes are safe before it returns.
 */
export interface FileStore {
  put(id: string, source: AsyncIterable<Uint8Array>): Promise<void>
  /** The bytes as a stream. Rejects with ObjectMissing before the first byte where there is no such object. */
  get(id: string): Promise<AsyncIterable<Uint8Array>>
  exists(id: string): Promise<boolean>
  /** Deletes it; an object that is not there is deleted already. */
  delete(id: string): Promise<void>
  list(): AsyncIterable<StoredObject>
  /** Removes what writes that never finished, begun before this moment, have left. */
  discardUnfinished(before: Date): Promise<void>
  /** Rejects unless the store can serve. */
  check(): Promise<void>
}

/** There is no room for these bytes. Nothing of them was kept. */
export class StorageFull extends Error {
  override name = 'StorageFull'
  constructor(cause?: unknown) {
    super('The file store is full', { cause })
  }
}

export class ObjectMissing extends Error {
  override name = 'ObjectMissing'
  constructor() {
    super('The file store has no such object')
  }
}

const ID = /^[0-9a-f]{32}$/

/** A new object's id: 128 random bits. */
export function newObjectId(): string {
  return randomBytes(16).toString('hex')
}

/** True for what `newObjectId` makes. An adapter refuses every other name, and lists none. */
export function isObjectId(name: string): boolean {
  return ID.test(name)
}

/** Throws for a name that is no object's id: it would be a fault of ours, and could become a path. */
export function assertObjectId(id: string): void {
  if (!isObjectId(id)) throw new RangeError('Not the id of an object')
}
