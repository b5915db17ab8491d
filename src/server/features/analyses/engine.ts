import type { FormEResult } from '#protocol/analyses.ts'
import type { Document } from '#protocol/document.ts'
import type { FormEAnalysis } from '#protocol/form-e.ts'
import type { AnalysisError } from './seals.ts'

export type Recognised =
  | { ok: true }
  | {
      ok: false
      code: 'NOT_FORM_E' | 'FORM_BLANK'
      message: string
      /** 2: the form, but blank; 1: a form that is easily taken for it; 0: some other document. */
      nearness: 0 | 1 | 2
    }

/** The legal part of an analysis: documents in, findings out. Pure. */
export interface FormEEngine {
  recognise(document: Document): Recognised
  analyse(form: Document, supporting: readonly Document[], today: string): FormEAnalysis
}

export type Verdict =
  | { ok: true; forms: FormEResult['forms']; formIds: ReadonlySet<string> }
  | { ok: false; error: AnalysisError }

/** A comparison has two sides. */
const MAX_FORMS = 2

/**
 * Says which of the documents are Forms E and analyses each of them, the other documents standing beside
 * it. Where none is, the error is of the document that comes nearest to one: it is what was meant to be it.
 */
export function judge(engine: FormEEngine, documents: readonly Document[], today: string): Verdict {
  const recognised = documents.map((document) => ({ document, is: engine.recognise(document) }))
  const forms = recognised.filter(({ is }) => is.ok).map(({ document }) => document)
  const supporting = recognised.filter(({ is }) => !is.ok).map(({ document }) => document)
  if (forms.length > MAX_FORMS) {
    const message = `There are ${forms.length} Forms E here. Send one, or one of each party.`
    return { ok: false, error: { code: 'INVALID_REQUEST', message } }
  }
  const [first, ...others] = forms
  if (!first) return { ok: false, error: noForm(recognised) }
  const analyse = (form: Document) => engine.analyse(form, supporting, today)
  return {
    ok: true,
    forms: [analyse(first), ...others.map(analyse)],
    formIds: new Set(forms.map(({ id }) => id)),
  }
}

function noForm(recognised: readonly { document: Document; is: Recognised }[]): AnalysisError {
  const refused = recognised.flatMap(({ document, is }) => (is.ok ? [] : [{ ...is, file: document.name }]))
  const [best] = refused.toSorted((a, b) => b.nearness - a.nearness)
  if (!best) return { code: 'NO_FILES', message: 'There is no document to analyse.' }
  return { code: best.code, message: best.message, file: best.file }
}
