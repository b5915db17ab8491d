/**
 * What is done to every page after it was prerendered. Pure: text in, text out.
 *
 * - Style sheets are inlined, so that the first paint waits for one response only. Their links stay (React fails
 *   to hydrate if a head link disappears) but as `media="print"`, which the browser fetches last.
 * - Script preloads step back behind the page's own text.
 * - `style` attributes become rules: the security policy allows only styles whose hash it names.
 */
export function finishPage(html: string, styleSheets: ReadonlyMap<string, string>): string {
  return styleAttributesToRules(inlineStyleSheets(lowerPreloads(html), styleSheets))
}

function lowerPreloads(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

function inlineStyleSheets(html: string, styleSheets: ReadonlyMap<string, string>): string {
  const texts: string[] = []
  const page = html.replace(/<link rel="stylesheet" href="([^"]+)"/g, (link, href: string) => {
    const text = styleSheets.get(href.replace(/#.*$/, ''))
    if (text === undefined) return link
    if (!texts.includes(text)) texts.push(text)
    return `${link} media="print"`
  })
  return texts.length === 0 ? page : afterCharset(page, `<style>${texts.join('\n')}</style>`)
}

function styleAttributesToRules(html: string): string {
  const rules = new Map<string, string>()
  const page = html.replace(
    /<([a-z][\w-]*)((?:\s[^<>]*?)?)\sstyle="([^"]*)"/g,
    (_tag, name, before, declared) => {
      const declarations = unescapeAttribute(declared)
      const key = rules.get(declarations) ?? `s${rules.size}`
      rules.set(declarations, key)
      return `<${name}${before} data-s="${key}"`
    },
  )
  if (rules.size === 0) return page
  // `:is(#_)` lends the rule an id's weight: it wins over classes as the attribute did, and loses to one set later.
  const text = [...rules].map(([declarations, key]) => `:is(#_,[data-s="${key}"]){${declarations}}`).join('')
  return page.replace('</head>', `<style>${text}</style></head>`)
}

function afterCharset(html: string, text: string): string {
  return html.replace(/<meta charSet="[^"]*"\s*\/?>/i, (meta) => meta + text)
}

function unescapeAttribute(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** The hashes under which a page's inline scripts and styles may run, as the security policy writes them. */
export async function hashesOf(html: string): Promise<{ scripts: string[]; styles: string[] }> {
  const inline = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}((?:\\s[^>]*)?)>([\\s\\S]*?)</${tag}>`, 'g'))]
      .filter(([, attributes]) => !/\ssrc=/.test(attributes ?? ''))
      .map(([, , text]) => text ?? '')
      .filter((text) => text !== '')
  return {
    scripts: await Promise.all(inline('script').map(hashOf)),
    styles: await Promise.all(inline('style').map(hashOf)),
  }
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
