import { z } from 'zod'
import { FileListSchema } from '#protocol/files.ts'
import type { App } from '#server/app-type.ts'
import type { Deps } from '#server/deps.ts'
import { acceptFiles, incomingFiles, refuseOversized } from '#server/intake/multipart.ts'
import { sendFile } from '#server/intake/send-file.ts'
import { BytesSchema, replies } from '#server/plugins/replies.ts'
import { currentUser, requireActivated } from '#server/plugins/session/current-user.ts'
import { listFiles, openFile, removeFile } from './service.ts'
import { startSweep } from './start-sweep.ts'
import { uploadFiles } from './upload.ts'

const ByNameSchema = z.object({ filename: z.string() })
const tags = ['files']

/** A user's own files. A name is a label looked up among its owner's, never a path. */
export async function fileRoutes(app: App, deps: Deps): Promise<void> {
  await acceptFiles(app)
  startSweep(app, deps)

  app.post(
    '/v1/files/upload',
    {
      onRequest: [requireActivated, refuseOversized, app.limit('upload')],
      schema: {
        summary: 'Store up to five files (multipart, field `files`): all of them, or none',
        tags,
        consumes: ['multipart/form-data'],
        response: replies({ 200: FileListSchema }),
      },
    },
    async (request) => ({ files: await uploadFiles(deps, currentUser(request).id, incomingFiles(request)) }),
  )

  app.get(
    '/v1/files',
    {
      onRequest: requireActivated,
      schema: { summary: 'All your files', tags, response: replies({ 200: FileListSchema }) },
    },
    async (request) => ({ files: await listFiles(deps, currentUser(request).id) }),
  )

  app.get(
    '/v1/files/:filename',
    {
      onRequest: requireActivated,
      schema: {
        summary: 'One of your files: a download, unless it is a PDF or a picture',
        tags,
        params: ByNameSchema,
        response: replies({ 200: BytesSchema }),
      },
    },
    async (request, reply) => {
      const { file, bytes } = await openFile(deps, currentUser(request).id, request.params.filename)
      return sendFile(reply, file, bytes)
    },
  )

  app.delete(
    '/v1/files/:filename',
    {
      onRequest: requireActivated,
      schema: {
        summary: 'Delete one of your files for good',
        tags,
        params: ByNameSchema,
        response: replies({ 204: z.null() }),
      },
    },
    async (request, reply) => {
      await removeFile(deps, currentUser(request).id, request.params.filename)
      return reply.code(204).send(null)
    },
  )
}
