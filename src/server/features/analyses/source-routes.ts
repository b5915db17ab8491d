import type { App } from '#server/app-type.ts'
import { sendFile, sendPrivate } from '#server/intake/send-file.ts'
import { BytesSchema, replies } from '#server/plugins/replies.ts'
import { currentUser, requireActivated } from '#server/plugins/session/current-user.ts'
import { BySourceSchema } from './ids.ts'
import { openReadDocument, openSource } from './sources.ts'
import type { AnalysisTools } from './tools.ts'

const tags = ['analyses']

/** The files that an analysis stands on, for whoever checks its evidence. */
export function sourceRoutes(app: App, { deps }: AnalysisTools): void {
  app.get(
    '/v1/analyses/:id/sources/:sourceId',
    {
      onRequest: requireActivated,
      schema: {
        summary: 'A source as it was sent: a download, unless it is a PDF or a picture',
        tags,
        params: BySourceSchema,
        response: replies({ 200: BytesSchema }),
      },
    },
    async (request, reply) => {
      const { id, sourceId } = request.params
      const { about, bytes } = await openSource(deps, currentUser(request).id, id, sourceId)
      return sendFile(reply, { name: about.name, type: about.mime, size: about.size }, bytes)
    },
  )

  app.get(
    '/v1/analyses/:id/sources/:sourceId/document',
    {
      onRequest: requireActivated,
      schema: {
        summary: 'What was read in a source: pages, words, boxes (a `Document`)',
        tags,
        params: BySourceSchema,
        response: replies({ 200: BytesSchema }),
      },
    },
    async (request, reply) => {
      const { id, sourceId } = request.params
      const json = await openReadDocument(deps, currentUser(request).id, id, sourceId)
      return sendPrivate(reply, 'application/json; charset=utf-8', json)
    },
  )
}
