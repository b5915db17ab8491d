/** What a browser may show in the page's place: it runs nothing of the file's own. */
const SHOWN_INLINE = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/gif'])

/**
 * `Content-Disposition` for a file (RFC 6266): its name in plain letters for old clients, and exactly as it
 * is (RFC 8187) for the others. Only PDFs and pictures are shown; the rest is always a download.
 */
export function contentDisposition(mime: string, name: string): string {
  const kind = SHOWN_INLINE.has(mime) ? 'inline' : 'attachment'
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
  const fallback = plain.replace(/["\\%/]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${fallback}"; filename*=UTF-8''${exact}`
}
