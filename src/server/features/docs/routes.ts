import { z } from 'zod'
import type { App } from '#server/app-type.ts'
import type { Deps } from '#server/deps.ts'
import { sendPage } from '#server/plugins/pages/pages.ts'
import { docsPage } from './page.ts'

export function docsRoutes(app: App, { settings }: Deps): void {
  app.get(
    '/v1/openapi.json',
    {
      schema: {
        summary: 'This API, described for programs (OpenAPI 3.1)',
        tags: ['operation'],
        response: { 200: z.looseObject({ openapi: z.string() }) },
      },
    },
    async () => {
      const description = app.swagger()
      return { ...description, openapi: '3.1.0' }
    },
  )

  app.get(
    '/v1/docs',
    {
      schema: {
        summary: 'This API, described for people',
        tags: ['operation'],
        response: { 200: z.string().describe('A page') },
      },
    },
    async (_request, reply) => sendPage(reply, 200, docsPage(app.swagger(), settings.site.brand)),
  )
}
