import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { Database } from '#server/db/client.ts'
import { rateLimits } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from './app-error.ts'
import type { Guard } from './augmentation.ts'

const MINUTE = 60_000

/** How often what costs something may be asked for: per account where somebody is signed in, else per address. */
export const LIMIT_RULES = {
  signIn: { max: 120, windowMs: 5 * MINUTE },
  upload: { max: 120, windowMs: 5 * MINUTE },
  analysis: { max: 60, windowMs: 5 * MINUTE },
} as const

export type LimitRule = keyof typeof LIMIT_RULES

/** Counted in the database, so that several nodes share one count. */
export const limits = fastifyPlugin(async (app, { database, clock }: Deps) => {
  app.decorate(
    'limit',
    (rule: LimitRule): Guard =>
      async (request, reply) => {
        const { max, windowMs } = LIMIT_RULES[rule]
        const subject = subjectOf(request)
        const now = clock.now()
        const counted = await count(database.db, rule, subject, now, windowMs).catch((error: unknown) => {
          // A count that cannot be kept is no reason to turn people away; what they ask for will fail by itself.
          request.log.warn({ err: error }, 'A request could not be counted')
          return null
        })
        if (!counted || counted.count <= max) return
        const wait = counted.windowStart.getTime() + windowMs - now.getTime()
        reply.header('retry-after', Math.max(1, Math.ceil(wait / 1000)))
        throw new AppError('RATE_LIMIT')
      },
  )
})

/** Hashed: the table need not tell who was here. */
function subjectOf(request: FastifyRequest): string {
  const who = request.user ? `user:${request.user.id}` : `address:${request.ip}`
  return createHash('sha256').update(who).digest('base64url')
}

async function count(db: Database, rule: string, subject: string, now: Date, windowMs: number) {
  const oldest = new Date(now.getTime() - windowMs)
  const [row] = await db
    .insert(rateLimits)
    .values({ rule, subject, windowStart: now, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.rule, rateLimits.subject],
      set: {
        count: sql`case when ${lt(rateLimits.windowStart, oldest)} then 1 else ${rateLimits.count} + 1 end`,
        windowStart: sql`case when ${lt(rateLimits.windowStart, oldest)} then ${now.toISOString()}::timestamptz else ${rateLimits.windowStart} end`,
      },
    })
    .returning({ count: rateLimits.count, windowStart: rateLimits.windowStart })
  return row ?? null
}

/** Counts of windows that are over. */
export async function sweepLimits(db: Database, now: Date): Promise<void> {
  const longest = Math.max(...Object.values(LIMIT_RULES).map(({ windowMs }) => windowMs))
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(now.getTime() - longest)))
}
