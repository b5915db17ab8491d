import { expect, test } from 'vitest'
import { FormEAnalysisSchema } from '#protocol/form-e.ts'
import { FORM_E_RULES } from './all.ts'
import { analysed } from './sample-case.ts'

test('TOOL-02 a complete and consistent form has nothing to mend', () => {
  const { findings, actions, figures, completeness } = analysed()
  expect(findings.map(({ rule, lawyer }) => `${rule}: ${lawyer}`)).toEqual([
    expect.stringContaining('form-e.documents.not-uploaded'),
  ])
  expect(actions).toEqual([])
  expect(figures.filter(({ state }) => state === 'differs')).toEqual([])
  expect(completeness.filter(({ complete }) => !complete)).toEqual([])
})

test('the analysis is what the protocol says, and the same each time', () => {
  expect(FormEAnalysisSchema.parse(analysed())).toEqual(analysed())
})

test('every rule has its own id and a basis', () => {
  const ids = FORM_E_RULES.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(45)
  expect(FORM_E_RULES.filter(({ basis }) => basis.length === 0)).toEqual([])
})
