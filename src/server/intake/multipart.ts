import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { MAX_FILE_BYTES, MAX_FILES } from '#protocol/limits.ts'
import type { App } from '../app-type.ts'
import { AppError } from '../plugins/app-error.ts'
import type { IncomingFile } from './receive.ts'

/** A name's bytes, the borders and the few headers of each part, besides the files themselves. */
const OVERHEAD_BYTES = 1024 * 1024

/** Lets the routes of this scope take files. */
export async function acceptFiles(app: App): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: MAX_FILE_BYTES,
      // One more than is allowed, so that we see it come and can say so.
      files: MAX_FILES + 1,
      fields: 10,
      fieldSize: 10_000,
      parts: MAX_FILES + 11,
      headerPairs: 100,
    },
  })
}

/** For a route's `onRequest`: a request that says itself that it is too big is not read at all. */
export async function refuseOversized(request: FastifyRequest): Promise<void> {
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > MAX_FILES * MAX_FILE_BYTES + OVERHEAD_BYTES) throw new AppError('FILE_TOO_LARGE')
}

/** The files of a request as they come. Other fields are read past. */
export async function* incomingFiles(request: FastifyRequest): AsyncGenerator<IncomingFile> {
  if (!request.isMultipart()) throw new AppError('NO_FILES')
  for await (const part of request.parts()) {
    if (part.type === 'file') yield part
  }
}
