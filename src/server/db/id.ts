import { randomBytes } from 'node:crypto'

/**
 * A UUID of version 7: 48 bits of time, then randomness, so that new rows stand at the end of their index.
 * Made here and not by the database, because PostgreSQL below 18 cannot.
 */
export function newId(at: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(at.getTime(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
