import { createServer } from 'node:net'
import { openIdentity } from '#server/adapters/identity/open-identity.ts'
import { readSettings } from '#server/settings.ts'
import { Client } from '../faults/client.ts'
import { buildTestApp, type TestApp } from './app.ts'

/** A browser whose cookies a test can look at. */
export class Browser extends Client {
  readonly #seen = new Map<string, string>()

  override async request(target: string, init?: RequestInit): Promise<Response> {
    const response = await super.request(target, init)
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      this.#seen.set(name, value)
    }
    return response
  }

  cookie(name: string): string {
    return this.#seen.get(name) ?? ''
  }
}

export interface TestSite extends TestApp {
  origin: string
  /** Another browser, with no cookies. */
  browser(): Browser
}

/** The application listening on a port, with the development provider: for what only a real request shows. */
export async function startTestSite(env: Record<string, string> = {}): Promise<TestSite> {
  const PORT = String(await freePort())
  const settings = readSettings({ PORT, LOG_LEVEL: 'silent', ...env })
  const test = await buildTestApp({ env: { PORT, ...env }, identity: await openIdentity(settings) })
  await test.app.listen({ port: settings.port, host: settings.host })
  const origin = settings.publicUrl
  return { ...test, origin, browser: () => new Browser(origin) }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
