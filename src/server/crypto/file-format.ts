import { createHash, randomBytes } from 'node:crypto'
import { decrypt, encrypt, NONCE_BYTES, newKey, SealBroken, TAG_BYTES } from './aead.ts'

/*
 * An encrypted file:
 *
 *   header    'VRTY' · version (1) · id of the user's data key (8) · nonce (12)
 *             · file key wrapped by the data key (48) · nonce prefix of the segments (8)
 *   segments  64 KiB of plaintext each, the last one shorter (or empty), each with its own tag (16)
 *
 * A segment's nonce is the prefix and its number; its number and whether it is the last are bound into its
 * tag. So a segment left out, moved, repeated or cut off at the end does not open, and what has opened can
 * be served at once, without waiting for the end of the file.
 */

export const SEGMENT_BYTES = 64 * 1024
const VERSION = 1
const OPENING = Buffer.concat([Buffer.from('VRTY'), Buffer.of(VERSION)])
const KEY_ID_BYTES = 8
const PREFIX_BYTES = 8
const WRAPPED_BYTES = 32 + TAG_BYTES
export const HEADER_BYTES = OPENING.length + KEY_ID_BYTES + NONCE_BYTES + WRAPPED_BYTES + PREFIX_BYTES

/** What a file is bound to: its random id and its owner. */
export interface FilePlace {
  id: string
  owner: string
}

/** The key and nonce prefix of one file's segments. */
export interface FileKey {
  key: Buffer
  prefix: Buffer
}

function keyIdOf(dataKey: Buffer): Buffer {
  return createHash('sha256').update('verity-data-key-id').update(dataKey).digest().subarray(0, KEY_ID_BYTES)
}

function headerAad(keyId: Buffer, prefix: Buffer, place: FilePlace): Buffer {
  const parts = ['verity-file', VERSION, keyId.toString('hex'), prefix.toString('hex'), place.id, place.owner]
  return Buffer.from(JSON.stringify(parts))
}

/** A fresh file key and the header that carries it. */
export function newHeader(dataKey: Buffer, place: FilePlace): { header: Buffer; fileKey: FileKey } {
  const fileKey = { key: newKey(), prefix: randomBytes(PREFIX_BYTES) }
  const keyId = keyIdOf(dataKey)
  const nonce = randomBytes(NONCE_BYTES)
  const wrapped = encrypt(dataKey, nonce, fileKey.key, headerAad(keyId, fileKey.prefix, place))
  const header = Buffer.concat([OPENING, keyId, nonce, wrapped, fileKey.prefix])
  return { header, fileKey }
}

/** Reads a header. Throws SealBroken where it is not one, or not of this key, file and owner. */
export function readHeader(dataKey: Buffer, header: Buffer, place: FilePlace): FileKey {
  if (header.byteLength !== HEADER_BYTES || !header.subarray(0, OPENING.length).equals(OPENING)) {
    throw new SealBroken('A file')
  }
  let at = OPENING.length
  const take = (bytes: number) => {
    const part = header.subarray(at, at + bytes)
    at += bytes
    return part
  }
  const keyId = take(KEY_ID_BYTES)
  const nonce = take(NONCE_BYTES)
  const wrapped = take(WRAPPED_BYTES)
  const prefix = Buffer.from(take(PREFIX_BYTES))
  return { key: decrypt(dataKey, nonce, wrapped, headerAad(keyId, prefix, place)), prefix }
}

function segmentPlace({ prefix }: FileKey, index: number, last: boolean): { nonce: Buffer; aad: Buffer } {
  const nonce = Buffer.alloc(NONCE_BYTES)
  prefix.copy(nonce)
  // Throws past 2³² segments (256 TiB), long before a nonce could come round again.
  nonce.writeUInt32BE(index, PREFIX_BYTES)
  const aad = Buffer.alloc(6)
  aad.writeUInt8(VERSION)
  aad.writeUInt32BE(index, 1)
  aad.writeUInt8(last ? 1 : 0, 5)
  return { nonce, aad }
}

export function sealSegment(fileKey: FileKey, index: number, last: boolean, plaintext: Uint8Array): Buffer {
  const { nonce, aad } = segmentPlace(fileKey, index, last)
  return encrypt(fileKey.key, nonce, plaintext, aad)
}

export function openSegment(fileKey: FileKey, index: number, last: boolean, sealed: Uint8Array): Buffer {
  const { nonce, aad } = segmentPlace(fileKey, index, last)
  return decrypt(fileKey.key, nonce, sealed, aad)
}

/** The size of the encrypted file for a plaintext of this size. */
export function sealedSize(plaintextBytes: number): number {
  const segments = Math.max(1, Math.ceil(plaintextBytes / SEGMENT_BYTES))
  return HEADER_BYTES + plaintextBytes + segments * TAG_BYTES
}
