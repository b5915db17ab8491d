const BASE = 'https://site.invalid'

/**
 * Where to go after sign-in: only ever a path of this site. Anything else, such as another host, a scheme,
 * `//host`, a backslash that browsers read as a slash, or the sign-in page itself, gives `/app`.
 */
export function redirectTarget(wanted: string | null | undefined): string {
  const home = '/app'
  if (!wanted?.startsWith('/') || /[\\\p{Cc}]/u.test(wanted)) return home
  if (wanted.startsWith('//')) return home
  const url = URL.parse(wanted, BASE)
  if (!url || url.origin !== BASE || url.pathname.startsWith('//')) return home
  if (url.pathname === '/signup' || url.pathname.startsWith('/v1/')) return home
  return url.pathname + url.search + url.hash
}

/** The address of the sign-in page that brings the user back to `path` afterwards. */
export function signInAddress(path: string): string {
  const target = redirectTarget(path)
  return target === '/app' ? '/signup' : `/signup?from=${encodeURIComponent(target)}`
}
