import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { AnalysisEvent } from '#protocol/analyses.ts'
import { isFinal } from './hub.ts'
import { type WatchOptions, watchAnalysis } from './watch.ts'

/** Lines of an event stream. A comment when nothing came, so that nobody in between takes it for dead. */
async function* lines(options: WatchOptions): AsyncGenerator<string> {
  let last: AnalysisEvent | null = null
  for await (const event of watchAnalysis(options)) {
    last = event ?? last
    yield event ? `data: ${JSON.stringify(event)}\n\n` : ': still here\n\n'
  }
  // A server that closes leaves the stream without its last word: the client asks again.
  if (!options.signal.aborted || (last && isFinal(last.status))) yield 'data: [DONE]\n\n'
}

/** Answers with the analysis's states as server-sent events. */
export function sendEvents(reply: FastifyReply, options: WatchOptions): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    })
    .send(Readable.from(lines(options), { objectMode: false, highWaterMark: 16_384 }))
}
