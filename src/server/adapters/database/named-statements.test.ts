import pg from 'pg'
import { expect, test } from 'vitest'
import { nameStatements } from './named-statements.ts'

/** What a connection would be sent, by the name of each statement. */
function namesOf(...queries: unknown[]): unknown[] {
  const sent: unknown[] = []
  const client = Object.assign(Object.create(pg.Client.prototype), {
    query: (query: unknown) => sent.push(query),
  })
  nameStatements(client)
  for (const query of queries) client.query(query)
  return sent.map((query) => (typeof query === 'object' && query && 'name' in query ? query.name : undefined))
}

test('one text has one name, on every connection', () => {
  const [first, other, again] = namesOf(
    { text: 'select $1' },
    { text: 'select $1 + 1' },
    { text: 'select $1' },
  )
  expect(first).toEqual(expect.any(String))
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect(namesOf({ text: 'select $1' })).toEqual([first])
})

test('what has no values, a text, or a name of its own stays as it is', () => {
  expect(namesOf('begin', { text: 'select 1' }, { text: 'select $1', name: 'mine' })).toEqual([
    undefined,
    undefined,
    'mine',
  ])
})

test('texts without end do not become names without end', () => {
  const texts = Array.from({ length: 1000 }, (_, index) => ({ text: `select $1 + ${index}` }))
  expect(new Set(namesOf(...texts)).size).toBeLessThan(320)
})
