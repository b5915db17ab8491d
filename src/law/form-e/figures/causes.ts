import type { Part, Total } from './total.ts'

/** What would explain exactly why a stated total differs from its parts. */
export type Cause =
  | { kind: 'not-deducted'; part: Part }
  | { kind: 'added-instead'; part: Part }
  | { kind: 'left-out'; parts: readonly Part[] }
  | { kind: 'counted-twice'; part: Part }
  | { kind: 'gross'; parts: readonly Part[] }
  | { kind: 'monthly'; part: Part }
  | { kind: 'yearly'; part: Part }
  | { kind: 'sign'; part: Part }
  | { kind: 'transposed'; of: Part | null }
  | { kind: 'decimal-point' }
  | { kind: 'rounded' }
  /** No slip, but a row gives no amount, which the total may hold all the same. */
  | { kind: 'unwritten'; parts: readonly Part[] }

/**
 * The well-known slip that accounts for a difference to the penny, or null where none does. The first that fits
 * in the order of how often it happens; a slip that two rows would explain equally well names neither.
 */
export function causeOf(total: Total): Cause | null {
  if (!total.stated) return null
  const stated = total.stated.amount.pence
  const right = total.local.amount.pence
  const difference = stated - right
  if (difference === 0) return null
  const parts = total.parts.filter(({ pence }) => pence !== 0)
  return (
    deduction(parts, difference) ??
    gross(parts, difference) ??
    leftOut(parts, difference) ??
    period(parts, difference) ??
    sign(parts, difference) ??
    twice(parts, difference) ??
    slipOfDigits(parts, stated, right, difference) ??
    rounded(parts, stated, difference) ??
    unwritten(total.parts)
  )
}

/** The only one that fits, or null. */
function only(parts: readonly Part[], fits: (part: Part) => boolean): Part | null {
  const found = parts.filter(fits)
  return found.length === 1 ? (found[0] ?? null) : null
}

function deduction(parts: readonly Part[], difference: number): Cause | null {
  const minus = parts.filter(({ sign }) => sign === -1)
  const notDeducted = only(minus, ({ pence }) => pence === difference)
  if (notDeducted) return { kind: 'not-deducted', part: notDeducted }
  const added = only(minus, ({ pence }) => 2 * pence === difference)
  return added ? { kind: 'added-instead', part: added } : null
}

function gross(parts: readonly Part[], difference: number): Cause | null {
  const excess = ({ gross: whole, pence }: Part): number => (whole ?? pence) - pence
  const shared = parts.filter((part) => excess(part) !== 0)
  const one = only(shared, (part) => excess(part) === difference)
  if (one) return { kind: 'gross', parts: [one] }
  const all = shared.reduce((sum, part) => sum + excess(part), 0)
  return shared.length > 1 && all === difference ? { kind: 'gross', parts: shared } : null
}

function leftOut(parts: readonly Part[], difference: number): Cause | null {
  const plus = parts.filter(({ sign }) => sign === 1)
  if (plus.length < 2) return null
  const one = only(plus, ({ pence }) => pence === -difference)
  if (one) return { kind: 'left-out', parts: [one] }
  if (plus.some(({ pence }) => pence === -difference)) return null
  const pairs: Part[][] = []
  plus.forEach((first, index) => {
    for (const second of plus.slice(index + 1)) {
      if (first.pence + second.pence === -difference) pairs.push([first, second])
    }
  })
  return plus.length > 2 && pairs.length === 1 ? { kind: 'left-out', parts: pairs[0] ?? [] } : null
}

function period(parts: readonly Part[], difference: number): Cause | null {
  const monthly = only(
    parts,
    (part) => part.monthly !== undefined && part.monthly !== 0 && part.monthly - part.pence === difference,
  )
  if (monthly) return { kind: 'monthly', part: monthly }
  const twelfth = only(
    parts,
    ({ pence }) => pence % 12 === 0 && Math.abs(pence) >= 12_000 && pence / 12 - pence === difference,
  )
  if (twelfth) return { kind: 'monthly', part: twelfth }
  const yearly = only(parts, ({ pence }) => pence * 11 === difference)
  return yearly ? { kind: 'yearly', part: yearly } : null
}

function sign(parts: readonly Part[], difference: number): Cause | null {
  const found = only(parts, (part) => part.sign === 1 && part.pence < 0 && -2 * part.pence === difference)
  return found ? { kind: 'sign', part: found } : null
}

function twice(parts: readonly Part[], difference: number): Cause | null {
  const found = only(parts, (part) => part.sign * part.pence === difference)
  return found ? { kind: 'counted-twice', part: found } : null
}

function slipOfDigits(
  parts: readonly Part[],
  stated: number,
  right: number,
  difference: number,
): Cause | null {
  if (swapsTwoDigits(stated, right)) return { kind: 'transposed', of: null }
  const part = only(parts, ({ pence, sign: by }) => swapsTwoDigits(pence + by * difference, pence))
  if (part) return { kind: 'transposed', of: part }
  const shifted = right !== 0 && [10, 100].some((by) => stated === right * by || stated * by === right)
  return shifted ? { kind: 'decimal-point' } : null
}

/** Whether two amounts are the same but for two neighbouring digits that changed places. */
export function swapsTwoDigits(one: number, other: number): boolean {
  const a = String(one)
  const b = String(other)
  if (a.length !== b.length || a === b) return false
  const first = [...a].findIndex((digit, index) => digit !== b[index])
  return a[first] === b[first + 1] && a[first + 1] === b[first] && a.slice(first + 2) === b.slice(first + 2)
}

/** A total in whole pounds of parts with pence: off by less than a pound for each part. */
function rounded(parts: readonly Part[], stated: number, difference: number): Cause | null {
  const wholePounds = stated % 100 === 0 && parts.some(({ pence }) => pence % 100 !== 0)
  return wholePounds && Math.abs(difference) < 100 * Math.max(1, parts.length) ? { kind: 'rounded' } : null
}

function unwritten(parts: readonly Part[]): Cause | null {
  const silent = parts.filter(
    ({ row, entries, unknown }) => unknown || (row !== undefined && entries.length === 0),
  )
  return silent.length > 0 ? { kind: 'unwritten', parts: silent } : null
}
