import { z } from 'zod'
import { AnalysisListSchema, AnalysisSchema, AnalysisSummarySchema } from '#protocol/analyses.ts'
import type { App } from '#server/app-type.ts'
import type { Deps } from '#server/deps.ts'
import { BytesSchema, replies } from '#server/plugins/replies.ts'
import { currentUser, requireActivated } from '#server/plugins/session/current-user.ts'
import { sendEvents } from './events.ts'
import { exportRoutes } from './export-routes.ts'
import { ByIdSchema, knownIdsOnly } from './ids.ts'
import { watchOptions } from './look.ts'
import { requestRoutes } from './request-routes.ts'
import { cancelAnalysis, eraseAnalysis, getAnalysis, getSummary, listAnalyses } from './service.ts'
import { sourceRoutes } from './source-routes.ts'
import { type AnalysisTools, analysisTools } from './tools.ts'

const onRequest = requireActivated
const tags = ['analyses']

/** Analyses of documents: asked for, watched, read, exported, erased. */
export async function analysisRoutes(app: App, deps: Deps): Promise<void> {
  const tools = analysisTools(app, deps)
  app.addHook('preHandler', knownIdsOnly)
  await requestRoutes(app, tools)
  sourceRoutes(app, tools)
  exportRoutes(app, tools)
  readingRoutes(app, tools)
  endingRoutes(app, tools)
}

function readingRoutes(app: App, tools: AnalysisTools): void {
  const { deps } = tools
  app.get(
    '/v1/analyses',
    {
      onRequest,
      schema: {
        summary: 'All your analyses, newest first',
        tags,
        response: replies({ 200: AnalysisListSchema }),
      },
    },
    async (request) => ({ analyses: await listAnalyses(deps, currentUser(request).id) }),
  )

  app.get(
    '/v1/analyses/:id',
    {
      onRequest,
      schema: {
        summary: 'An analysis, with its result once it is done',
        tags,
        params: ByIdSchema,
        response: replies({ 200: AnalysisSchema }),
      },
    },
    async (request) => getAnalysis(deps, currentUser(request).id, request.params.id),
  )

  app.get(
    '/v1/analyses/:id/events',
    {
      onRequest,
      schema: {
        summary: 'The states of an analysis as they come: lines `data: {…}`, the last one `data: [DONE]`',
        tags,
        params: ByIdSchema,
        response: replies({ 200: BytesSchema }),
      },
    },
    async (request, reply) => {
      const owner = currentUser(request).id
      const { id } = request.params
      await getSummary(deps, owner, id)
      return sendEvents(reply, watchOptions(tools, owner, id, app.trackStream(reply)))
    },
  )
}

function endingRoutes(app: App, { deps, hub, runner }: AnalysisTools): void {
  /** For those who watch, and for the worker if it is here. */
  const tellEnd = (id: string) => {
    runner.abandon(id)
    hub.publish(id, { status: 'canceled', progress: { step: 'Stopped', done: 0, total: 100 } })
  }

  app.post(
    '/v1/analyses/:id/cancel',
    {
      onRequest,
      schema: {
        summary: 'Stop an analysis that has not ended',
        tags,
        params: ByIdSchema,
        response: replies({ 200: AnalysisSummarySchema }),
      },
    },
    async (request) => {
      const summary = await cancelAnalysis(deps, currentUser(request).id, request.params.id)
      tellEnd(summary.id)
      return summary
    },
  )

  app.delete(
    '/v1/analyses/:id',
    {
      onRequest,
      schema: {
        summary: 'Erase an analysis and all that it stood on; one that runs is stopped first',
        tags,
        params: ByIdSchema,
        response: replies({ 204: z.null() }),
      },
    },
    async (request, reply) => {
      await eraseAnalysis(deps, currentUser(request).id, request.params.id)
      tellEnd(request.params.id)
      return reply.code(204).send(null)
    },
  )
}
