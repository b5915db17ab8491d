import { loadavg } from 'node:os'

export const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN

/** What else the machine does: a time means little without it. */
export const load = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)}`
