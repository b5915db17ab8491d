import { createHash } from 'node:crypto'

/** What may stand beside an event: ids, counts and kinds. Never a name, a text or anything of a document. */
export type EventDetails = Record<string, string | number | boolean | null>

export interface ChainedEvent {
  sequence: number
  id: string
  at: Date
  ownerId: string | null
  action: string
  subject: string | null
  details: EventDetails
  previousHash: Buffer
  hash: Buffer
}

/** What the first event names as the hash before it. */
export const GENESIS = Buffer.alloc(32)

/** The event as bytes, the same whoever writes them: fields in a fixed order, keys sorted, times in UTC. */
function canonical(event: Omit<ChainedEvent, 'hash'>): string {
  const details = Object.entries(event.details).sort(([a], [b]) => (a < b ? -1 : 1))
  const { sequence, id, at, ownerId, action, subject } = event
  return JSON.stringify([
    'verity-audit',
    1,
    sequence,
    id,
    at.toISOString(),
    ownerId,
    action,
    subject,
    details,
  ])
}

export function hashOf(event: Omit<ChainedEvent, 'hash'>): Buffer {
  return createHash('sha256').update(event.previousHash).update(canonical(event)).digest()
}

export type ChainReport =
  | { ok: true; events: number; head: string }
  | { ok: false; sequence: number; problem: string }

/** Checks events one after another, in their order. Feed it all of them, from the first. */
export function createChainCheck() {
  let previous: Buffer = GENESIS
  let sequence = 0
  return {
    /** The problem with this event, or null. */
    next(event: ChainedEvent): Extract<ChainReport, { ok: false }> | null {
      sequence += 1
      const wrong = (problem: string) => ({ ok: false as const, sequence, problem })
      if (event.sequence !== sequence) return wrong('an event is missing here')
      if (!event.previousHash.equals(previous)) return wrong('it does not follow the event before it')
      if (!event.hash.equals(hashOf(event))) return wrong('its content was changed')
      previous = event.hash
      return null
    },
    report: (): ChainReport => ({ ok: true, events: sequence, head: previous.toString('hex') }),
  }
}
