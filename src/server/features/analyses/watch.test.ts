import { expect, test } from 'vitest'
import type { AnalysisEvent } from '#protocol/analyses.ts'
import { createHub } from './hub.ts'
import { watchAnalysis } from './watch.ts'

const running = (done: number): AnalysisEvent => ({
  status: 'running',
  progress: { step: `${done}`, done, total: 9 },
})
const done: AnalysisEvent = { status: 'done', progress: { step: 'Done', done: 9, total: 9 } }

/** Watches with a database that holds these states, one more with each look. */
function watch(states: (AnalysisEvent | null)[]) {
  const hub = createHub()
  const controller = new AbortController()
  const look = async () => (states.length > 1 ? (states.shift() ?? null) : (states[0] ?? null))
  const events = watchAnalysis({ hub, id: 'a', look, signal: controller.signal, everyMs: 1 })
  return { hub, controller, events }
}

async function all(events: AsyncGenerator<AnalysisEvent | null>) {
  const told: AnalysisEvent[] = []
  for await (const event of events) if (event) told.push(event)
  return told
}

test('each state is told once, up to the last', async () => {
  const { events } = watch([running(1), running(1), running(2), running(2), done])
  expect(await all(events)).toEqual([running(1), running(2), done])
})

test('what is looked up does not go back behind what was heard', async () => {
  const { hub, events } = watch([running(0), running(1), running(2), done])
  expect((await events.next()).value).toEqual(running(0))
  hub.publish('a', running(5))
  expect(await all(events)).toEqual([running(5), done])
})

test('a run that begins anew is heard from its beginning', async () => {
  const { hub, events } = watch([running(5), running(5), done])
  await events.next()
  hub.publish('a', running(0))
  expect((await events.next()).value).toEqual(running(0))
})

test('of what was heard at once only the newest is told, and of another analysis nothing', async () => {
  const { hub, events } = watch([running(0)])
  await events.next()
  hub.publish('a', running(1))
  hub.publish('b', running(7))
  hub.publish('a', done)
  expect(await all(events)).toEqual([done])
})

test('an analysis that is erased ends it, and so does a watcher who leaves', async () => {
  expect(await all(watch([running(1), null]).events)).toEqual([running(1)])
  const { controller, events } = watch([running(1)])
  await events.next()
  controller.abort()
  expect(await all(events)).toEqual([])
})
