/** A browser's patience without the browser: keeps cookies, follows redirects, fills in the sign-in page. */
export class Client {
  readonly origin: string
  private readonly cookies = new Map<string, { value: string; path: string }>()

  constructor(origin: string) {
    this.origin = origin
  }

  /** One request, with this client's cookies and as the site's own page would send it. */
  async request(target: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(target, this.origin)
    const headers = new Headers(init.headers)
    const cookie = this.cookieHeader(url.pathname)
    if (cookie) headers.set('cookie', cookie)
    if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin')
    headers.set('origin', this.origin)
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    this.keepCookies(response, url)
    return response
  }

  /** The same person at the same site's new address (a restarted server has another port). */
  movedTo(origin: string): Client {
    const moved = new Client(origin)
    for (const [key, cookie] of this.cookies) moved.cookies.set(key, cookie)
    return moved
  }

  /** The headers of a request that is sent by hand. */
  headersFor(pathname: string): Record<string, string> {
    return { cookie: this.cookieHeader(pathname), origin: this.origin, 'sec-fetch-site': 'same-origin' }
  }

  async json<T>(target: string, init: RequestInit = {}): Promise<T> {
    const response = await this.request(target, init)
    if (!response.ok) throw new Error(`${target} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as T
  }

  /** Signs in through the development identity provider, page by page. */
  async signIn(person: { email: string; name: string }): Promise<this> {
    const page = await this.follow('/v1/auth/login/google')
    const html = await page.response.text()
    const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1]
    if (!action) throw new Error(`No sign-in form at ${page.url}: ${html.slice(0, 300)}`)
    const form = new URLSearchParams()
    for (const [input] of html.matchAll(/<input[^>]*>/g)) {
      const name = /name="([^"]+)"/.exec(input)?.[1]
      if (name) form.set(name, /value="([^"]*)"/.exec(input)?.[1] ?? '')
    }
    form.set('email', person.email)
    form.set('name', person.name)
    const target = new URL(decodeEntities(action), page.url)
    const done = await this.follow(target.href, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    })
    if (!done.response.ok) throw new Error(`Sign-in ended with ${done.response.status} at ${done.url}`)
    return this
  }

  private async follow(target: string, init: RequestInit = {}): Promise<{ response: Response; url: string }> {
    let url = new URL(target, this.origin).href
    let response = await this.request(url, init)
    for (let hops = 0; hops < 15 && response.status >= 300 && response.status < 400; hops++) {
      url = new URL(response.headers.get('location') ?? '/', url).href
      response = await this.request(url)
    }
    return { response, url }
  }

  private keepCookies(response: Response, url: URL): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const at = pair.indexOf('=')
      const name = pair.slice(0, at)
      const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? url.pathname
      const gone =
        attributes.some((part) => /^max-age=0$/i.test(part)) ||
        attributes.some((part) => /^expires=thu, 01 jan 1970/i.test(part))
      if (gone || pair.slice(at + 1) === '') this.cookies.delete(`${name};${path}`)
      else this.cookies.set(`${name};${path}`, { value: pair.slice(at + 1), path })
    }
  }

  private cookieHeader(pathname: string): string {
    return [...this.cookies]
      .filter(
        ([, { path }]) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
      )
      .map(([key, { value }]) => `${key.slice(0, key.indexOf(';'))}=${value}`)
      .join('; ')
  }
}

const decodeEntities = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x2F;', '/').replaceAll('&quot;', '"')
