import { describe, expect, test } from 'vitest'
import { FORM_E_RULES } from './all.ts'
import { findingsOf } from './sample-case.ts'
import { COMPLETENESS_TRIALS } from './trials/completeness.ts'
import { FAMILY_TRIALS } from './trials/family.ts'
import { FIGURE_TRIALS } from './trials/figures.ts'
import { INCOME_TRIALS } from './trials/income.ts'
import { JOINT_TRIALS } from './trials/joint.ts'
import { SUPPORTING_TRIALS } from './trials/supporting.ts'
import { VALUE_TRIALS } from './trials/values.ts'

const TRIALS = [
  ...COMPLETENESS_TRIALS,
  ...FIGURE_TRIALS,
  ...FAMILY_TRIALS,
  ...JOINT_TRIALS,
  ...INCOME_TRIALS,
  ...VALUE_TRIALS,
  ...SUPPORTING_TRIALS,
]

test('every rule is tried, and every trial is of a rule', () => {
  expect(TRIALS.map(({ rule }) => rule).sort()).toEqual(FORM_E_RULES.map(({ id }) => id).sort())
})

describe.each(TRIALS)('$rule', ({ rule, fires, silent }) => {
  test.each(Object.entries(fires))('sees: %s', (_, change) => {
    const [finding] = findingsOf(rule, change)
    expect(finding).toBeDefined()
    if (!finding) return
    expect(finding.evidence.length > 0 || finding.searched !== undefined).toBe(true)
    for (const text of [finding.lawyer, finding.plain]) {
      expect(text).toMatch(/^[“\p{Lu}\d].*\.$/su)
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\s{2,}|\.\.|hide|conceal|minimi[sz]/)
    }
  })

  test.each(Object.entries(silent))('leaves alone: %s', (_, change) => {
    expect(findingsOf(rule, change).map(({ lawyer }) => lawyer)).toEqual([])
  })
})
