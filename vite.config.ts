import { existsSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import type { Site } from './src/protocol/site.ts'
import { defaultSite } from './src/web/lib/site-defaults.ts'

/** The owner's names and addresses, from the one place that reads the environment. */
async function siteFromSettings(): Promise<Site> {
  const settings = new URL('./src/server/settings.ts', import.meta.url)
  if (!existsSync(settings)) return defaultSite
  const { siteSettings } = (await import(settings.href)) as { siteSettings: () => Site }
  return siteSettings()
}

/** Few files, and long-lived ones: what comes from outside changes with its version, not with our releases. */
const chunkGroups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 4 },
  { name: 'data', test: /node_modules\/(@tanstack|zod)\//, priority: 3 },
  // Only what nearly every page draws with: a part that one screen needs stays with that screen.
  {
    name: 'ui',
    test: /node_modules\/@(mantine|tabler)\/|src\/web\/(ui|root|lib\/site)/,
    minShareCount: 5,
    priority: 2,
  },
  // What the signed-in screens share and the public pages do without.
  { name: 'session', test: /src\/(web\/lib|protocol)\//, minShareCount: 3, priority: 1 },
]

export default defineConfig(async () => ({
  plugins: [reactRouter()],
  define: { __SITE__: JSON.stringify(await siteFromSettings()) },
  server: { proxy: { '/v1': 'http://127.0.0.1:3000' } },
  // Without the entries the first cold load in development answers 504 "Outdated Optimize Dep".
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}'] },
  publicDir: 'src/web/public',
  build: { sourcemap: false, assetsInlineLimit: 0, cssMinify: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
}))
