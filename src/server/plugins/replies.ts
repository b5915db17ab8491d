import { z } from 'zod'
import { ErrorReplySchema } from '#protocol/errors.ts'

/** A route's reply schemas, with the envelope for every failure: `response: replies({ 200: UserSchema })`. */
export function replies<T extends Record<number, z.ZodType>>(schemas: T) {
  return { ...schemas, '4xx': ErrorReplySchema, '5xx': ErrorReplySchema }
}

/** A reply that is not JSON: a file, an export, a stream of events. It goes out as it is. */
export const BytesSchema = z.unknown().describe('Not JSON: the bytes themselves')
