import type { App } from '#server/app-type.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/plugins/app-error.ts'
import { isLoopback } from '#server/settings.ts'

/** The development provider, where there is one: under our own address, and for this machine alone. */
export function developmentRoutes(app: App, { identity, settings }: Deps): void {
  const { local } = identity
  if (!local || settings.production) return
  app.removeAllContentTypeParsers()
  // The provider reads its own bodies.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.route({
    method: ['GET', 'POST'],
    url: `${local.path}/*`,
    // Its token call comes from our own server, and its form carries the provider's own cookie.
    config: { crossSite: true },
    schema: { hide: true },
    handler: async (request, reply) => {
      const remote = request.socket.remoteAddress?.replace(/^::ffff:/, '')
      if (!isLoopback(remote ?? '') || request.headers['x-forwarded-for'] !== undefined) {
        throw new AppError('NOT_FOUND')
      }
      reply.headers(app.pageHeaders())
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value)
      }
      await local.handle(request.raw, reply.raw)
    },
  })
}
