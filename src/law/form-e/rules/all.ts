import { COMPLETENESS_RULES } from './completeness.ts'
import { DOCUMENT_RULES } from './documents.ts'
import { HOLDING_RULES } from './holdings.ts'
import { PROPERTY_FIGURE_RULES } from './property-figures.ts'
import type { Rule } from './rule.ts'
import { TOTAL_RULES } from './totals.ts'
import { TRUTH_RULES } from './truth.ts'

/** Every rule of the pack, family by family. */
export const FORM_E_RULES: readonly Rule[] = [
  ...TRUTH_RULES,
  ...COMPLETENESS_RULES,
  ...DOCUMENT_RULES,
  ...TOTAL_RULES,
  ...PROPERTY_FIGURE_RULES,
  ...HOLDING_RULES,
]
