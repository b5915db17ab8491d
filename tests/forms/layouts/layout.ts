import type { Family } from '../draw/fonts.ts'
import type { Margins, Pen } from '../draw/pen.ts'
import type { Notation } from '../notation.ts'
import type { Rng } from '../rng.ts'
import type { View } from '../view.ts'

/** One way in which a Form E may look. */
export interface Layout {
  family: Family
  margins: Margins
  notation: (rng: Rng) => Notation
  onPage?: (pen: Pen, view: View) => void
  fieldName?: (page: number, index: number) => string
  draw: (pen: Pen, view: View, rng: Rng) => void
}
