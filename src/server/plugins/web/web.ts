import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { App } from '#server/app-type.ts'
import type { Deps } from '#server/deps.ts'
import { noticePage } from '../pages/page.ts'
import { sendPage } from '../pages/pages.ts'
import { pagePolicy } from '../security-headers.ts'
import { openWebFolder } from './web-folder.ts'

const A_YEAR = 'public, max-age=31536000, immutable'
/** Kept, but asked about each time: a page names the assets of its own build. */
const ASK_FIRST = 'no-cache'
const A_DAY = 'public, max-age=86400'

/** The built pages and what they load. Everything that is not a file is the browser's to route. */
export const web = fastifyPlugin(async (app: App, { webFolder, settings }: Deps) => {
  const hidden = { schema: { hide: true } }
  if (!webFolder || !existsSync(path.join(webFolder, 'csp.json'))) {
    app.get('/', hidden, (_request, reply) => sendPage(reply, 503, notBuiltPage))
    return
  }
  await app.register(fastifyStatic, {
    root: webFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })
  const folder = openWebFolder(webFolder)
  const secure = settings.publicUrl.startsWith('https:')

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = pathOf(request)
    if (pathname === null || /^\/(v1|dev-idp)(\/|$)/.test(pathname)) return reply.callNotFound()
    if (!settings.production) folder.refresh()
    const found = folder.find(pathname, wantsPage(request))
    if (!found) return reply.callNotFound()
    reply.header('vary', 'accept-encoding')
    if (found.kind === 'page') {
      const { scripts, styles } = folder.hashes(found.file)
      reply.header('content-security-policy', pagePolicy({ scripts, styles, secure }))
    }
    const keep = { page: ASK_FIRST, hashed: A_YEAR, plain: A_DAY }[found.kind]
    return reply.header('cache-control', keep).sendFile(found.file)
  }

  app.get('/', hidden, (request, reply) => {
    // Somebody who is signed in has no business on the front page itself (SITE-02).
    if (request.user) return reply.header('cache-control', 'no-store').redirect('/app', 302)
    return answer(request, reply)
  })
  app.get('/*', hidden, answer)
})

const notBuiltPage = noticePage({
  title: 'The pages are not built yet',
  body: '<p>Only the API is served. Build the pages with <code>npm run build</code>, then start again.</p>',
})

function pathOf({ url }: FastifyRequest): string | null {
  try {
    const pathname = decodeURIComponent(url.split('?', 1)[0] ?? '/')
    return pathname.includes('\0') || pathname.split('/').includes('..') ? null : pathname
  } catch {
    return null
  }
}

/** A browser that goes somewhere asks for HTML; a script that fetches something does not. */
function wantsPage({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '*/*'
  return accept.includes('text/html') || (accept.trim() === '*/*' && headers['sec-fetch-dest'] === undefined)
}
