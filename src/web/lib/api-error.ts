import { ERRORS, type ErrorCode } from '#protocol/errors.ts'

/** A call that failed. `message` is the sentence that the user reads. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly details: unknown

  constructor(status: number, code: string, message: string, details?: unknown) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.details = details
  }

  static of(code: ErrorCode, details?: unknown): ApiError {
    return new ApiError(ERRORS[code].status, code, ERRORS[code].message, details)
  }
}

/** The sentence for whatever was thrown: the error's own where it is one of ours, else the general one. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : ERRORS.INTERNAL.message
}
