import { describe, expect, test } from 'vitest'
import type { Document } from '#protocol/document.ts'
import type { FormEAnalysis } from '#protocol/form-e.ts'
import { type FormEEngine, judge, type Recognised } from './engine.ts'

const documentOf = (id: string): Document => ({
  id,
  name: `${id}.pdf`,
  kind: 'pdf',
  language: 'en',
  pages: [],
  fields: [],
  notes: [],
})

/** Takes what begins with 'form' for a Form E, and notes what each was analysed beside. */
function engineThat(refuses: Record<string, Recognised> = {}) {
  const beside: Record<string, string[]> = {}
  const engine: FormEEngine = {
    recognise: ({ id }) =>
      id.startsWith('form')
        ? { ok: true }
        : (refuses[id] ?? { ok: false, code: 'NOT_FORM_E', message: `${id} is no form`, nearness: 0 }),
    analyse(form, supporting) {
      beside[form.id] = supporting.map(({ id }) => id)
      const analysis: FormEAnalysis = {
        source: form.id,
        person: null,
        party: null,
        reading: { source: form.id, items: [] },
        completeness: [],
        schedule: [],
        figures: [],
        findings: [],
        actions: [],
        rulePacks: [],
      }
      return analysis
    },
  }
  return { engine, beside }
}

const judged = (engine: FormEEngine, ...ids: string[]) => judge(engine, ids.map(documentOf), '2026-06-01')

describe('judging the documents of one request', () => {
  test('every form is analysed beside what is no form', () => {
    const { engine, beside } = engineThat()
    const verdict = judged(engine, 'bank', 'form-1', 'p60', 'form-2')
    expect(verdict.ok && verdict.forms.map(({ source }) => source)).toEqual(['form-1', 'form-2'])
    expect(beside).toEqual({ 'form-1': ['bank', 'p60'], 'form-2': ['bank', 'p60'] })
  })

  test('three forms are one too many', () => {
    const verdict = judged(engineThat().engine, 'form-1', 'form-2', 'form-3')
    expect(verdict).toMatchObject({ ok: false, error: { message: expect.stringContaining('3 Forms E') } })
  })

  test('where none is a form, the nearest to one is told of', () => {
    const d81: Recognised = { ok: false, code: 'NOT_FORM_E', message: 'a D81', nearness: 1 }
    const blank: Recognised = { ok: false, code: 'FORM_BLANK', message: 'blank', nearness: 2 }
    const { engine } = engineThat({ d81, blank })
    const errorOf = (...ids: string[]) => {
      const verdict = judged(engine, ...ids)
      return verdict.ok ? null : verdict.error
    }
    expect(errorOf('bank')).toEqual({ code: 'NOT_FORM_E', message: 'bank is no form', file: 'bank.pdf' })
    expect(errorOf('bank', 'd81')).toEqual({ code: 'NOT_FORM_E', message: 'a D81', file: 'd81.pdf' })
    expect(errorOf('bank', 'd81', 'blank')).toEqual({
      code: 'FORM_BLANK',
      message: 'blank',
      file: 'blank.pdf',
    })
    expect(errorOf('first', 'second')?.file).toBe('first.pdf')
  })
})
