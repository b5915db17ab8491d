const SSL_REQUEST = 80877103
const GSS_REQUEST = 80877104
const CANCEL_REQUEST = 80877102

/** What a client of the PostgreSQL protocol sent, cut where one request to the server ends. */
export type Incoming =
  | { kind: 'unit'; messages: Uint8Array[] }
  /** Asks for encryption, which a socket in a closed folder does not need. */
  | { kind: 'encryption' }
  | { kind: 'cancel' }
  | { kind: 'goodbye' }

const SYNC = 'S'.charCodeAt(0)
const QUERY = 'Q'.charCodeAt(0)
const TERMINATE = 'X'.charCodeAt(0)

/**
 * Puts a connection's bytes together to units. The messages of the extended protocol (parse, bind, execute …)
 * belong together up to their Sync: they speak of one unnamed statement, of which the embedded database has
 * only one for all its connections.
 */
export function createMessageReader() {
  // Joined only once a whole message is there: a large one comes in very many pieces.
  let pieces: Buffer[] = []
  let size = 0
  let needed = 0
  let started = false
  let gathered: Uint8Array[] = []

  /** The next whole message, or null until more bytes have come. */
  const next = (): Buffer | null => {
    const prefix = started ? 1 : 0
    if (size < Math.max(needed, prefix + 4)) return null
    const bytes = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
    const length = prefix + bytes.readUInt32BE(prefix)
    const whole = size >= length
    pieces = whole ? [bytes.subarray(length)] : [bytes]
    if (whole) size -= length
    needed = whole ? 0 : length
    return whole ? bytes.subarray(0, length) : null
  }

  const beforeStart = (message: Buffer): Incoming => {
    const code = message.length >= 8 ? message.readUInt32BE(4) : 0
    if (code === SSL_REQUEST || code === GSS_REQUEST) return { kind: 'encryption' }
    if (code === CANCEL_REQUEST) return { kind: 'cancel' }
    started = true
    return { kind: 'unit', messages: [new Uint8Array(message)] }
  }

  return function* read(bytes: Buffer): Generator<Incoming> {
    pieces.push(bytes)
    size += bytes.length
    for (let message = next(); message; message = next()) {
      if (!started) {
        yield beforeStart(message)
        continue
      }
      const type = message[0]
      if (type === TERMINATE) {
        yield { kind: 'goodbye' }
        continue
      }
      gathered.push(new Uint8Array(message))
      if (type === SYNC || type === QUERY) {
        yield { kind: 'unit', messages: gathered }
        gathered = []
      }
    }
  }
}
