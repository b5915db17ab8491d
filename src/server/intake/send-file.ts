import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { contentDisposition } from './content-disposition.ts'

/** Sends a user's own file back: by what its bytes are, kept nowhere, and run by no browser. */
export function sendFile(
  reply: FastifyReply,
  file: { name: string; type: string; size: number },
  bytes: Readable,
): FastifyReply {
  return reply
    .header('content-type', file.type === 'text/plain' ? 'text/plain; charset=utf-8' : file.type)
    .header('content-length', file.size)
    .header('content-disposition', contentDisposition(file.type, file.name))
    .headers(PRIVATE)
    .send(bytes)
}

const PRIVATE = { 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' }

/** Sends something made from a user's files, to be kept nowhere on the way. */
export function sendPrivate(reply: FastifyReply, type: string, body: Readable | Buffer): FastifyReply {
  return reply.header('content-type', type).headers(PRIVATE).send(body)
}
