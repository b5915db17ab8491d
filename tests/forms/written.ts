import { ITEMS } from './case.ts'
import type { View } from './view.ts'

/** Every text and figure that must be found on the drawn form, by path; what is ticked or struck is not among them. */
export function written(view: View): Map<string, string> {
  const all = new Map<string, string>()
  for (const { ref, fields, columns, totals = [] } of ITEMS) {
    for (const { key, kind } of [...fields, ...totals.map(({ key }) => ({ key, kind: 'money' }))]) {
      const value = view.field(ref, key)
      if (value !== '' && kind !== 'yes-no' && kind !== 'choice') all.set(`${ref}/${key}`, value)
    }
    view.rows(ref).forEach((row, index) => {
      for (const { key, kind } of columns ?? []) {
        const value = row[key] ?? ''
        if (value !== '' && kind !== 'yes-no' && kind !== 'choice') all.set(`${ref}[${index}]/${key}`, value)
      }
    })
    if (view.word(ref) !== '' && (columns || fields.length > 0)) all.set(`${ref} as a whole`, view.word(ref))
  }
  return all
}
