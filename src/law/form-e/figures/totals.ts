import type { Figure, FigureCheck } from '#protocol/figure.ts'
import type { FormEReading } from '#protocol/form-e.ts'
import { FORM_E_ITEMS, itemDefinition } from '../items.ts'
import { item } from '../reading/access.ts'
import { CARRIED, type Carried } from './carried.ts'
import { blankFigure, differenceOf, sumOf } from './figure.ts'
import { needsTotal } from './needs.ts'
import { propertyFigures, propertyTotalLabel } from './property.ts'
import { ROW_SUMS } from './row-sums.ts'
import { isUnknown, rowTotal, statedAt } from './rows.ts'
import { type Part, type Total, toCheck } from './total.ts'

/**
 * Every total of a Form E recomputed in integer pence, in form order. Pure sums: no total is taken from the
 * form but to be compared, except that of a table in `unsure`, whose rows could not be read with certainty.
 */
export function computeTotals(reading: FormEReading, unsure: ReadonlySet<string> = new Set()): Total[] {
  const totals = new Map<string, Total>()
  const add = (total: Total | null): void => {
    if (total)
      totals.set(
        total.path,
        unsure.has(total.item) && (total.kind === 'rows' || isSummary(total.item)) ? asStated(total) : total,
      )
  }
  addFamilyHome(reading, add)
  for (const sum of ROW_SUMS) {
    if (sum.ref !== '2.2') add(rowTotal(reading, sum))
    else {
      const properties = item(reading, '2.2').rows.map((row, index) => propertyFigures('2.2', row, index))
      for (const { equity, interest } of properties) {
        add(equity)
        add(interest)
      }
      const figures = properties.map(({ figure }) => figure)
      const total = rowTotal(reading, sum, figures)
      add({
        ...total,
        parts: total.parts.map((part, index) => ({ ...part, path: `2.2[${index}]/interest` })),
      })
    }
  }
  for (const ref of ['3.1.1', '3.1.2', '3.2.1', '3.2.2'] as const) add(needsTotal(reading, ref))
  for (const carried of CARRIED) add(carriedTotal(reading, carried, totals))
  const order = new Map<string, number>(FORM_E_ITEMS.map(({ ref }, index) => [ref, index]))
  return [...totals.values()].sort((a, b) => (order.get(a.item) ?? 0) - (order.get(b.item) ?? 0))
}

/** The same as the protocol shows them. */
export const figureChecks = (totals: readonly Total[]): FigureCheck[] =>
  totals.filter(({ unchecked }) => !unchecked).map(toCheck)

const isSummary = (ref: string): boolean => ref === '2.20' || ref === '2.21'

function asStated(total: Total): Total {
  const { path, label, stated } = total
  const figure = stated ?? blankFigure(path, label, 'Its rows could not be read; it counts as nil.')
  const unknown = stated === null ? { unknown: true as const } : {}
  return { ...total, ...unknown, computed: figure, local: figure, parts: [], unchecked: true }
}

function addFamilyHome(reading: FormEReading, add: (total: Total | null) => void): void {
  const home = item(reading, '2.1')
  const { equity, interest, figure } = propertyFigures('2.1', home.fields, null)
  add(equity)
  add(interest)
  const label = propertyTotalLabel('2.1')
  const statedInterest = statedAt(reading, '2.1', 'interest', label)
  const local = statedInterest.stated ?? figure
  const terms = (from: Figure | null): Figure[] => (from ? [from] : [])
  add({
    path: '2.1/total',
    item: '2.1',
    letter: 'A',
    label,
    kind: 'carried',
    computed: sumOf('2.1/total', label, terms(figure)),
    local: sumOf('2.1/total', label, terms(local)),
    ...statedAt(reading, '2.1', 'total', label),
    parts: local
      ? [
          {
            path: '2.1/interest',
            name: 'the value of the interest',
            pence: local.amount.pence,
            sign: 1,
            entries: statedInterest.entry ? [statedInterest.entry] : [],
          },
        ]
      : [],
    ...(local === null && isUnknown(reading, '2.1', statedAt(reading, '2.1', 'total', label).stated)
      ? { unknown: true as const }
      : {}),
    tolerance: 0,
  })
}

function carriedTotal(reading: FormEReading, carried: Carried, totals: ReadonlyMap<string, Total>): Total {
  const { ref, key, letter, plus, minus = [] } = carried
  const definition = itemDefinition(ref)
  const label = [...definition.fields, ...(definition.totals ?? [])].find((field) => field.key === key)?.label
  const id = `${ref}/${key}`
  const said = label ?? letter
  const known = (paths: readonly string[]): Total[] =>
    paths.flatMap((path) => {
      const total = totals.get(path)
      return total ? [total] : []
    })
  const build = (pick: (total: Total) => Figure): Figure => {
    const sum = sumOf(minus.length === 0 ? id : `${id} (plus)`, said, known(plus).map(pick))
    return minus.length === 0 ? sum : differenceOf(id, said, [sum, ...known(minus).map(pick)])
  }
  const part =
    (sign: 1 | -1) =>
    (total: Total): Part => ({
      path: total.path,
      name: total.item === ref && ref !== '2.8' && ref !== '2.10' ? `line ${total.letter}` : total.letter,
      pence: (total.stated ?? total.computed).amount.pence,
      sign,
      entries: total.entry ? [total.entry] : [],
      ...(total.unknown ? { unknown: true as const } : {}),
    })
  const unknown = known(plus).every((total) => total.unknown)
  const { stated, entry } = statedAt(reading, ref, key, said)
  const total: Total = {
    path: id,
    item: ref,
    letter,
    label: said,
    kind: plus.length === 1 && minus.length === 0 ? 'carried' : 'combined',
    computed: build((total) => total.computed),
    local: build((total) => total.stated ?? total.computed),
    stated,
    entry,
    parts: [...known(plus).map(part(1)), ...known(minus).map(part(-1))],
    tolerance: 0,
  }
  // What repeats a total of which nothing could be read cannot be checked.
  if (!unknown) return total
  return stated === null ? { ...total, unknown: true } : asStated(total)
}
