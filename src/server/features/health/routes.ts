import { z } from 'zod'
import type { App } from '#server/app-type.ts'
import type { Deps } from '#server/deps.ts'
import { replies } from '#server/plugins/replies.ts'

const AliveSchema = z.object({ status: z.literal('ok') })
const ReadySchema = z.object({ status: z.enum(['ok', 'failing']), checks: z.record(z.string(), z.boolean()) })

export function healthRoutes(app: App, { database }: Deps): void {
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
        summary: 'Able to serve: the database answers',
        tags: ['operation'],
        response: { 200: ReadySchema, 503: ReadySchema },
      },
    },
    async (_request, reply) => {
      const ready = await database.pool.query('select 1').then(
        () => true,
        () => false,
      )
      return reply
        .code(ready ? 200 : 503)
        .send({ status: ready ? ('ok' as const) : ('failing' as const), checks: { database: ready } })
    },
  )
}
