import { z } from 'zod'
import type { FormEResult } from '#protocol/analyses.ts'
import type { App } from '#server/app-type.ts'
import { contentDisposition } from '#server/intake/content-disposition.ts'
import { labelOf } from '#server/intake/names.ts'
import { sendPrivate } from '#server/intake/send-file.ts'
import { AppError } from '#server/plugins/app-error.ts'
import { BytesSchema, replies } from '#server/plugins/replies.ts'
import { currentUser, requireActivated } from '#server/plugins/session/current-user.ts'
import { headlineOf } from './conclude.ts'
import { ByIdSchema } from './ids.ts'
import { getAnalysis, recordExport } from './service.ts'
import type { AnalysisTools } from './tools.ts'

const FORMATS = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json; charset=utf-8',
} as const

const QuerySchema = z.object({ format: z.enum(['docx', 'json']) })

/** An analysis to take away: a report for a reader, or its result for a program. */
export function exportRoutes(app: App, { deps }: AnalysisTools): void {
  app.get(
    '/v1/analyses/:id/export',
    {
      onRequest: requireActivated,
      schema: {
        summary: 'The analysis as a Word report, or its result as JSON',
        tags: ['analyses'],
        params: ByIdSchema,
        querystring: QuerySchema,
        response: replies({ 200: BytesSchema }),
      },
    },
    async (request, reply) => {
      const owner = currentUser(request).id
      const { format } = request.query
      const { id, result } = await getAnalysis(deps, owner, request.params.id)
      if (!result) throw new AppError('CONFLICT', { message: 'There is nothing to export yet.' })
      const body =
        format === 'docx'
          ? await report(result, deps.settings.site.brand)
          : Buffer.from(`${JSON.stringify(result, null, 2)}\n`)
      await recordExport(deps, owner, id, format)
      const day = result.finishedAt.slice(0, 10)
      const whose = headlineOf(result).person
      const name = labelOf(`Form E analysis${whose ? ` - ${whose}` : ''} - ${day}.${format}`)
      reply.header('content-disposition', contentDisposition(FORMATS[format], name))
      return sendPrivate(reply, FORMATS[format], body)
    },
  )
}

/** The library behind it is large, and loaded when the first report is asked for. */
async function report(result: FormEResult, brand: string): Promise<Buffer> {
  const { formEReport } = await import('#server/export/form-e-report.ts')
  return formEReport(result, brand)
}
