import type { Clock } from '#server/ports/clock.ts'

/** A clock that stands still until it is told to go on. */
export class TestClock implements Clock {
  #now: number
  constructor(start = '2026-06-01T09:00:00.000Z') {
    this.#now = Date.parse(start)
  }
  now(): Date {
    return new Date(this.#now)
  }
  advance(milliseconds: number): void {
    this.#now += milliseconds
  }
}
