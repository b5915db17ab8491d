import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { App } from './app-type.ts'
import type { Deps } from './deps.ts'
import { features } from './features.ts'
import { errors } from './plugins/errors.ts'
import { session } from './plugins/session/session.ts'

/** The whole application, not listening yet. */
export async function buildApp(deps: Deps): Promise<App> {
  const app = fastify({
    logger: { level: deps.settings.logLevel },
    disableRequestLogging: true,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(errors)
  await app.register(cookie)
  await app.register(session, deps)
  for (const feature of features) await app.register(async (scope: App) => feature(scope, deps))
  return app
}
