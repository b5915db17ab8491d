import type { ItemRef } from '../items.ts'
import { isoDate, item, yes } from '../reading/access.ts'
import { type FormContext, itemOf } from '../rules/context.ts'
import { ageOn } from '../rules/dates.ts'

const hasChildren = ({ reading }: FormContext): boolean => item(reading, '1.10').rows.length > 0

/** Whether any child is, or may be, under 18 on the day of the statement. */
const hasMinors = (context: FormContext): boolean =>
  itemOf(context, '1.10').rows.some((row) => {
    const born = isoDate(row, 'dateOfBirth')
    return born === null || ageOn(born, context.statedOn) < 18
  })

/** Whether a new partner is, or soon will be, part of the household (1.7 to 1.9). */
export function hasNewPartner({ reading }: FormContext): boolean {
  return (
    yes(item(reading, '1.8'), 'newPartner') === true ||
    yes(item(reading, '1.9'), 'newPartnerSoon') === true ||
    isoDate(item(reading, '1.7'), 'dateRemarriage') !== null
  )
}

/**
 * Whether the person's situation calls for an item at all. Part 3.1.2 only with children under age, 4.6 only with a
 * new partner, and so on; all that are not named here are always called for.
 */
export function calledFor(context: FormContext, ref: ItemRef): boolean {
  switch (ref) {
    case '1.12':
    case '1.13':
      return hasMinors(context)
    case '3.1.2':
    case '3.2.2':
    case '1.7':
    case '1.14':
    case '4.4':
    case '5.2':
    case '5.3':
      return false
    case '4.6':
      return hasNewPartner(context)
    case '1.9':
      // Who lives with a new partner already has answered it.
      return yes(itemOf(context, '1.8'), 'newPartner') !== true
    case '3.2':
    case '3.1':
      // Their answers are in the parts below; what these hold themselves is checked where it is answered.
      return false
    default:
      return true
  }
}

/** Whether a field that the map does not require is called for all the same, or one that it requires is not. */
export function fieldCalledFor(context: FormContext, ref: ItemRef, key: string): boolean | null {
  if (ref === '1.11' && key === 'healthChildren')
    return hasChildren(context) && hasMinors(context) ? null : false
  return null
}
