import type { CompletenessRow } from '#protocol/form-e.ts'
import { FORM_E_ITEMS } from '../items.ts'
import { type FormContext, itemOf } from '../rules/context.ts'
import { type Missing, missingIn } from './missing.ts'
import { calledFor } from './situation.ts'

/** "row 2 (Barclays): account number". */
export function missingPhrase({ label, rowName, unreadable }: Missing): string {
  const what = label.charAt(0).toLowerCase() + label.slice(1)
  const said = unreadable === null ? what : `${what} (“${unreadable}” is written)`
  return rowName === '' ? said : `${rowName}: ${said}`
}

/** Every numbered item: answered or not, and what is missing in it. In form order. */
export function completenessRows(context: FormContext): CompletenessRow[] {
  return FORM_E_ITEMS.map(({ ref, title, part }): CompletenessRow => {
    const { state, heading } = itemOf(context, ref)
    const missing = missingIn(context, ref).map(missingPhrase)
    const open = (state === 'blank' || state === 'not-found') && calledFor(context, ref)
    return { ref, title, part, state, missing, complete: !open && missing.length === 0, heading }
  })
}
