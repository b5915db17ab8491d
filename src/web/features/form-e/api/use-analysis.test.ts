import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Analysis } from '#protocol/analyses.ts'
import { analysisQuery } from './analyses.ts'
import { noteEvent } from './use-analysis.ts'

const { queryKey } = analysisQuery('one')
const running: Analysis = {
  id: 'one',
  kind: 'form-e',
  status: 'queued',
  progress: { step: 'Waiting', done: 0, total: 1 },
  files: ['a.pdf'],
  createdAt: '2026-11-20T10:00:00.000Z',
}
const event = (status: string) =>
  JSON.stringify({ status, progress: { step: 'Reading page 3 of 28', done: 3, total: 28 } })

function clientWith(analysis: Analysis) {
  const client = new QueryClient()
  client.setQueryData(queryKey, analysis)
  return client
}

test('an event moves the progress on', () => {
  const client = clientWith(running)
  expect(noteEvent(client, 'one', event('running'))).toBe(false)
  expect(client.getQueryData(queryKey)).toMatchObject({
    status: 'running',
    progress: { done: 3 },
    files: ['a.pdf'],
  })
})

test('the end is not believed without the result', () => {
  const client = clientWith(running)
  expect(noteEvent(client, 'one', event('done'))).toBe(true)
  expect(client.getQueryData(queryKey)).toMatchObject({ status: 'queued' })
  expect(noteEvent(client, 'one', '[DONE]')).toBe(true)
})

test('nonsense is an error, so that the screen falls back to asking', () => {
  expect(() => noteEvent(clientWith(running), 'one', '{"status":"odd"}')).toThrow()
  expect(() => noteEvent(clientWith(running), 'one', 'not json')).toThrow()
})
