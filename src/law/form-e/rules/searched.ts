import type { Evidence, Searched } from '#protocol/evidence.ts'
import type { ItemRef } from '../items.ts'
import { type FormContext, itemOf } from './context.ts'

/**
 * What was searched for something that is not there: the areas of the given items, or the whole form where no
 * item is given or none of them has an area. The items' headings are the nearest places.
 */
export function searchedIn(
  context: FormContext,
  lookedFor: readonly string[],
  refs: readonly ItemRef[] = [],
): Searched {
  const items = refs.map((ref) => itemOf(context, ref))
  const all = context.document.pages.map(({ number }) => number)
  const areas = new Set(items.flatMap(({ area }) => area.map(({ page }) => page)))
  const pages = areas.size === 0 ? all : all.filter((page) => areas.has(page))
  const words = context.document.pages
    .filter(({ number }) => pages.includes(number))
    .reduce((sum, page) => sum + page.words.length, 0)
  const nearest = items
    .flatMap(({ heading, declared }) => [heading, declared])
    .filter((place): place is Evidence => place !== null)
  return { lookedFor: [...lookedFor], pages, pagesInDocument: all.length, words, nearest }
}
