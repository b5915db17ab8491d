import { PENSION_AND_BENEFIT_RULES } from './benefits.ts'
import { BUSINESS_RULES } from './business.ts'
import { COMPLETENESS_RULES } from './completeness.ts'
import { DOCUMENT_RULES } from './documents.ts'
import { FAMILY_RULES } from './family.ts'
import { HOLDING_RULES } from './holdings.ts'
import { INCOME_RULES } from './income.ts'
import { INVESTMENT_INCOME_RULES } from './investment-income.ts'
import { LIABILITY_RULES } from './liabilities.ts'
import { NEEDS_RULES } from './needs.ts'
import { PROPERTY_FIGURE_RULES } from './property-figures.ts'
import type { Rule } from './rule.ts'
import { ACCOUNT_RULES } from './supporting/accounts.ts'
import { PAPER_RULES } from './supporting/income-papers.ts'
import { TOTAL_RULES } from './totals.ts'
import { TRUTH_RULES } from './truth.ts'
import { VALUE_RULES } from './values.ts'

/** Every rule of the pack, family by family. */
export const FORM_E_RULES: readonly Rule[] = [
  ...TRUTH_RULES,
  ...COMPLETENESS_RULES,
  ...DOCUMENT_RULES,
  ...TOTAL_RULES,
  ...PROPERTY_FIGURE_RULES,
  ...HOLDING_RULES,
  ...FAMILY_RULES,
  ...LIABILITY_RULES,
  ...INCOME_RULES,
  ...INVESTMENT_INCOME_RULES,
  ...PENSION_AND_BENEFIT_RULES,
  ...NEEDS_RULES,
  ...BUSINESS_RULES,
  ...VALUE_RULES,
  ...ACCOUNT_RULES,
  ...PAPER_RULES,
]
