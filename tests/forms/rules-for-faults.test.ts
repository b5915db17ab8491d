import { expect, test } from 'vitest'
import { FORM_E_RULES } from '#law/form-e/rules/all.ts'
import { FAULT_KINDS } from './faults/index.ts'
import { ALWAYS_TRUE, RULES_FOR_FAULTS } from './rules-for-faults.ts'

test('every fault that can be planted has a rule that should find it, and no other has', () => {
  expect(Object.keys(RULES_FOR_FAULTS).sort()).toEqual([...FAULT_KINDS].sort())
  expect(Object.values(RULES_FOR_FAULTS).filter((rules) => rules.length === 0)).toEqual([])
})

test('every rule that is named exists', () => {
  const known = new Set(FORM_E_RULES.map(({ id }) => id))
  const named = [...Object.values(RULES_FOR_FAULTS).flat(), ...ALWAYS_TRUE]
  expect(named.filter((id) => !known.has(id))).toEqual([])
})
