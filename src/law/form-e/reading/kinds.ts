import { parseDate } from '../../text/dates.ts'
import { textOf } from '../../text/lines.ts'
import { parsePercent, parseYesNo } from '../../text/small.ts'
import type { FieldDefinition } from '../items.ts'
import type { Band } from './bands.ts'
import { rightOf } from './blocks.ts'
import type { Column } from './header.ts'
import { labelScores, type Matcher } from './matcher.ts'
import { looksLikeMoney } from './values.ts'

type Kind = FieldDefinition['kind']

/**
 * Gives columns in unknown words the definitions that are left: of the kind of what stands in the column, in the
 * form's order among the columns that are known.
 */
export function fillByKind(
  columns: readonly Column[],
  taken: Set<number>,
  matcher: Matcher,
  body: readonly Band[],
): void {
  const { definitions } = matcher
  const blank = columns.every((column) => kindUnder(column, columns, body) === null)
  columns.forEach((column, at) => {
    if (column.index !== null) return
    const scores = labelScores(matcher, column.text)
    const before = columns.slice(0, at).findLast(({ index }) => index !== null)?.index ?? -1
    const after = columns.slice(at + 1).find(({ index }) => index !== null)?.index ?? definitions.length
    const kind = kindUnder(column, columns, body)
    const free = definitions.flatMap((definition, index) =>
      !taken.has(index) && (blank || fits(definition.kind, kind)) ? [index] : [],
    )
    const between = free.filter((index) => index > before && index < after)
    // Words that sound like a head at all decide between several that could be meant.
    const likely = free
      .filter((index) => (scores[index] ?? 0) > 0.45)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))[0]
    // As many unknown columns may follow as there are definitions left: then the first is meant.
    const found = likely ?? between[0] ?? (free.length === 1 && kind !== null ? free[0] : undefined)
    if (found === undefined) return
    column.index = found
    taken.add(found)
  })
}

const MEASURED: ReadonlySet<Kind> = new Set(['money', 'date', 'percent'])

/** What stands below each head says that it cannot be meant: dates below "CE as at" are no amounts. */
export function contradicts(asked: Kind | undefined, written: Kind | null): boolean {
  return (
    asked !== undefined &&
    written !== null &&
    asked !== written &&
    MEASURED.has(asked) &&
    MEASURED.has(written)
  )
}

/** An empty column may be anything; a date may stand where words are asked for. */
function fits(asked: Kind, written: Kind | null): boolean {
  // Amounts, dates and shares are seldom left out: what is empty is rather words.
  if (written === null) return !MEASURED.has(asked)
  if (asked === written) return true
  if (asked === 'text') return written === 'date' || written === 'percent'
  return asked === 'choice' && (written === 'text' || written === 'yes-no')
}

/** What most of the answers nearest to a head are; null where there are none. */
export function kindUnder(column: Column, columns: readonly Column[], body: readonly Band[]): Kind | null {
  const counts = new Map<Kind, number>()
  for (const { blocks } of body) {
    for (const block of blocks) {
      const far = ({ left, right }: Column): number =>
        Math.max(left - rightOf(block.box), block.box.x - right, 0)
      const own = far(column)
      if (columns.some((other) => other !== column && far(other) < own)) continue
      const kind = kindOf(textOf(block.words))
      if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

function kindOf(text: string): Kind | null {
  if (/^(?:nil|none|n\/?a|not applicable|[-–—])\.?$/i.test(text)) return null
  if (looksLikeMoney(text)) return 'money'
  if (/%/.test(text) && parsePercent(text) !== null) return 'percent'
  if (/\d/.test(text) && parseDate(text) !== null) return 'date'
  return parseYesNo(text) === null ? 'text' : 'yes-no'
}
