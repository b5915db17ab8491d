// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ERRORS } from '#protocol/errors.ts'
import { callApi, nothing } from './api-client.ts'
import { ApiError } from './api-error.ts'

const reply = z.object({ answer: z.number() })
const fetching = vi.fn<typeof fetch>()
const assign = vi.fn()

function answers(status: number, body: unknown) {
  const text = body === undefined ? null : JSON.stringify(body)
  fetching.mockResolvedValueOnce(new Response(status === 204 ? null : text, { status }))
}

async function faultOf(call: Promise<unknown>): Promise<ApiError> {
  const fault = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(fault instanceof ApiError)) throw new Error('expected an ApiError')
  return fault
}

beforeEach(() => {
  fetching.mockReset()
  assign.mockReset()
  vi.stubGlobal('fetch', fetching)
  window.history.replaceState({}, '', '/app/form-e-analyzer?id=1')
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('gives the reply, checked', async () => {
  answers(200, { answer: 42, extra: true })
  expect(await callApi('/v1/x', { reply })).toEqual({ answer: 42 })
})

test('sends JSON with the cookie, and a form as a form', async () => {
  answers(200, { answer: 1 })
  answers(200, { answer: 1 })
  await callApi('/v1/x', { method: 'POST', body: { a: 1 }, reply })
  await callApi('/v1/x', { method: 'POST', body: new FormData(), reply })
  const [json, form] = fetching.mock.calls.map(([, init]) => init)
  expect(json?.body).toBe('{"a":1}')
  expect(new Headers(json?.headers).get('content-type')).toBe('application/json')
  expect(json?.credentials).toBe('same-origin')
  // The browser writes the boundary itself.
  expect(new Headers(form?.headers).has('content-type')).toBe(false)
})

test('an empty reply is fine where nothing is expected', async () => {
  answers(204, undefined)
  expect(await callApi('/v1/files/a', { method: 'DELETE', reply: nothing })).toBeUndefined()
})

test("a refusal becomes an error with the server's code and sentence", async () => {
  answers(422, { error: { code: 'FILE_ENCRYPTED', message: 'Locked.', details: { file: 'a.pdf' } } })
  const fault = await faultOf(callApi('/v1/x', { reply }))
  expect(fault).toMatchObject({
    status: 422,
    code: 'FILE_ENCRYPTED',
    message: 'Locked.',
    details: { file: 'a.pdf' },
  })
})

test('a refusal without an envelope, as from a proxy, still has a sentence', async () => {
  fetching.mockResolvedValueOnce(new Response('<html>Bad gateway</html>', { status: 502 }))
  expect((await faultOf(callApi('/v1/x', { reply }))).message).toBe(ERRORS.UNAVAILABLE.message)
})

test('a network that is gone has its own sentence', async () => {
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const fault = await faultOf(callApi('/v1/x', { reply }))
  expect(fault.code).toBe('NETWORK_ERROR')
  expect(fault.message).toBe('Network connection failed. Please check your internet connection.')
})

test('a reply that is not what was agreed is an error, not data', async () => {
  answers(200, { answer: 'forty-two' })
  expect((await faultOf(callApi('/v1/x', { reply }))).code).toBe('INTERNAL')
})

test('ACC-16 a 401 on any call but sign-in sends the browser to /signup, and back here afterwards', async () => {
  answers(401, { error: { code: 'SIGN_IN_REQUIRED', message: 'Please sign in to continue.' } })
  await faultOf(callApi('/v1/files', { reply }))
  expect(assign).toHaveBeenCalledExactlyOnceWith('/signup?from=%2Fapp%2Fform-e-analyzer%3Fid%3D1')
})

test('ACC-16 a 401 on a sign-in call leaves the browser where it is', async () => {
  answers(401, { error: { code: 'SIGN_IN_REQUIRED', message: 'Please sign in to continue.' } })
  await faultOf(callApi('/v1/auth/status', { reply }))
  expect(assign).not.toHaveBeenCalled()
})

test('a call that was given up is not reported as a network fault', async () => {
  const leaving = new AbortController()
  leaving.abort()
  fetching.mockRejectedValueOnce(new DOMException('Aborted', 'AbortError'))
  await expect(callApi('/v1/x', { reply, signal: leaving.signal })).rejects.toThrow('Aborted')
})
