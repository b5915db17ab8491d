/** So many at once; others wait in line. */
export type Slots = <T>(work: () => Promise<T>) => Promise<T>

export function makeSlots(count: number): Slots {
  const waiting: (() => void)[] = []
  let free = count
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The slot goes to the next in line, or back.
      const next = waiting.shift()
      if (next === undefined) free++
      else next()
    }
  }
}
