import type { FastifyReply, FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import { ERRORS, type ErrorReply } from '#protocol/errors.ts'
import { AppError } from './app-error.ts'
import { toAppError } from './error-mapping.ts'

/** Everything that fails is answered here, in the one envelope. What we did wrong is in the log, not in the reply. */
export const errors = fastifyPlugin(async (app) => {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
})

/** Answers an error; exported for the handlers that stand outside Fastify's own error handling. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error)
  if (!known) {
    request.log.error({ err: error }, 'A request failed')
    return send(reply, new AppError('INTERNAL', { details: { reference: request.id } }))
  }
  if (ERRORS[known.code].status >= 500)
    request.log.warn({ err: known.cause ?? known }, 'A request could not be served')
  return send(reply, known)
}

function send(reply: FastifyReply, error: AppError): FastifyReply {
  const body: ErrorReply = {
    error: {
      code: error.code,
      message: error.message,
      ...(error.details === undefined ? {} : { details: error.details }),
    },
  }
  return reply
    .code(ERRORS[error.code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}
