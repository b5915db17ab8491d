import { randomUUID } from 'node:crypto'
import { fastifyPlugin } from 'fastify-plugin'
import { describeError } from './log-errors.ts'

/**
 * What goes into the log: which route, how it ended, how long it took. Never an address with its query, a
 * name, a text, a header or a body, so that the log can be read without reading anybody's affairs.
 */
export function loggerOptions(level: string) {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      req: ({ method }: { method: string }) => ({ method }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      err: describeError,
    },
  }
}

/** The reference that a user may quote. Ours alone: what a client sends as one is not believed. */
export const newRequestId = () => randomUUID()

export const logging = fastifyPlugin(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (route.startsWith('/v1/')) request.log.info(line, 'request')
    else request.log.debug(line, 'request')
  })
})
