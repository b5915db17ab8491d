import type { Change } from '../sample-case.ts'

/** A rule tried both ways: on faults that it must see, and on near misses that it must leave alone. */
export interface Trial {
  rule: string
  fires: Readonly<Record<string, Change>>
  silent: Readonly<Record<string, Change>>
}
