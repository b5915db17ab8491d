import type { FastifyReply, FastifyRequest } from 'fastify'
import { AnalysisAcceptedSchema, AnalysisSchema, type AnalysisSummary } from '#protocol/analyses.ts'
import type { App } from '#server/app-type.ts'
import { acceptFiles, incomingFiles, refuseOversized } from '#server/intake/multipart.ts'
import { replies } from '#server/plugins/replies.ts'
import { currentUser, requireActivated } from '#server/plugins/session/current-user.ts'
import { untilEnded, watchOptions } from './look.ts'
import { preferredWaitMs } from './prefer.ts'
import { requestAnalysis } from './request.ts'
import { getAnalysis } from './service.ts'
import type { AnalysisTools } from './tools.ts'

/** Asking for an analysis. */
export async function requestRoutes(app: App, tools: AnalysisTools): Promise<void> {
  await acceptFiles(app)

  app.post(
    '/v1/ai/form-e-analyzer',
    {
      onRequest: [requireActivated, refuseOversized, app.limit('analysis')],
      schema: {
        summary:
          'Analyse a Form E, or both parties’, with any supporting documents (multipart, field `files`)',
        description:
          'Answers 202 with where to look. With `Prefer: wait=30` it answers 200 with the analysis if that ends in time.',
        tags: ['analyses'],
        consumes: ['multipart/form-data'],
        response: replies({ 200: AnalysisSchema, 202: AnalysisAcceptedSchema }),
      },
    },
    async (request, reply) => {
      const owner = currentUser(request).id
      const analysis = await requestAnalysis(tools.deps, owner, incomingFiles(request))
      tools.runner.wake()
      reply.header('location', `/v1/analyses/${analysis.id}`)
      if (!(await endsInTime(request, reply, owner, analysis))) {
        return reply.code(202).send({ id: analysis.id, status: analysis.status })
      }
      reply.header('preference-applied', 'wait')
      return reply.code(200).send(await getAnalysis(tools.deps, owner, analysis.id))
    },
  )

  /** Waits as long as the client would like, and no longer than it is there. */
  async function endsInTime(
    request: FastifyRequest,
    reply: FastifyReply,
    owner: string,
    { id }: AnalysisSummary,
  ): Promise<boolean> {
    const waitMs = preferredWaitMs(request.headers.prefer)
    if (waitMs === 0) return false
    const signal = AbortSignal.any([app.trackStream(reply), AbortSignal.timeout(waitMs)])
    await untilEnded(watchOptions(tools, owner, id, signal))
    return !signal.aborted
  }
}
