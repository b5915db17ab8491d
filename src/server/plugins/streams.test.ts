import fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { streams } from './streams.ts'

/** An app with one stream that goes on until it is told to end, and a word at its end. */
async function streamingApp(onSignal: (reason: string) => void = () => undefined) {
  const app = fastify({ forceCloseConnections: 'idle' })
  await app.register(streams)
  app.get('/events', async (_request, reply) => {
    const signal = app.trackStream(reply)
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.raw.write('data: 1\n\n')
    signal.addEventListener('abort', () => {
      onSignal(reply.raw.destroyed ? 'gone' : 'closing')
      reply.raw.end('data: [DONE]\n\n')
    })
  })
  return { app, address: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

async function firstPiece(address: string, signal?: AbortSignal) {
  const response = await fetch(`${address}/events`, signal ? { signal } : {})
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('no body')
  expect((await reader.read()).value).toContain('data: 1')
  return reader
}

const closeInTime = (app: FastifyInstance) =>
  Promise.race([
    app.close().then(() => 'closed'),
    new Promise((resolve) => setTimeout(resolve, 4000, 'still open').unref()),
  ])

test('a closing server lets open streams say their last word, and does not wait for ever', async () => {
  const { app, address } = await streamingApp()
  const reader = await firstPiece(address)
  const closed = closeInTime(app)
  expect((await reader.read()).value).toContain('[DONE]')
  expect((await reader.read()).done).toBe(true)
  expect(await closed).toBe('closed')
})

test('a client that goes away is noticed', async () => {
  const gone = Promise.withResolvers<string>()
  const { app, address } = await streamingApp(gone.resolve)
  const controller = new AbortController()
  await firstPiece(address, controller.signal)
  controller.abort()
  expect(await gone.promise).toBe('gone')
  expect(await closeInTime(app)).toBe('closed')
})
