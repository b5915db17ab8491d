import { ERRORS, type ErrorCode } from '#protocol/errors.ts'

interface AppErrorOptions {
  /** In place of the table's sentence, where a more exact one helps. */
  message?: string
  /** What the caller may see besides: a file's name, the field that is wrong. */
  details?: unknown
  cause?: unknown
}

/** An error that a user can meet. Thrown anywhere, answered in the one envelope with its code's status. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly details: unknown
  constructor(code: ErrorCode, { message, details, cause }: AppErrorOptions = {}) {
    super(message ?? ERRORS[code].message, { cause })
    this.code = code
    this.details = details
  }
}
