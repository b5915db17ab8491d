import { isConsequence, isRoot, type Total } from './total.ts'

/** The totals that are wrong only because this one is, in form order. */
export function consequencesOf(root: Total, totals: readonly Total[]): Total[] {
  const affected = new Set([root.path])
  // A total stands after its parts except on the two summaries, so that a few passes reach everything.
  for (let size = 0; size !== affected.size; ) {
    size = affected.size
    for (const total of totals) {
      const carries = total.parts.some(({ path }) => path !== undefined && affected.has(path))
      if (carries && !isRoot(total)) affected.add(total.path)
    }
  }
  return totals.filter(
    (total) => total.path !== root.path && affected.has(total.path) && isConsequence(total),
  )
}
