import type { FastifyReply } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'

/** How long a closing server waits for streams to say goodbye. */
const PATIENCE_MS = 5_000

/** An open stream would keep the server from closing for ever: it is told first, and waited for. */
export const streams = fastifyPlugin(async (app) => {
  const open = new Map<AbortController, Promise<void>>()
  let closing = false

  app.decorate('trackStream', (reply: FastifyReply) => {
    const controller = new AbortController()
    const closed = new Promise<void>((resolve) => {
      reply.raw.once('close', () => {
        open.delete(controller)
        if (!reply.raw.writableFinished) controller.abort()
        resolve()
      })
    })
    open.set(controller, closed)
    if (closing) controller.abort()
    return controller.signal
  })

  app.addHook('preClose', async () => {
    closing = true
    const all = [...open.values()]
    for (const controller of open.keys()) controller.abort()
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS)
    })
    await Promise.race([Promise.all(all), patience])
    clearTimeout(timer)
  })
})
