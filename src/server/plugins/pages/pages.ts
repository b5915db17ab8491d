import type { FastifyReply } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import { z } from 'zod'
import type { App } from '#server/app-type.ts'
import type { Deps } from '#server/deps.ts'
import { ownOrigins } from '../own-origins.ts'
import { pagePolicy } from '../security-headers.ts'
import { CLOSE_SCRIPT_PATH, PAGE_STYLE_PATH } from './page.ts'
import { closeScript, pageStyle } from './style.ts'

/** The style and the script of the server's own pages: files, because the policy allows nothing inline. */
export const pages = fastifyPlugin(async (app: App, { settings }: Deps) => {
  const policy = pagePolicy({
    // A form of the development provider may end, by redirects, on another name of this machine.
    formTargets:
      settings.identity.kind === 'development' ? ownOrigins(settings).filter(canStandInPolicy) : [],
    secure: settings.publicUrl.startsWith('https:'),
  })
  app.decorate('pageHeaders', () => ({
    'content-security-policy': policy,
    // These pages live in a window that another page opened and that must stay closable by itself.
    'cross-origin-opener-policy': 'unsafe-none',
    'cache-control': 'no-store',
  }))

  const asset = (path: string, type: string, text: string, summary: string) =>
    app.get(
      path,
      { schema: { hide: true, summary, response: { 200: z.string() } } },
      async (_request, reply) => reply.type(type).header('cache-control', 'public, max-age=300').send(text),
    )
  asset(PAGE_STYLE_PATH, 'text/css; charset=utf-8', pageStyle, 'The style of the server’s own pages')
  asset(CLOSE_SCRIPT_PATH, 'text/javascript; charset=utf-8', closeScript, 'Closes the sign-in window')
})

/** A policy knows names and IPv4 addresses only. */
const canStandInPolicy = (origin: string) => !origin.includes('[')

/** Sends a page that the server wrote itself. */
export function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).headers(reply.server.pageHeaders()).type('text/html; charset=utf-8').send(html)
}
