import type { FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { Deps } from '#server/deps.ts'
import { AppError } from './app-error.ts'
import { ownOrigins } from './own-origins.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/**
 * Whatever changes something must be asked for by a page of ours. Browsers say who asks in Sec-Fetch-Site,
 * older ones in Origin; a page of another site can write neither.
 */
export const sameOrigin = fastifyPlugin(async (app, { settings }: Deps) => {
  const own = new Set(ownOrigins(settings))
  const fromHere = ({ headers }: FastifyRequest) => {
    const site = headers['sec-fetch-site']
    return site === undefined ? own.has(headers.origin ?? '') : site === 'same-origin'
  }

  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config.crossSite === true) return
    if (!fromHere(request)) throw new AppError('CROSS_SITE')
  })

  app.decorate('refuseCrossSite', async (request: FastifyRequest) => {
    const { origin, 'sec-fetch-site': site } = request.headers
    const typedByHand = site === 'none'
    const notABrowser = site === undefined && origin === undefined
    if (!typedByHand && !notABrowser && !fromHere(request)) throw new AppError('CROSS_SITE')
  })
})
