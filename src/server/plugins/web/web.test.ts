import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, signIn, type TestApp } from '#tests/server/app.ts'

const inline = 'window.mode="dark"'
const hash = `sha256-${createHash('sha256').update(inline).digest('base64')}`
const home = `<html><script>${inline}</script>home</html>`

let folder: string
let site: TestApp
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'verity-web-'))
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  write('index.html', home)
  write('index.html.br', brotliCompressSync(home))
  write('faq/index.html', '<html>faq</html>')
  write('__spa-fallback.html', '<html>fallback</html>')
  write('assets/app-AbC123.js', 'export {}')
  write('robots.txt', 'User-agent: *')
  write('csp.json', JSON.stringify({ scripts: [hash, 'sha256-other'], styles: ['sha256-style'] }))
  site = await buildTestApp({ webFolder: folder })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const go = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { accept: 'text/html,*/*', 'sec-fetch-dest': 'document', ...headers } })

describe('the pages', () => {
  test('are served as they were built', async () => {
    expect((await go('/')).body).toBe(home)
    expect((await go('/faq')).body).toContain('faq')
    expect((await go('/faq/')).body).toContain('faq')
    expect((await go('/')).headers['cache-control']).toBe('no-cache')
  })

  test('SITE-03 any other address gets the page from which the browser finds its way', async () => {
    for (const url of ['/app', '/nowhere/at/all', '/what.ever', '/%E0%A4%A']) {
      const reply = await go(url)
      if (url.includes('%E0')) expect(reply.statusCode).toBe(400)
      else expect([reply.statusCode, reply.body], url).toEqual([200, '<html>fallback</html>'])
    }
  })

  test('SITE-02 somebody who is signed in goes from / to /app, and stays on any other page', async () => {
    const { headers } = await signIn(site)
    const reply = await go('/', headers)
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/app'])
    expect(reply.headers['cache-control']).toBe('no-store')
    expect((await go('/faq', headers)).statusCode).toBe(200)
  })

  test('carry a policy that names their own inline code and nothing unsafe', async () => {
    const policy = String((await go('/')).headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' '${hash}';`)
    expect(policy).toContain("style-src 'self' 'sha256-style';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|https:|\*/)
    expect(String((await go('/faq')).headers['content-security-policy'])).not.toContain(hash)
  })

  test('come compressed as the build left them, where the browser takes that', async () => {
    const reply = await go('/', { 'accept-encoding': 'gzip, br' })
    expect(reply.headers['content-encoding']).toBe('br')
    expect(reply.headers['content-type']).toContain('text/html')
    expect(reply.headers.vary).toContain('accept-encoding')
    expect(reply.rawPayload).toEqual(brotliCompressSync(home))
  })

  test('answer 304 where the browser has them already', async () => {
    const { etag } = (await go('/faq')).headers
    expect((await go('/faq', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })
})

describe('files', () => {
  test('whose name tells their content are kept for ever, others for a day', async () => {
    const asset = await site.app.inject('/assets/app-AbC123.js')
    expect(asset.headers['cache-control']).toContain('immutable')
    expect(asset.headers['content-type']).toContain('javascript')
    expect((await site.app.inject('/robots.txt')).headers['cache-control']).toBe('public, max-age=86400')
  })

  test.each(['/assets/gone.js', '/v1/nothing', '/dev-idp/nothing', '/csp.json', '/../package.json'])(
    'that are not there are not pages: %s',
    async (url) => {
      const reply = await site.app.inject({ url, headers: { 'sec-fetch-dest': 'script' } })
      expect(reply.statusCode).toBe(404)
    },
  )

  test.each(['/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2fcsp.json', '/%00'])(
    'outside the folder are out of reach: %s',
    async (url) => {
      const reply = await go(url)
      expect(reply.body).not.toContain('root:')
      expect(reply.body).not.toContain('sha256-other')
    },
  )
})

test('without a build the front page says so, and the API answers', async () => {
  const bare = await buildTestApp()
  expect((await bare.app.inject('/')).body).toContain('not built yet')
  expect((await bare.app.inject('/v1/auth/status')).statusCode).toBe(200)
  await bare.close()
})
