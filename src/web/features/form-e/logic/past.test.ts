import { expect, test } from 'vitest'
import type { AnalysisSummary } from '#protocol/analyses.ts'
import { analysisName, analysisState } from './past.ts'

const past = (more: Partial<AnalysisSummary>): AnalysisSummary => ({
  id: 'a',
  kind: 'form-e',
  status: 'done',
  progress: { step: 'Reading page 3 of 28', done: 3, total: 28 },
  files: ['one.pdf', 'two.docx'],
  createdAt: '2026-11-20T10:00:00.000Z',
  ...more,
})

test('it is named after the person, else after its files', () => {
  const headline = { person: 'Anna Clarke', must: 0, should: 0, note: 0 }
  expect(analysisName(past({ headline }))).toBe('Anna Clarke')
  expect(analysisName(past({ headline: { ...headline, person: null } }))).toBe('one.pdf and two.docx')
})

test('its state in a few words', () => {
  expect(analysisState(past({ headline: { person: null, must: 3, should: 2, note: 1 } }))).toBe(
    '3 must, 2 should, 1 note',
  )
  expect(analysisState(past({ status: 'running' }))).toBe('Reading page 3 of 28')
  expect(
    analysisState(past({ status: 'failed', error: { code: 'NOT_FORM_E', message: 'Not a Form E.' } })),
  ).toBe('could not be analysed: Not a Form E.')
})
