import { analyseFormE } from '#law/form-e/analyse.ts'
import { readFormE } from '#law/form-e/reading/read.ts'
import { ERRORS } from '#protocol/errors.ts'
import type { FormEEngine } from './engine.ts'

/** A form of which fewer items than this can be found is another document. */
const ITEMS_OF_A_FORM = 12

/** The legal engine of src/law, as the analyses use it. */
export const formEEngine: FormEEngine = {
  recognise(document) {
    const { items } = readFormE(document)
    const printed = items.filter(({ state }) => state !== 'not-found')
    if (printed.length < ITEMS_OF_A_FORM) {
      return { ok: false, code: 'NOT_FORM_E', message: ERRORS.NOT_FORM_E.message }
    }
    const filled = printed.some(({ state }) => state !== 'blank')
    return filled ? { ok: true } : { ok: false, code: 'FORM_BLANK', message: ERRORS.FORM_BLANK.message }
  },
  analyse(document, supporting, today) {
    return analyseFormE({ document, reading: readFormE(document), supporting, today })
  },
}
