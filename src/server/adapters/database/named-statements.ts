import type { PoolClient } from 'pg'

/** Statements differ by the lengths of their lists: what comes after so many is sent without a name. */
const MAX_NAMES = 300

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MAX_NAMES) return known
  const name = `verity_${names.size + 1}`
  names.set(text, name)
  return name
}

/** A statement with values gets the name that belongs to its text; anything else stays as it is. */
function withName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('text' in query) || 'submit' in query) return query
  if (typeof query.text !== 'string' || !query.text.includes('$1')) return query
  return 'name' in query && query.name ? query : { ...query, name: nameOf(query.text) }
}

/**
 * Lets PostgreSQL keep the plan of each statement that this connection sends. Not for the embedded database,
 * whose connections share one backend and would take each other's names.
 */
export function nameStatements(client: PoolClient): void {
  const { query } = client
  const named = (first: unknown, ...rest: unknown[]): unknown =>
    Reflect.apply(query, client, [withName(first), ...rest])
  Object.defineProperty(client, 'query', { value: named, configurable: true })
}
