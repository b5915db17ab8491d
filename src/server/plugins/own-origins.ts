import type { Settings } from '#server/settings.ts'

type Where = Pick<Settings, 'publicUrl' | 'loopback' | 'identity'>

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * The origins that are this site: the public one, and on a developer's machine the other names of the same
 * address, which people type as they please.
 */
export function ownOrigins({ publicUrl, loopback }: Where): string[] {
  if (!loopback) return [publicUrl]
  const { protocol, port } = new URL(publicUrl)
  const aliases = LOOPBACK_NAMES.map((name) => new URL(`${protocol}//${name}:${port}`).origin)
  return [publicUrl, ...aliases.filter((origin) => origin !== publicUrl)]
}

/**
 * The origin that a browser came to. The Host header is only believed where it names one of our own, and only
 * with the development provider: a real one sends people back to the registered address.
 */
export function originOf(host: string | undefined, settings: Where): string {
  if (settings.identity.kind !== 'development') return settings.publicUrl
  const claimed = ownOrigins(settings).find((origin) => new URL(origin).host === host)
  return claimed ?? settings.publicUrl
}
