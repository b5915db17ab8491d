import cookie from '@fastify/cookie'
import fastify, { LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { App } from './app-type.ts'
import type { Deps } from './deps.ts'
import { features } from './features.ts'
import { answerClientError } from './plugins/client-errors.ts'
import { answerError, errors } from './plugins/errors.ts'
import { housekeeping } from './plugins/housekeeping.ts'
import { limits } from './plugins/limits.ts'
import { loggerOptions, logging, newRequestId } from './plugins/logging.ts'
import { metrics } from './plugins/metrics.ts'
import { notFound } from './plugins/not-found.ts'
import { openapi } from './plugins/openapi.ts'
import { pages } from './plugins/pages/pages.ts'
import { sameOrigin } from './plugins/same-origin.ts'
import { headers, securityHeaders } from './plugins/security-headers.ts'
import { session } from './plugins/session/session.ts'
import { streams } from './plugins/streams.ts'
import { web } from './plugins/web/web.ts'

/** Bodies that are not files: a profile, a list of messages. Files have limits of their own. */
const MAX_BODY_BYTES = 1024 * 1024

/** The whole application, not listening yet. */
export async function buildApp(deps: Deps): Promise<App> {
  const { settings } = deps
  const app = fastify({
    logger: loggerOptions(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    requestIdHeader: false,
    bodyLimit: MAX_BODY_BYTES,
    // A file's name may have 255 letters, each of them written as up to four %XX.
    routerOptions: { maxParamLength: 4096 },
    // Slow senders of headers and of bodies are cut off; an upload of 50 MB on a slow line is not.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    connectionTimeout: 0,
    requestTimeout: 5 * 60_000,
    clientErrorHandler: answerClientError(settings.publicUrl),
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Behind a proxy on this machine, the proxy says who asks. Nobody else is believed.
    trustProxy: settings.loopback ? false : 'loopback',
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(settings.publicUrl))
      answerError(error, request, reply)
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  await app.register(errors)
  await app.register(headers, deps)
  await app.register(logging)
  await app.register(metrics)
  await app.register(streams)
  await app.register(notFound)
  await app.register(sameOrigin, deps)
  await app.register(cookie)
  await app.register(session, deps)
  await app.register(limits, deps)
  await app.register(housekeeping, deps)
  await app.register(openapi, deps)
  await app.register(pages, deps)
  for (const feature of features) await app.register(async (scope: App) => feature(scope, deps))
  await app.register(web, deps)
  return app
}
