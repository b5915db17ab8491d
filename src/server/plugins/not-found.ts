import { fastifyPlugin } from 'fastify-plugin'
import { AppError } from './app-error.ts'

interface KnownRoute {
  method: string
  pattern: RegExp
}

/** An address of the API that does not exist, or that does not take this method. */
export const notFound = fastifyPlugin(async (app) => {
  const known: KnownRoute[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return
    const pattern = new RegExp(`^${url.replace(/:[^/]+/g, '[^/]+').replaceAll('.', '\\.')}/?$`)
    for (const one of [method].flat()) known.push({ method: one, pattern })
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (methods.length === 0) throw new AppError('NOT_FOUND')
    reply.header('allow', [...new Set(methods)].sort().join(', '))
    throw new AppError('METHOD_NOT_ALLOWED')
  })
})
