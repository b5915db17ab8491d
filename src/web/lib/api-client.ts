import { ErrorReplySchema } from '#protocol/errors.ts'
import { ApiError } from './api-error.ts'

/** Anything that turns what came over the wire into a checked value: a zod schema. */
export interface ReplySchema<T> {
  parse(value: unknown): T
}

export interface Call<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON, or as a form where it is FormData. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  reply: ReplySchema<T>
}

/** For calls whose success says everything (204). */
export const nothing: ReplySchema<undefined> = { parse: () => undefined }

/**
 * One call to the server. Resolves to the checked reply, or throws an ApiError with the sentence to show.
 * A 401 anywhere but on the sign-in calls themselves sends the browser to the sign-in page.
 */
export async function callApi<T>(path: string, call: Call<T>): Promise<T> {
  const response = await send(path, call)
  const body = await bodyOf(response)
  if (!response.ok) throw refused(path, response.status, body)
  try {
    return call.reply.parse(body)
  } catch (fault) {
    throw ApiError.of('INTERNAL', fault)
  }
}

async function send<T>(path: string, call: Call<T>): Promise<Response> {
  const form = call.body instanceof FormData
  const headers = new Headers({ accept: 'application/json', ...call.headers })
  if (call.body !== undefined && !form) headers.set('content-type', 'application/json')
  const init: RequestInit = { method: call.method ?? 'GET', credentials: 'same-origin', headers }
  if (call.body !== undefined) init.body = form ? (call.body as FormData) : JSON.stringify(call.body)
  if (call.signal) init.signal = call.signal
  try {
    return await fetch(path, init)
  } catch (fault) {
    if (call.signal?.aborted) throw fault
    throw ApiError.of('NETWORK_ERROR', fault)
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refused(path: string, status: number, body: unknown): ApiError {
  if (status === 401 && !path.startsWith('/v1/auth/')) goToSignIn()
  const envelope = ErrorReplySchema.safeParse(body)
  if (envelope.success) {
    const { code, message, details } = envelope.data.error
    return new ApiError(status, code, message, details)
  }
  return ApiError.of(status === 502 || status === 503 || status === 504 ? 'UNAVAILABLE' : 'INTERNAL')
}

function goToSignIn(): void {
  const { pathname, search } = window.location
  if (pathname === '/signup') return
  window.location.assign(`/signup?from=${encodeURIComponent(pathname + search)}`)
}
