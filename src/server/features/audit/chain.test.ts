import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChainedEvent, createChainCheck, GENESIS, hashOf } from './chain.ts'

function chainOf(length: number): ChainedEvent[] {
  const events: ChainedEvent[] = []
  for (let sequence = 1; sequence <= length; sequence += 1) {
    const event = {
      sequence,
      id: `00000000-0000-7000-8000-${String(sequence).padStart(12, '0')}`,
      at: new Date(sequence * 1000),
      ownerId: sequence % 3 === 0 ? null : 'u1',
      action: 'file.upload',
      subject: `file:${sequence}`,
      details: { size: sequence, kind: 'pdf' },
      previousHash: events.at(-1)?.hash ?? GENESIS,
    }
    events.push({ ...event, hash: hashOf(event) })
  }
  return events
}

function problemOf(events: readonly ChainedEvent[]) {
  const check = createChainCheck()
  for (const event of events) {
    const problem = check.next(event)
    if (problem) return problem
  }
  return null
}

describe('the audit chain', () => {
  test('of any length holds, and names its head', () => {
    const events = chainOf(50)
    const check = createChainCheck()
    for (const event of events) expect(check.next(event)).toBeNull()
    expect(check.report()).toEqual({ ok: true, events: 50, head: events[49]?.hash.toString('hex') })
  })

  test('shows any event that was taken out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 18 }), (index) => {
        expect(problemOf(chainOf(20).toSpliced(index, 1))?.sequence).toBe(index + 1)
      }),
    )
  })

  const changes: Partial<ChainedEvent>[] = [
    { at: new Date(1) },
    { ownerId: 'u2' },
    { action: 'file.delete' },
    { subject: null },
    { details: { size: 0, kind: 'pdf' } },
    { id: 'x' },
    { previousHash: GENESIS },
    { hash: GENESIS },
    { sequence: 90 },
  ]
  test.each(changes)('shows a changed event: %o', (change) => {
    const events = chainOf(10)
    const event = events[4]
    if (event) events[4] = { ...event, ...change }
    expect(problemOf(events)?.sequence).toBe(5)
  })

  test('shows an event that was changed together with its own hash, at the next one', () => {
    const events = chainOf(10)
    const event = events[4]
    if (event) {
      const forged = { ...event, action: 'other' }
      events[4] = { ...forged, hash: hashOf(forged) }
    }
    expect(problemOf(events)).toEqual({
      ok: false,
      sequence: 6,
      problem: 'it does not follow the event before it',
    })
  })

  test('does not hang on the order in which details were written down', () => {
    const [event] = chainOf(1)
    if (!event) throw new Error('no event')
    const { hash, ...rest } = event
    expect(hashOf({ ...rest, details: { kind: 'pdf', size: 1 } }).equals(hash)).toBe(true)
  })
})
