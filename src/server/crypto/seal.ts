import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { decrypt, encrypt, NONCE_BYTES, SealBroken } from './aead.ts'

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

/** Where a sealed value stands. It opens nowhere else: not in another row, column or account. */
export interface SealPlace {
  table: string
  column: string
  row: string
  owner: string
}

const VERSION = 1

function aadOf({ table, column, row, owner }: SealPlace): Buffer {
  // JSON quotes its strings, so no two places can be written the same way.
  return Buffer.from(JSON.stringify(['verity-seal', VERSION, table, column, row, owner]))
}

/** Seals bytes with a user's data key, bound to the place they are kept in. */
export function seal(dataKey: Buffer, plaintext: Uint8Array, place: SealPlace): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  return Buffer.concat([Buffer.of(VERSION), nonce, encrypt(dataKey, nonce, plaintext, aadOf(place))])
}

/** Opens what `seal` made. Throws SealBroken unless key, bytes and place are the ones it was made with. */
export function open(dataKey: Buffer, sealed: Uint8Array, place: SealPlace): Buffer {
  if (sealed[0] !== VERSION) throw new SealBroken('A sealed value')
  const nonce = Buffer.from(sealed.subarray(1, 1 + NONCE_BYTES))
  if (nonce.byteLength !== NONCE_BYTES) throw new SealBroken('A sealed value')
  return decrypt(dataKey, nonce, sealed.subarray(1 + NONCE_BYTES), aadOf(place))
}

/** Seals a JSON value, compressed first: results repeat themselves a great deal. */
export async function sealJson(dataKey: Buffer, value: unknown, place: SealPlace): Promise<Buffer> {
  return seal(dataKey, await deflate(Buffer.from(JSON.stringify(value)), { level: 3 }), place)
}

/** Opens what `sealJson` made. What it holds is `unknown`: parse it with its schema. */
export async function openJson(dataKey: Buffer, sealed: Uint8Array, place: SealPlace): Promise<unknown> {
  return JSON.parse((await inflate(open(dataKey, sealed, place))).toString('utf8'))
}
