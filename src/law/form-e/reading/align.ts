import { type Candidate, HEADED, headingScore, isNumberOf } from './headings.ts'

/** A candidate taken for the heading of an item (its index in the form's order). */
export interface Anchor {
  item: number
  candidate: Candidate
}

interface Link {
  score: number
  anchor: Anchor | null
  before: Link | null
}

/**
 * Takes for each item the heading that fits best, so that all of them stand in the form's order: the chain of
 * greatest total score. One misread number or a look-alike title therefore cannot pull an item out of its place.
 * `candidates` in document order.
 */
export function alignHeadings(candidates: readonly Candidate[]): Anchor[] {
  const start: Link = { score: 0, anchor: null, before: null }
  // best[i]: the best chain that uses only the first i items, over the candidates seen so far.
  const best: Link[] = Array.from({ length: HEADED.length + 1 }, () => start)
  for (const candidate of candidates) {
    const scores = HEADED.map((_, item) => headingScore(candidate, item))
    for (let item = HEADED.length - 1; item >= 0; item--) {
      const score = scores[item] ?? 0
      const before = best[item]
      if (score <= 0 || !before) continue
      const link: Link = { score: before.score + score, anchor: { item, candidate }, before }
      for (let next = item + 1; next < best.length; next++) {
        if ((best[next]?.score ?? 0) >= link.score) break
        best[next] = link
      }
    }
  }
  const chain: Anchor[] = []
  for (let link = best.at(-1) ?? null; link; link = link.before) if (link.anchor) chain.push(link.anchor)
  return [...chain.reverse(), ...outOfOrder(candidates, chain)]
}

/** Items that the form's author put somewhere else: taken only where number and title both say so. */
function outOfOrder(candidates: readonly Candidate[], chain: readonly Anchor[]): Anchor[] {
  const found: Anchor[] = []
  const used = new Set(chain.map(({ candidate }) => candidate))
  const last = HEADED.findIndex(({ ref }) => ref === 'documents')
  const schedule = chain.find(({ item }) => item === last)
  const end = schedule ? candidates.indexOf(schedule.candidate) : candidates.length
  HEADED.forEach((definition, item) => {
    if (chain.some((anchor) => anchor.item === item)) return
    const best = candidates
      .filter((candidate, at) => !used.has(candidate) && (at < end || !isNumberOf(candidate, definition.ref)))
      .map((candidate) => ({ candidate, score: headingScore(candidate, item) }))
      .filter(({ candidate, score }) => score >= (isNumberOf(candidate, definition.ref) ? 4 : 2))
      .sort((a, b) => b.score - a.score)[0]
    if (!best || (best.candidate.number === null && !/^(?:truth|documents)$/.test(definition.ref))) return
    used.add(best.candidate)
    found.push({ item, candidate: best.candidate })
  })
  return found
}
