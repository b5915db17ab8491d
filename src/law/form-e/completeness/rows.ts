import type { CompletenessRow } from '#protocol/form-e.ts'
import { FORM_E_ITEMS } from '../items.ts'
import { type FormContext, itemOf } from '../rules/context.ts'
import { missingIn } from './missing.ts'
import { missingPhrase } from './phrases.ts'
import { calledFor } from './situation.ts'

/** Every numbered item: answered or not, and what is missing in it. In form order. */
export function completenessRows(context: FormContext): CompletenessRow[] {
  return FORM_E_ITEMS.map(({ ref, title, part }): CompletenessRow => {
    const { state, heading } = itemOf(context, ref)
    const missing = missingIn(context, ref).map(missingPhrase)
    const open = (state === 'blank' || state === 'not-found') && calledFor(context, ref)
    return { ref, title, part, state, missing, complete: !open && missing.length === 0, heading }
  })
}
