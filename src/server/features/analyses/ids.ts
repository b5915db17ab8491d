import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#server/plugins/app-error.ts'

export const ByIdSchema = z.object({ id: z.string() })
export const BySourceSchema = z.object({ id: z.string(), sourceId: z.string() })

/** For a scope's `preHandler`: anything may be asked for, and what is no id of ours is simply not there. */
export async function knownIdsOnly({ params }: FastifyRequest): Promise<void> {
  if (!z.record(z.string(), z.uuid()).safeParse(params).success) throw new AppError('NOT_FOUND')
}
