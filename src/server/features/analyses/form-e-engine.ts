import { analyseFormE } from '#law/form-e/analyse.ts'
import { readFormE } from '#law/form-e/reading/read.ts'
import type { Document } from '#protocol/document.ts'
import { ERRORS } from '#protocol/errors.ts'
import type { FormEReading } from '#protocol/form-e.ts'
import type { FormEEngine } from './engine.ts'

/** A form of which fewer items than this can be found is another document. */
const ITEMS_OF_A_FORM = 12

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
    const { items } = readingOf(document)
    const printed = items.filter(({ state }) => state !== 'not-found')
    if (printed.length < ITEMS_OF_A_FORM) {
      return { ok: false, code: 'NOT_FORM_E', message: ERRORS.NOT_FORM_E.message }
    }
    const filled = printed.some(({ state }) => state !== 'blank')
    return filled ? { ok: true } : { ok: false, code: 'FORM_BLANK', message: ERRORS.FORM_BLANK.message }
  },
  analyse(document, supporting, today) {
    return analyseFormE({ document, reading: readingOf(document), supporting, today })
  },
}
