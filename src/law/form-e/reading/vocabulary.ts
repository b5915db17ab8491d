import { labelTokens } from '../../text/labels.ts'
import { spellingOf } from '../../text/spelling.ts'
import { FORM_E_ITEMS, type ItemDefinition } from '../items.ts'

const ITEMS: readonly ItemDefinition[] = FORM_E_ITEMS

const wordings = ITEMS.flatMap(({ title, aliases, fields, columns, totals }) => [
  title,
  ...(aliases ?? []),
  ...[...fields, ...(columns ?? []), ...(totals ?? [])].flatMap((field) => [
    field.label,
    ...(field.aliases ?? []),
  ]),
])

/** Spells the words of the form's labels. */
export const spell = spellingOf(wordings.flatMap(labelTokens))

/** The words of a label as printed, in the form's own spelling. */
export const spelledTokens = (text: string): string[] => [...new Set(labelTokens(text).map(spell))]
