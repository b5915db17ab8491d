import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { App } from '#server/app-type.ts'
import type { Deps } from '#server/deps.ts'
import { originOf } from '#server/plugins/own-origins.ts'
import { sendPage } from '#server/plugins/pages/pages.ts'
import { replies } from '#server/plugins/replies.ts'
import { setSessionCookie } from '#server/plugins/session/session.ts'
import { IdentityRefused, IdentityUnavailable } from '#server/ports/identity.ts'
import { notSetUpPage, refusedPage, signedInPage, unavailablePage } from './pages.ts'
import { beginSignIn, CALLBACK_PATH, completeSignIn, SIGN_IN_MS } from './service.ts'

const HtmlSchema = z.string().describe('A page')

/** The two calls that a browser window walks through: to the provider, and back. */
export function signInRoutes(app: App, deps: Deps): void {
  const { settings, identity } = deps
  const secure = settings.publicUrl.startsWith('https:')
  const cookieName = secure ? '__Host-verity-sign-in' : 'verity-sign-in'
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax' as const, secure }

  app.get(
    '/v1/auth/login/google',
    {
      onRequest: app.limit('signIn'),
      schema: {
        summary: 'Begin a sign-in: sends the browser to the provider',
        tags: ['account'],
        response: { 302: z.null(), 503: HtmlSchema, ...replies({}) },
      },
    },
    async (request, reply) => {
      if (identity.kind === 'none') return sendPage(reply, 503, notSetUpPage)
      try {
        const { url, token } = await beginSignIn(deps, originOf(request.headers.host, settings))
        reply.headers(app.pageHeaders())
        reply.setCookie(cookieName, token, { ...cookieOptions, maxAge: SIGN_IN_MS / 1000 })
        return reply.redirect(url, 302)
      } catch (error) {
        return failed(error, reply)
      }
    },
  )

  app.get(
    CALLBACK_PATH,
    {
      onRequest: app.limit('signIn'),
      schema: {
        summary: 'The provider sends the browser back here; opens the session',
        tags: ['account'],
        querystring: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
        response: { 200: HtmlSchema, 400: HtmlSchema, 503: HtmlSchema, ...replies({}) },
      },
    },
    async (request, reply) => {
      const token = request.cookies[cookieName]
      reply.clearCookie(cookieName, cookieOptions)
      try {
        const query = new URL(request.url, settings.publicUrl).searchParams
        const session = await completeSignIn(deps, { token, query, oldSession: request.sessionHash })
        setSessionCookie(reply, settings.publicUrl, session)
        return sendPage(reply, 200, signedInPage)
      } catch (error) {
        return failed(error, reply)
      }
    },
  )
}

/** This window shows pages, so it is told in a page what went wrong. */
function failed(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof IdentityRefused) return sendPage(reply, 400, refusedPage)
  if (error instanceof IdentityUnavailable) {
    reply.log.warn({ err: error.cause ?? error }, 'The sign-in provider could not be reached')
    return sendPage(reply, 503, unavailablePage)
  }
  throw error
}
