import type { FormField } from '#protocol/document.ts'
import { area, centreX, centreY, holds, type LooseWord, overlapArea } from '../loose.ts'
import { isTypedMark, UNTICKED } from '../ticks.ts'

const letters = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Puts the words of fields among the printed ones. Some programs print a field's value and leave the field in
 * its place: then the printed words stay, which have the better boxes, and count as the field's.
 */
export function mergeFieldWords(
  printed: readonly LooseWord[],
  fromFields: readonly LooseWord[],
  fields: readonly FormField[],
): LooseWord[] {
  const gone = new Set<LooseWord>()
  for (const { type, value, box } of fields) {
    const inside = printed.filter((word) => holds(box, centreX(word.box), centreY(word.box), 1))
    if (inside.length === 0) continue
    if (type === 'checkbox' || type === 'radio') {
      for (const word of inside) if (isTypedMark(word.text) || word.text === UNTICKED) gone.add(word)
      continue
    }
    if (typeof value !== 'string' || letters(value) === '') continue
    const shown = letters(inside.map((word) => word.text).join(''))
    if (shown !== '' && shown.includes(letters(value))) {
      for (const word of inside) if (letters(value).includes(letters(word.text))) word.from = 'field'
      for (const word of fromFields) if (overlapArea(word.box, box) > area(word.box) * 0.5) gone.add(word)
    }
  }
  return [...printed, ...fromFields].filter((word) => !gone.has(word))
}
