import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AuthStatusSchema, UserSchema } from '#protocol/auth.ts'
import { startTestSite, type TestSite } from '#tests/server/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const status = async (browser: ReturnType<TestSite['browser']>) =>
  AuthStatusSchema.parse(await browser.json('/v1/auth/status'))

describe('signing in through the development provider', () => {
  test('ACC-09 nobody is signed in before, and the status says that the provider is the development one', async () => {
    expect(await status(site.browser())).toEqual({
      authenticated: false,
      activated: false,
      user: null,
      development: true,
    })
  })

  test('ACC-09 the whole way opens a session, and status and info tell who it is', async () => {
    const browser = await site.browser().signIn({ email: 'ada@example.com', name: 'Ada Lovelace' })
    expect(await status(browser)).toMatchObject({
      authenticated: true,
      activated: true,
      user: { name: 'Ada Lovelace', email: 'ada@example.com' },
    })
    const info = UserSchema.parse(await browser.json('/v1/users/info'))
    expect(info).toMatchObject({ name: 'Ada Lovelace', waitlist: false, activated: true, phone: null })
  })

  test('the same person has one account, however often they come', async () => {
    const first = await status(await site.browser().signIn({ email: 'same@example.com', name: 'Same' }))
    const second = await status(await site.browser().signIn({ email: 'SAME@example.com', name: 'Same' }))
    const other = await status(await site.browser().signIn({ email: 'other@example.com', name: 'Same' }))
    expect(second.user?.id).toBe(first.user?.id)
    expect(other.user?.id).not.toBe(first.user?.id)
  })

  test('one person signing in twice at the same moment for the first time gets one account', async () => {
    const browsers = await Promise.all(
      [1, 2, 3].map(() => site.browser().signIn({ email: 'twice@example.com', name: 'Twice' })),
    )
    const ids = await Promise.all(browsers.map(async (browser) => (await status(browser)).user?.id))
    expect(new Set(ids).size).toBe(1)
  })
})

/** Walks to the provider and back by hand, and stops in front of the callback. */
async function untilCallback(browser: ReturnType<TestSite['browser']>, email: string): Promise<URL> {
  let response = await browser.request('/v1/auth/login/google')
  let url = new URL(response.headers.get('location') ?? '', site.origin)
  while (url.pathname !== '/v1/auth/callback/google') {
    response = await browser.request(url.href)
    if (response.status === 200) {
      response = await browser.request(url.href, {
        method: 'POST',
        body: new URLSearchParams({ email, name: 'Someone' }),
      })
    }
    url = new URL(response.headers.get('location') ?? '', url)
  }
  return url
}

describe('what comes back from the provider', () => {
  test('opens a session once: the same address again is refused', async () => {
    const browser = site.browser()
    const callback = await untilCallback(browser, 'once@example.com')
    expect((await browser.request(callback.href)).status).toBe(200)
    const again = await browser.request(callback.href)
    expect(again.status).toBe(400)
    expect(await again.text()).toContain('You are not signed in')
  })

  test('is refused in a browser that did not begin it', async () => {
    const callback = await untilCallback(site.browser(), 'victim@example.com')
    const other = site.browser()
    expect((await other.request(callback.href)).status).toBe(400)
    expect((await status(other)).authenticated).toBe(false)
  })

  test('is refused with another state, and the true one still works after it', async () => {
    const browser = site.browser()
    const callback = await untilCallback(browser, 'state@example.com')
    const forged = new URL(callback)
    forged.searchParams.set('state', 'x'.repeat(43))
    const kept = browser.cookie('verity-sign-in')
    expect((await browser.request(forged.href)).status).toBe(400)
    expect((await status(browser)).authenticated).toBe(false)
    const honest = await fetch(callback, { headers: { cookie: `verity-sign-in=${kept}` } })
    expect(honest.status).toBe(200)
  })

  test('is refused without the code it should carry', async () => {
    const browser = site.browser()
    const callback = await untilCallback(browser, 'denied@example.com')
    callback.searchParams.delete('code')
    callback.searchParams.set('error', 'access_denied')
    const response = await browser.request(callback.href)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('cancelled')
  })

  test('is refused when it took longer than ten minutes', async () => {
    const browser = site.browser()
    const callback = await untilCallback(browser, 'slow@example.com')
    site.clock.advance(10 * 60_000 + 1)
    expect((await browser.request(callback.href)).status).toBe(400)
  })

  test('ends the session that the browser had, and its new one has another token', async () => {
    const browser = await site.browser().signIn({ email: 'renew@example.com', name: 'Renew' })
    const before = browser.cookie('verity')
    await browser.signIn({ email: 'renew@example.com', name: 'Renew' })
    const after = browser.cookie('verity')
    expect(after).not.toBe(before)
    const old = await site.app.inject({ url: '/v1/users/info', headers: { cookie: `verity=${before}` } })
    expect(old.statusCode).toBe(401)
  })

  test('a token that somebody planted is not taken over', async () => {
    const browser = site.browser()
    const callback = await untilCallback(browser, 'fixation@example.com')
    const planted = 'A'.repeat(43)
    const response = await fetch(callback, {
      headers: { cookie: `verity=${planted}; verity-sign-in=${browser.cookie('verity-sign-in')}` },
    })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().join()).not.toContain(planted)
    const stolen = await site.app.inject({ url: '/v1/users/info', headers: { cookie: `verity=${planted}` } })
    expect(stolen.statusCode).toBe(401)
  })
})

describe('the pages of the sign-in window', () => {
  test('the last one tells the opener by a script of ours, and says what to do where that does not work', async () => {
    const browser = site.browser()
    const callback = await untilCallback(browser, 'last@example.com')
    const response = await browser.request(callback.href)
    const html = await response.text()
    expect(html).toContain('You can close this window')
    expect(html).not.toMatch(/<script>|onload=|style=/)
    const source = /<script src="([^"]+)"/.exec(html)?.[1] ?? ''
    const script = await browser.request(source)
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(await script.text()).toContain("BroadcastChannel('verity-auth')")
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
  })

  test('the development page is labelled, and says which field is wrong', async () => {
    const browser = site.browser()
    const begun = await browser.request('/v1/auth/login/google')
    const authorize = await browser.request(begun.headers.get('location') ?? '')
    const page = new URL(authorize.headers.get('location') ?? '', site.origin)
    expect(await (await browser.request(page.href)).text()).toContain('Development only')
    const wrong = await browser.request(page.href, {
      method: 'POST',
      body: new URLSearchParams({ email: 'not an address', name: '"><script>alert(1)</script>' }),
    })
    const html = await wrong.text()
    expect(wrong.status).toBe(400)
    expect(html).toContain('Write an e-mail address')
    expect(html).not.toContain('<script>alert')
  })
})
