import { AnalysisAcceptedSchema } from '#protocol/analyses.ts'
import { ErrorReplySchema } from '#protocol/errors.ts'
import { ApiError } from '#web/lib/api-error.ts'

interface Sending {
  files: readonly File[]
  /** 0 to 1, of the bytes sent. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refusal(status: number, body: unknown): ApiError {
  const envelope = ErrorReplySchema.safeParse(body)
  if (!envelope.success) return ApiError.of(status === 413 ? 'FILE_TOO_LARGE' : 'UNAVAILABLE')
  const { code, message, details } = envelope.data.error
  return new ApiError(status, code, message, details)
}

/**
 * Sends files to be analysed and resolves to the analysis's id. By XMLHttpRequest: fetch does not tell how much
 * has been sent, and fifty megabytes from a telephone take a while.
 */
export function sendFiles({ files, onProgress, signal }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    for (const file of files) form.append('files', file)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(ApiError.of('NETWORK_ERROR'))
    request.onabort = () => reject(signal.reason)
    request.onload = () => {
      const body = jsonOf(request.responseText)
      const accepted = AnalysisAcceptedSchema.safeParse(body)
      if (request.status < 300 && accepted.success) resolve(accepted.data.id)
      else reject(refusal(request.status, body))
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', '/v1/ai/form-e-analyzer')
    request.setRequestHeader('accept', 'application/json')
    request.send(form)
  })
}
