import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export const KEY_BYTES = 32
export const NONCE_BYTES = 12
export const TAG_BYTES = 16

/** Thrown wherever sealed bytes do not open: altered, moved to another row, or sealed under another key. */
export class SealBroken extends Error {
  override name = 'SealBroken'
  constructor(what: string) {
    super(`${what} does not open: it was altered, or it belongs to another key or place`)
  }
}

/** A fresh 256-bit key. */
export function newKey(): Buffer {
  return randomBytes(KEY_BYTES)
}

/** AES-256-GCM: ciphertext, then the tag. The caller answers for never using a nonce twice with one key. */
export function encrypt(key: Buffer, nonce: Buffer, plaintext: Uint8Array, aad: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(aad)
  return Buffer.concat([cipher.update(plaintext), cipher.final(), cipher.getAuthTag()])
}

/** The inverse of `encrypt`. Throws SealBroken and releases no byte unless the tag agrees. */
export function decrypt(key: Buffer, nonce: Buffer, sealed: Uint8Array, aad: Uint8Array): Buffer {
  if (sealed.byteLength < TAG_BYTES) throw new SealBroken('A sealed value')
  const body = sealed.subarray(0, sealed.byteLength - TAG_BYTES)
  const tag = sealed.subarray(sealed.byteLength - TAG_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(aad)
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(body), decipher.final()])
  } catch {
    throw new SealBroken('A sealed value')
  }
}
