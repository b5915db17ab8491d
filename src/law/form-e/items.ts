import { ASSET_ITEMS } from './items/assets.ts'
import type { ItemDefinition } from './items/definition.ts'
import { GENERAL_ITEMS } from './items/general.ts'
import { INCOME_ITEMS } from './items/income.ts'
import { LIABILITY_AND_PENSION_ITEMS } from './items/liabilities-and-pensions.ts'
import { NEEDS_ITEMS } from './items/needs.ts'
import { OTHER_ITEMS } from './items/other.ts'

export type { FieldDefinition, ItemDefinition } from './items/definition.ts'

/**
 * The form's map: every numbered item of Form E (England and Wales, edition 01.23), what it asks for, and
 * the keys under which the engine keeps the answers. Reader, completeness, figures, generator and screens
 * all go by this one table. Money is integer pence, dates are ISO, percentages hundredths of a per cent.
 *
 * Source: FPR 2010 r 9.14 and Form E as numbered by judgments and practitioners' guides.
 */
export const FORM_E_ITEMS = [
  ...GENERAL_ITEMS,
  ...ASSET_ITEMS,
  ...LIABILITY_AND_PENSION_ITEMS,
  ...INCOME_ITEMS,
  ...NEEDS_ITEMS,
  ...OTHER_ITEMS,
] as const satisfies readonly ItemDefinition[]

export type ItemRef = (typeof FORM_E_ITEMS)[number]['ref']

const byRef: ReadonlyMap<string, ItemDefinition> = new Map(FORM_E_ITEMS.map((item) => [item.ref, item]))

/** The definition of a numbered item. Throws for a reference that the form does not have (a programming error). */
export function itemDefinition(ref: ItemRef): ItemDefinition {
  const item = byRef.get(ref)
  if (!item) throw new RangeError(`Form E has no item ${ref}`)
  return item
}
