/** Digits that a scan turns into each other. */
const ALIKE: readonly string[] = ['17', '38', '56', '68', '08', '06', '09', '49', '14', '27', '35', '89']

const alike = (one: string, other: string): boolean =>
  one === other || ALIKE.some((pair) => pair.includes(one) && pair.includes(other))

/**
 * Whether one amount (in pence) may be the other misread from a scan: a digit or two taken for one of like shape, a
 * decimal point or comma not seen, or a digit lost at either end.
 */
export function mayBeMisread(one: number, other: number): boolean {
  const a = String(Math.abs(one))
  const b = String(Math.abs(other))
  if (one === other || one === 0 || other === 0) return false
  if (one === -other) return true
  if (a.length === b.length) {
    const wrong = [...a].filter((digit, index) => digit !== b[index]).length
    return wrong <= 2 && [...a].every((digit, index) => alike(digit, b[index] ?? ''))
  }
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const pointLost = long === `${short}00` || long.slice(0, -2) === short
  return (
    pointLost ||
    (short.length > 3 && long.length === short.length + 1 && (long.endsWith(short) || long.startsWith(short)))
  )
}
