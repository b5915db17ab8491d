import { ERRORS, type ErrorCode } from '#protocol/errors.ts'
import { AppError } from '../plugins/app-error.ts'

/** A file that was not taken, and why. */
export interface Refusal {
  name: string
  code: ErrorCode
}

/**
 * The error of a request with files that were refused: the first one's code, a sentence for each with its
 * name in front, and the same as data (`details.files`) for whoever shows them one by one.
 */
export function refusalError(refusals: readonly [Refusal, ...Refusal[]] | readonly Refusal[]): AppError {
  const files = refusals.map(({ name, code }) => ({ name, code, message: ERRORS[code].message }))
  const message = files.map((file) => `${file.name}: ${file.message}`).join('\n')
  return new AppError(refusals[0]?.code ?? 'INVALID_REQUEST', { message, details: { files } })
}
