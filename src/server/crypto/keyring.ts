import { createHash, randomBytes } from 'node:crypto'
import { decrypt, encrypt, KEY_BYTES, NONCE_BYTES, SealBroken } from './aead.ts'

/** A master key and the public id by which a wrapped key names it. */
interface MasterKey {
  id: string
  key: Buffer
}

/** The master keys, newest first: the first wraps, all of them open. */
export interface Keyring {
  readonly newest: string
  /** Wraps a user's data key. `owner` is bound in: it opens for no other account. */
  wrap(dataKey: Buffer, owner: string): string
  /** Opens a wrapped data key. Throws SealBroken. */
  unwrap(wrapped: string, owner: string): Buffer
  /** True where the wrapped key is not under the newest master key yet. */
  isStale(wrapped: string): boolean
}

const VERSION = 'v1'

function aadOf(keyId: string, owner: string): Buffer {
  return Buffer.from(JSON.stringify(['verity-data-key', VERSION, keyId, owner]))
}

/** A short public name for a key, which tells nothing of it. */
function idOf(key: Buffer): string {
  return createHash('sha256').update('verity-master-key-id').update(key).digest('base64url').slice(0, 12)
}

/** @param keys The master keys, 32 bytes each, newest first. */
export function createKeyring(keys: readonly Buffer[]): Keyring {
  const masters: MasterKey[] = keys.map((key) => ({ id: idOf(key), key }))
  const newest = masters[0]
  if (!newest) throw new RangeError('A keyring needs at least one master key')
  if (keys.some((key) => key.byteLength !== KEY_BYTES)) {
    throw new RangeError(`A master key has ${KEY_BYTES} bytes`)
  }
  return {
    newest: newest.id,
    wrap(dataKey, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const sealed = encrypt(newest.key, nonce, dataKey, aadOf(newest.id, owner))
      return `${VERSION}.${newest.id}.${Buffer.concat([nonce, sealed]).toString('base64url')}`
    },
    unwrap(wrapped, owner) {
      const [version, keyId, body] = wrapped.split('.')
      const master = masters.find(({ id }) => id === keyId)
      if (version !== VERSION || !body || !master) throw new SealBroken('A data key')
      const bytes = Buffer.from(body, 'base64url')
      return decrypt(
        master.key,
        bytes.subarray(0, NONCE_BYTES),
        bytes.subarray(NONCE_BYTES),
        aadOf(master.id, owner),
      )
    },
    isStale: (wrapped) => wrapped.split('.')[1] !== newest.id,
  }
}
