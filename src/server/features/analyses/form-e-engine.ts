import { analyseFormE } from '#law/form-e/analyse.ts'
import { readFormE } from '#law/form-e/reading/read.ts'
import { recogniseFormE } from '#law/form-e/recognise.ts'
import type { Document } from '#protocol/document.ts'
import type { FormEReading } from '#protocol/form-e.ts'
import type { FormEEngine } from './engine.ts'

const readings = new WeakMap<Document, FormEReading>()

/** Reading a form is most of the work, and is done once for each document. */
function readingOf(document: Document): FormEReading {
  const known = readings.get(document)
  if (known) return known
  const reading = readFormE(document)
  readings.set(document, reading)
  return reading
}

/** The legal engine of src/law, as the analyses use it. */
export const formEEngine: FormEEngine = {
  recognise(document) {
    const is = recogniseFormE(document, readingOf(document))
    if (is.kind === 'form-e') return { ok: true }
    const { code, sentence, looksLike } = is
    const isForm = looksLike !== 'supporting' && looksLike !== 'other'
    return { ok: false, code, message: sentence, nearness: code === 'FORM_BLANK' ? 2 : isForm ? 1 : 0 }
  },
  analyse(document, supporting, today) {
    return analyseFormE({ document, reading: readingOf(document), supporting, today })
  },
}
