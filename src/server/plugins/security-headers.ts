import { fastifyPlugin } from 'fastify-plugin'
import type { Deps } from '#server/deps.ts'

type Headers = Record<string, string>

/** What every reply carries, whatever it holds. */
export function securityHeaders(publicUrl: string): Headers {
  const secure = publicUrl.startsWith('https:')
  return {
    'content-security-policy': API_POLICY,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), browsing-topics=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
  }
}

/** Nothing that the API sends is a page: even where a browser is made to show it, it can do nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

interface PagePolicy {
  scripts?: readonly string[]
  styles?: readonly string[]
  /** Where forms may lead besides here; a redirect after a form counts as one of its targets. */
  formTargets?: readonly string[]
  secure?: boolean
}

/** The policy of a page: its own files, the inline code whose hashes are named, and nothing from anywhere else. */
export function pagePolicy({
  scripts = [],
  styles = [],
  formTargets = [],
  secure = false,
}: PagePolicy): string {
  const hashed = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${hashed(scripts)}`,
    `style-src 'self'${hashed(styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Sets them before anything else happens, so that errors carry them too; keeps the API's replies out of caches. */
export const headers = fastifyPlugin(async (app, { settings }: Deps) => {
  const fixed = securityHeaders(settings.publicUrl)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(fixed)
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/v1/')) reply.header('cache-control', 'no-store')
  })
})
