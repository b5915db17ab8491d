import type { RulePack } from '#protocol/finding.ts'

/** The rules that a Form E is checked under: the form's edition of January 2023 and the rules of court behind it. */
export const FORM_E_RULE_PACK: RulePack = {
  id: 'form-e/01.23',
  title: 'Form E (England and Wales), edition 01.23: completeness, figures and consistency',
  effective: '2023-01-01',
  source: {
    title: 'Family Procedure Rules 2010, r 9.14 and Practice Direction 5A (Form E)',
    url: 'https://www.legislation.gov.uk/uksi/2010/2955/rule/9.14',
    readOn: '2026-11-01',
  },
}
