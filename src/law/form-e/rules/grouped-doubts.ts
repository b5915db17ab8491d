import type { Finding } from '#protocol/finding.ts'
import { atItem } from '../completeness/titles.ts'
import { EXCHANGE } from './bases.ts'
import type { Found } from './rule.ts'

const NOT_READ = 'form-e.completeness.not-read'

/** Several doubts about one item of a scan are one: that we may have misread it. Its place is theirs, and it is no accusation. */
export function groupedDoubts(found: readonly Found[]): Found[] {
  const doubts = new Map<string, Found[]>()
  for (const one of found) {
    const { item } = one.finding
    if ((one.doubtful || one.ofScan) && item !== undefined)
      doubts.set(item, [...(doubts.get(item) ?? []), one])
  }
  const merged = new Map(
    [...doubts].filter(([, all]) => all.length > 1 && all.some(({ doubtful }) => doubtful)),
  )
  const rest = found.filter(
    ({ finding, doubtful, ofScan }) => !(doubtful || ofScan) || !merged.has(finding.item ?? ''),
  )
  return [
    ...rest,
    ...[...merged].map(([item, all]) =>
      oneNote(
        item,
        all.map(({ finding }) => finding),
      ),
    ),
  ]
}

function oneNote(item: string, all: readonly Finding[]): Found {
  const titles = all.map(({ title }) => title).join('; ')
  const searched = all.find((one) => one.searched)?.searched
  const finding: Finding = {
    id: `${NOT_READ}:${item}`,
    rule: NOT_READ,
    severity: 'note',
    title: `We may have misread the scan ${atItem(item)}`,
    lawyer: `The scan could not be read with certainty ${atItem(item)}. As read: ${titles}. Verify these points against the page.`,
    plain: `The scan was hard to read ${atItem(item)}, and we may have misread it. Please look there yourself. What we seemed to see: ${titles}.`,
    item,
    evidence: all.flatMap(({ evidence }) => evidence),
    ...(searched ? { searched } : {}),
    basis: [EXCHANGE],
  }
  return { finding, step: null, doubtful: true, ofScan: false }
}
