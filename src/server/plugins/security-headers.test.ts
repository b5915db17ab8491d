import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '#tests/server/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Sends these bytes as they are, and gives back all that is answered. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString()
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}

describe('whatever is answered carries the headers that protect it', () => {
  test.each([
    ['a reply', '/v1/auth/status', 200],
    ['an address that is not there', '/v1/nothing', 404],
    ['somebody who is not signed in', '/v1/users/info', 401],
    ['an address that is none', '/%', 400],
    ['a page of ours', '/v1/docs', 200],
    ['a page of the development provider', '/dev-idp/interaction/none', 400],
    ['the development provider itself', '/dev-idp/auth', 400],
    ['the front page', '/', 503],
  ])('%s', async (_what, path, status) => {
    const reply = await site.browser().request(path)
    expect(reply.status).toBe(status)
    const headers = Object.fromEntries(reply.headers)
    expect(headers).toMatchObject(ALWAYS)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('what was never a request', async () => {
    const answer = await raw('RUBBISH\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    for (const [name, value] of Object.entries(ALWAYS)) expect(answer).toContain(`${name}: ${value}\r\n`)
    expect(answer).toContain('{"error":{"code":"INVALID_REQUEST"')
  })

  test('two lengths in one request are not taken', async () => {
    const answer = await raw(
      'POST /v1/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})
