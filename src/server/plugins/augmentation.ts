import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { LimitRule } from './limits.ts'
import type { CurrentUser } from './session/current-user.ts'

/** A route as it was declared. */
export interface KnownRoute {
  method: string
  url: string
  schema: FastifySchema | undefined
}

/** Runs before a request's body is read, and throws where it may not go on. */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    /** A guard that counts, to stand after the one that asks who it is. */
    limit(rule: LimitRule): Guard
    /** A guard for a GET that changes something: another site must not be able to ask for it. */
    refuseCrossSite(request: FastifyRequest): Promise<void>
    /**
     * Call it before a reply that goes on (server-sent events). The signal fires when the client goes away, and
     * when the server closes: then end the stream with what the client should still hear.
     */
    trackStream(reply: FastifyReply): AbortSignal
    /** Has this done every hour while the server runs. It is handed the time; a failure is logged and tried again. */
    hourly(name: string, task: (now: Date) => Promise<void>): void
    /** Every route that there is. */
    routeTable: readonly KnownRoute[]
    /** What was counted since the start, in the text form that Prometheus reads. */
    metrics(): string
    /** The headers of a page that the server writes itself. */
    pageHeaders(): Record<string, string>
  }

  interface FastifyRequest {
    /** Who asks. Null where nobody is signed in. */
    user: CurrentUser | null
    /** The hash of the session's cookie. */
    sessionHash: Buffer | null
  }

  interface FastifyContextConfig {
    /** A call that pages make by themselves does not keep a session awake. */
    background?: boolean
    /** Takes requests from other sites: it checks a signature instead. */
    crossSite?: boolean
  }
}
