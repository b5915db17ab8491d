import { PassThrough } from 'node:stream'
import fastify, { LogController } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { ErrorReplySchema } from '#protocol/errors.ts'
import { buildTestApp, type TestApp } from '#tests/server/app.ts'
import { AppError } from './app-error.ts'
import { errors } from './errors.ts'
import { loggerOptions, logging, newRequestId } from './logging.ts'

/** A small app whose one route throws this, and what it wrote into its log. */
async function appThatThrows(error: unknown) {
  const stream = new PassThrough()
  const app = fastify({
    logger: { ...loggerOptions('trace'), stream },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
  })
  await app.register(errors)
  await app.register(logging)
  app.get('/v1/people/:name', async () => {
    throw error
  })
  const reply = await app.inject('/v1/people/Ada-Lovelace?token=s3cret')
  await app.close()
  const log = String(stream.read() ?? '')
  return { reply, body: ErrorReplySchema.parse(reply.json()), log }
}

describe('an error that nobody expected', () => {
  test('names a reference that is in the log, and nothing else', async () => {
    const { reply, body, log } = await appThatThrows(new Error('no such table: ada'))
    expect(reply.statusCode).toBe(500)
    expect(body.error.code).toBe('INTERNAL')
    const { reference } = body.error.details as { reference: string }
    expect(body.error.details).toEqual({ reference })
    expect(log).toContain(reference)
    expect(log).toContain('no such table')
    expect(reply.body).not.toContain('no such table')
    expect(reply.body).not.toMatch(/at .*\.ts/)
  })

  test('leaves no address, query or value in the log', async () => {
    const driver = Object.assign(new Error('Failed query: insert … params: Ada Lovelace'), {
      query: 'insert into users (name) values ($1)',
      params: ['Ada Lovelace'],
      cause: Object.assign(new Error('duplicate key: Key (name)=(Ada Lovelace)'), {
        severity: 'ERROR',
        routine: '_bt_check_unique',
        code: '23505',
        constraint: 'users_name',
        detail: 'Key (name)=(Ada Lovelace) already exists.',
      }),
    })
    const { log } = await appThatThrows(driver)
    expect(log).toContain('users_name')
    expect(log).toContain('insert into users')
    expect(log).not.toMatch(/Ada|s3cret/)
  })

  test('a parser that quotes what it stumbled over does not get it into the log', async () => {
    let thrown: unknown
    try {
      JSON.parse('My secret marriage')
    } catch (error) {
      thrown = error
    }
    expect((await appThatThrows(thrown)).log).not.toContain('secret')
  })

  test.each([['a string'], [null], [{ statusCode: 200 }]])('may be anything: %o', async (thrown) => {
    expect((await appThatThrows(thrown)).reply.statusCode).toBe(500)
  })
})

describe('an error that can be met', () => {
  test('has its status, its sentence and its details', async () => {
    const { reply, body } = await appThatThrows(
      new AppError('FILE_TOO_LARGE', { details: { file: 'a.pdf' } }),
    )
    expect(reply.statusCode).toBe(413)
    expect(body.error).toMatchObject({ code: 'FILE_TOO_LARGE', details: { file: 'a.pdf' } })
  })

  test.each([
    ['ECONNREFUSED', 503, 'UNAVAILABLE'],
    ['57P01', 503, 'UNAVAILABLE'],
    ['08006', 503, 'UNAVAILABLE'],
    ['ENOSPC', 507, 'STORAGE_FULL'],
    ['53100', 507, 'STORAGE_FULL'],
  ])('%s of something below is %i %s', async (code, status, told) => {
    const cause = Object.assign(new Error('below'), { code })
    const { reply, body } = await appThatThrows(new Error('wrapped', { cause }))
    expect(reply.statusCode).toBe(status)
    expect(body.error.code).toBe(told)
  })
})

describe('the whole application', () => {
  let site: TestApp
  afterEach(() => site.close())

  test('answers every kind of bad request in the envelope', async () => {
    site = await buildTestApp()
    const headers = { 'sec-fetch-site': 'same-origin' }
    const json = { ...headers, 'content-type': 'application/json' }
    const cases = [
      [{ url: '/v1/nowhere' }, 404, 'NOT_FOUND'],
      [{ url: '/v1/%' }, 400, 'INVALID_REQUEST'],
      [{ method: 'DELETE', url: '/v1/auth/status', headers }, 405, 'METHOD_NOT_ALLOWED'],
      [{ method: 'POST', url: '/v1/auth/logout', headers: json, payload: '{' }, 400, 'INVALID_REQUEST'],
      [
        {
          method: 'POST',
          url: '/v1/auth/logout',
          headers: { ...headers, 'content-type': 'text/x' },
          payload: 'x',
        },
        415,
        'MEDIA_TYPE',
      ],
      [
        { method: 'POST', url: '/v1/auth/logout', headers: json, payload: `"${'x'.repeat(1_100_000)}"` },
        413,
        'TOO_LARGE',
      ],
    ] as const
    for (const [request, status, code] of cases) {
      const reply = await site.app.inject(request)
      expect([reply.statusCode, ErrorReplySchema.parse(reply.json()).error.code], request.url).toEqual([
        status,
        code,
      ])
      expect(reply.headers['x-content-type-options'], request.url).toBe('nosniff')
      expect(reply.headers['cache-control'], request.url).toContain('no-store')
    }
    const wrong = await site.app.inject({ method: 'DELETE', url: '/v1/auth/status', headers })
    expect(wrong.headers.allow).toBe('GET, HEAD')
  })
})
