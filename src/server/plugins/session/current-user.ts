import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

/** Who a request comes from. */
export interface CurrentUser {
  id: string
  name: string
  email: string
  picture: string | null
  /** Let in: by an operator, or never held (ACC-07). */
  activated: boolean
}

/** The signed-in user, or SIGN_IN_REQUIRED. */
export function currentUser(request: FastifyRequest): CurrentUser {
  if (!request.user) throw new AppError('SIGN_IN_REQUIRED')
  return request.user
}

/** A guard for a route's `onRequest`: before a body is read, somebody must be signed in. */
export async function requireUser(request: FastifyRequest): Promise<void> {
  currentUser(request)
}

/** A guard for a route's `onRequest`: signed in, and not on the waitlist any more. */
export async function requireActivated(request: FastifyRequest): Promise<void> {
  if (!currentUser(request).activated) throw new AppError('WAITLISTED')
}
