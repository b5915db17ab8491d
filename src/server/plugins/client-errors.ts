import type { Socket } from 'node:net'
import { ERRORS, type ErrorReply } from '#protocol/errors.ts'
import { securityHeaders } from './security-headers.ts'

/** The status for what a client sent that is not HTTP at all, too slow, or too long. */
const STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers, in the one envelope, what never became a request. */
export function answerClientError(publicUrl: string) {
  const { message } = ERRORS.INVALID_REQUEST
  const reply: ErrorReply = { error: { code: 'INVALID_REQUEST', message } }
  const body = JSON.stringify(reply)
  const headers = Object.entries({
    ...securityHeaders(publicUrl),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  })
  const rest = `${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`

  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    socket.end(`HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}\r\n${rest}`)
  }
}
