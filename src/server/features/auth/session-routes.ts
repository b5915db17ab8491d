import type { FastifyReply, FastifyRequest } from 'fastify'
import { AuthStatusSchema, LogoutReplySchema } from '#protocol/auth.ts'
import type { App } from '#server/app-type.ts'
import type { Deps } from '#server/deps.ts'
import { replies } from '#server/plugins/replies.ts'
import { clearSessionCookie } from '#server/plugins/session/session.ts'
import { forgetAbandoned, signOut } from './service.ts'

/** Who is signed in, and no longer being it. */
export function sessionRoutes(app: App, deps: Deps): void {
  const { settings, identity } = deps
  app.hourly('sign-ins', (now) => forgetAbandoned(deps, now))

  app.get(
    '/v1/auth/status',
    {
      config: { background: true },
      schema: {
        summary: 'Who is signed in, if anybody',
        tags: ['account'],
        response: replies({ 200: AuthStatusSchema }),
      },
    },
    async ({ user }) => ({
      authenticated: user !== null,
      activated: user?.activated ?? false,
      user,
      development: identity.kind === 'development',
    }),
  )

  const logOut = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.user && request.sessionHash) await signOut(deps, request.user.id, request.sessionHash)
    clearSessionCookie(reply, settings.publicUrl)
    // Not "storage": that would take the visitor's colour mode and cookie choices with it.
    reply.header('clear-site-data', '"cache"')
    return { ok: true as const }
  }
  const schema = {
    tags: ['account'],
    response: replies({ 200: LogoutReplySchema }),
  }
  app.get(
    '/v1/auth/logout',
    {
      onRequest: (request) => app.refuseCrossSite(request),
      schema: { summary: 'End the session; refused where another site asks', ...schema },
    },
    logOut,
  )
  app.post('/v1/auth/logout', { schema: { summary: 'End the session', ...schema } }, logOut)
}
