import type { FastifyReply } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { Deps } from '#server/deps.ts'
import { ABSOLUTE_LIMIT_MS, findSession, hashToken } from './session-store.ts'

/** Outside this machine the cookie is bound to this host and to TLS by its very name. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-verity' : 'verity'
}

const cookieOptions = (publicUrl: string) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: publicUrl.startsWith('https:'),
})

export function setSessionCookie(reply: FastifyReply, publicUrl: string, token: string): void {
  reply.setCookie(sessionCookieName(publicUrl), token, {
    ...cookieOptions(publicUrl),
    maxAge: ABSOLUTE_LIMIT_MS / 1000,
  })
}

export function clearSessionCookie(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(sessionCookieName(publicUrl), cookieOptions(publicUrl))
}

/** Finds out who asks, for every call of the API and for the front page. Needs the cookie plugin. */
export const session = fastifyPlugin(async (app, { settings, database, clock }: Deps) => {
  const cookieName = sessionCookieName(settings.publicUrl)
  app.decorateRequest('user', null)
  app.decorateRequest('sessionHash', null)
  app.addHook('onRequest', async (request) => {
    const token = request.cookies[cookieName]
    const path = request.url.split('?', 1)[0] ?? ''
    if (!token || !(path.startsWith('/v1/') || path === '/')) return
    const hash = hashToken(token)
    const awake = request.routeOptions.config.background !== true
    request.user = await findSession(database.db, hash, clock.now(), awake)
    request.sessionHash = request.user ? hash : null
  })
})
