import { z } from 'zod'
import type { App } from '#server/app-type.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/plugins/app-error.ts'
import { replies } from '#server/plugins/replies.ts'
import { isLoopback } from '#server/settings.ts'
import { readiness } from './service.ts'

const AliveSchema = z.object({ status: z.literal('ok') })
const ReadySchema = z.object({ status: z.enum(['ok', 'failing']), checks: z.record(z.string(), z.boolean()) })

export function healthRoutes(app: App, deps: Deps): void {
  app.get(
    '/healthz',
    {
      schema: {
        summary: 'The process is alive',
        tags: ['operation'],
        response: replies({ 200: AliveSchema }),
      },
    },
    async () => ({ status: 'ok' as const }),
  )

  app.get(
    '/readyz',
    {
      schema: {
        summary: 'Able to serve: the database and the file store answer',
        tags: ['operation'],
        response: { 200: ReadySchema, 503: ReadySchema },
      },
    },
    async (_request, reply) => {
      const checks = await readiness(deps)
      const ready = Object.values(checks).every(Boolean)
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: ready ? 'ok' : 'failing', checks })
    },
  )

  app.get(
    '/metrics',
    {
      schema: {
        summary: 'Counts and times for Prometheus; from this machine only',
        tags: ['operation'],
        response: replies({ 200: z.string() }),
      },
    },
    async (request, reply) => {
      const here = isLoopback(request.ip.replace(/^::ffff:/, ''))
      // A proxy on this machine asks for somebody else.
      if (!here || request.headers['x-forwarded-for'] !== undefined) throw new AppError('NOT_FOUND')
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(app.metrics())
    },
  )
}
