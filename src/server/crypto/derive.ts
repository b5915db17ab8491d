import { createHmac, hkdfSync } from 'node:crypto'

/**
 * A blind index: lets a sealed text be found by equality (a file by its name) without its words standing in
 * the database. Keyed by the owner's data key, so it tells nothing across accounts, and nothing at all once
 * that key is destroyed.
 */
export function blindIndex(dataKey: Buffer, purpose: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', dataKey, '', `verity-blind-index:${purpose}`, 32))
  return createHmac('sha256', key).update(text).digest()
}
