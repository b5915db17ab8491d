import type { Figure, FigureCheck } from '#protocol/figure.ts'
import type { Entry } from '#protocol/form-e.ts'

/** One term of a total, as the form states it. */
export interface Part {
  /** The total that it is, where it is one ('2.3/total'). */
  path?: string
  /** The row that it is, from 1. */
  row?: number
  /** "row 2 (Barclays, 20-11-33 12345678)", "C1", "the mortgage". */
  name: string
  pence: number
  sign: 1 | -1
  /** The whole value, where the term is a share of it. */
  gross?: number
  /** Nothing at all could be read of it: neither what it is made of nor what it comes to. */
  unknown?: true
  /** The month's figure, where the term is a year's. */
  monthly?: number
  entries: readonly Entry[]
}

/** A total of the form: recomputed, beside what is stated. */
export interface Total {
  /** '2.3/total', '2.20/C', '2.2[1]/equity' (rows from 0). */
  path: string
  item: string
  letter: string
  label: string
  /** `rows`: a column added up; `carried`: repeats another total; `combined`: adds totals; `property`: equity, or a share of it. */
  kind: 'rows' | 'carried' | 'combined' | 'property'
  /** Worked out from what was read, all the way down. */
  computed: Figure
  /** Worked out from the parts as stated just below it: this, and not `computed`, tells whether this very total is at fault. */
  local: Figure
  stated: Figure | null
  entry: Entry | null
  parts: readonly Part[]
  /** Nothing at all could be read of it, and nobody says that there is nothing. */
  unknown?: true
  /** Its rows could not be read with certainty: it is taken as stated, and not checked. */
  unchecked?: true
  /** Pence by which a share may be rounded before it counts as different. */
  tolerance: number
}

const differs = (total: Total, from: Figure): boolean =>
  total.stated !== null && Math.abs(total.stated.amount.pence - from.amount.pence) > total.tolerance

/**
 * Whether the stated total follows neither from its own parts nor from the entries: the root of an error, not a
 * consequence. One that is right although a part of it is written wrong is no error.
 */
export const isRoot = (total: Total): boolean => differs(total, total.local) && differs(total, total.computed)

/** Whether the stated total follows from its parts, and is wrong only because one of them is. */
export const isConsequence = (total: Total): boolean =>
  !differs(total, total.local) && differs(total, total.computed)

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** A total as the protocol shows it: the box's letter, or a short name with a capital where the form prints none. */
export function toCheck(total: Total): FigureCheck {
  const { item, computed, stated, tolerance } = total
  const letter = capital(total.letter)
  const label = capital(total.label)
  if (!stated) return { item, letter, label, computed, stated, state: 'not-stated', differencePence: null }
  const difference = stated.amount.pence - computed.amount.pence
  const state = Math.abs(difference) <= tolerance ? 'agrees' : 'differs'
  return { item, letter, label, computed, stated, state, differencePence: difference }
}
