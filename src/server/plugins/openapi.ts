import swagger from '@fastify/swagger'
import { fastifyPlugin } from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from '#server/app-type.ts'
import type { Deps } from '#server/deps.ts'
import { sessionCookieName } from './session/session.ts'

/** Describes every route from the very schemas that it is checked with. Must come before the routes. */
export const openapi = fastifyPlugin(async (app: App, { settings }: Deps) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${settings.site.brand} API`,
        version: '1',
        description:
          'JSON with a cookie session. Whatever changes something must come from a page of this site: with ' +
          'Sec-Fetch-Site: same-origin, or an Origin that is ours. Errors are { error: { code, message, details? } }.',
      },
      servers: [{ url: settings.publicUrl }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(settings.publicUrl) },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
})
