/** Nobody waits longer than this for a reply. */
const LONGEST_WAIT_S = 60

/** How many milliseconds a client would rather wait for the result (RFC 7240: `Prefer: wait=30`). */
export function preferredWaitMs(header: string | string[] | undefined): number {
  const wait = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,6})"?(?:$|[,;\s])/i.exec([header ?? ''].flat().join(','))?.[1]
  return Math.min(Number(wait ?? 0), LONGEST_WAIT_S) * 1000
}
