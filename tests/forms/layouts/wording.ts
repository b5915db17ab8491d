import { ITEMS } from '../case.ts'

/** The printed words of one layout: what it does not say differently comes from the map of the form. */
export interface Wording {
  title(ref: string): string
  label(ref: string, key: string): string
}

const OWN = new Map(
  ITEMS.flatMap((item) => [
    [item.ref, item.title] as const,
    ...[...item.fields, ...(item.columns ?? []), ...(item.totals ?? [])].map(
      (field) => [`${item.ref}/${field.key}`, field.label] as const,
    ),
  ]),
)

/** `words`: by ref for titles, by 'ref/key' for labels; 'property/key' is said of 2.1 and 2.2, 'needs/key' of 3.1.1 and 3.1.2. */
export function wording(words: Readonly<Record<string, string>>): Wording {
  const given = new Map(Object.entries(words))
  const group = (ref: string): string =>
    ref === '2.1' || ref === '2.2'
      ? 'property'
      : ref.startsWith('3.1.')
        ? 'needs'
        : ref.startsWith('3.2.')
          ? 'capital needs'
          : ref
  return {
    title: (ref) => given.get(ref) ?? OWN.get(ref) ?? '',
    label: (ref, key) =>
      given.get(`${ref}/${key}`) ?? given.get(`${group(ref)}/${key}`) ?? OWN.get(`${ref}/${key}`) ?? key,
  }
}
