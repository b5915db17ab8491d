import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from './app-error.ts'

/** The error that the user is told, for anything that may be thrown. Null: a fault of ours. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath, message }) => ({
      field: instancePath.replace(/^\//, '').replaceAll('/', '.') || (error.validationContext ?? 'body'),
      message: message ?? 'is not as it should be',
    }))
    return new AppError('INVALID_REQUEST', { details: { in: error.validationContext, fields }, cause: error })
  }
  for (const cause of causesOf(error)) {
    const known = knownCodes.get(cause.code) ?? (isConnectionCode(cause.code) ? 'UNAVAILABLE' : undefined)
    if (known) return new AppError(known, { cause: error })
  }
  if (isClientFault(error)) return new AppError('INVALID_REQUEST', { cause: error })
  return null
}

const knownCodes = new Map<string, ConstructorParameters<typeof AppError>[0]>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'TOO_LARGE'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'MEDIA_TYPE'],
  ['FST_INVALID_MULTIPART_CONTENT_TYPE', 'MEDIA_TYPE'],
  ['FST_REQ_FILE_TOO_LARGE', 'FILE_TOO_LARGE'],
  ['FST_FILES_LIMIT', 'TOO_MANY_FILES'],
  ['FST_PARTS_LIMIT', 'TOO_MANY_FILES'],
  ['ENOSPC', 'STORAGE_FULL'],
  ['EDQUOT', 'STORAGE_FULL'],
  // PostgreSQL: disk full, too many connections, shutting down, starting up.
  ['53100', 'STORAGE_FULL'],
  ['53300', 'UNAVAILABLE'],
  ['57P01', 'UNAVAILABLE'],
  ['57P02', 'UNAVAILABLE'],
  ['57P03', 'UNAVAILABLE'],
])

function isConnectionCode(code: string): boolean {
  return /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|08\d{3})$/.test(code)
}

/** Database errors arrive wrapped; the code that tells what happened is on the innermost. */
function* causesOf(error: unknown): Generator<{ code: string }> {
  let current = error
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : ''
    yield { code: code || (isLostConnection(current) ? 'ECONNRESET' : '') }
    current = current.cause
  }
}

/** The driver gives these no code. */
function isLostConnection({ message }: Error): boolean {
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(message)
}

function isClientFault(error: unknown): boolean {
  return (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 400 &&
    error.statusCode < 500
  )
}
