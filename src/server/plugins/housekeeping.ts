import { fastifyPlugin } from 'fastify-plugin'
import type { Deps } from '#server/deps.ts'
import { sweepLimits } from './limits.ts'
import { sweepSessions } from './session/session-store.ts'

const HOUR = 3_600_000

/** Clears away what is over: nobody else would. */
export const housekeeping = fastifyPlugin(async (app, { database, clock }: Deps) => {
  const timers: NodeJS.Timeout[] = []
  app.decorate('hourly', (name, task) => {
    const run = () =>
      task(clock.now()).catch((error: unknown) =>
        app.log.warn({ err: error, task: name }, 'Housekeeping failed'),
      )
    timers.push(setInterval(run, HOUR).unref())
  })
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
  })
  app.hourly('sessions', (now) => sweepSessions(database.db, now))
  app.hourly('limits', (now) => sweepLimits(database.db, now))
})
