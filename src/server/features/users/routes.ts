import { ProfileUpdateSchema, UserSchema } from '#protocol/auth.ts'
import type { App } from '#server/app-type.ts'
import type { Deps } from '#server/deps.ts'
import { replies } from '#server/plugins/replies.ts'
import { currentUser, requireUser } from '#server/plugins/session/current-user.ts'
import { profileOf, saveProfile } from './service.ts'

export function userRoutes(app: App, deps: Deps): void {
  app.get(
    '/v1/users/info',
    {
      onRequest: requireUser,
      config: { background: true },
      schema: { summary: 'Your profile', tags: ['account'], response: replies({ 200: UserSchema }) },
    },
    (request) => profileOf(deps, currentUser(request).id),
  )

  app.put(
    '/v1/users/update',
    {
      onRequest: requireUser,
      schema: {
        summary: 'Save your profile',
        description: 'An id, e-mail address, waitlist or activated flag in the body is ignored.',
        tags: ['account'],
        body: ProfileUpdateSchema,
        response: replies({ 200: UserSchema }),
      },
    },
    (request) => saveProfile(deps, currentUser(request).id, request.body),
  )
}
