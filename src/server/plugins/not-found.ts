import { fastifyPlugin } from 'fastify-plugin'
import { AppError } from './app-error.ts'
import type { KnownRoute } from './augmentation.ts'

/** An address of the API that does not exist, or that does not take this method. */
export const notFound = fastifyPlugin(async (app) => {
  const known: KnownRoute[] = []
  const patterns = new Map<string, RegExp>()
  app.decorate('routeTable', known)
  app.addHook('onRoute', ({ method, url, schema }) => {
    for (const one of [method].flat()) known.push({ method: one, url, schema })
    if (!url.includes('*')) patterns.set(url, patternOf(url))
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const methods = known.filter(({ url }) => patterns.get(url)?.test(path)).map(({ method }) => method)
    if (methods.length === 0) throw new AppError('NOT_FOUND')
    reply.header('allow', [...new Set(methods)].sort().join(', '))
    throw new AppError('METHOD_NOT_ALLOWED')
  })
})

function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replaceAll('.', '\\.').replace(/:[^/]+/g, '[^/]+')}/?$`)
}
