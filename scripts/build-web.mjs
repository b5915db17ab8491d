// Builds the browser's part if what it is made of has changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runSync } from './run.mjs'
import { root, stop } from './setup.mjs'

const stampFile = path.join(root, 'build', '.made-from')
/** The settings whose values are written into the pages. */
const SITE_SETTINGS =
  /^(BRAND_NAME|ASSISTANT_NAME|SUPPORT_EMAIL|SALES_EMAIL|PRIVACY_EMAIL|STATUS_URL|CODE_URL|X_URL|LINKEDIN_URL|CHAT_PLUGIN_URL|RELEASED_MODULES|PUBLIC_URL)$/

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(file)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield file
  }
}

function fingerprint() {
  const hash = createHash('sha256')
  const inputs = [
    ...filesBelow(path.join(root, 'src', 'web')),
    ...filesBelow(path.join(root, 'src', 'protocol')),
    ...['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'src/server/settings.ts', '.env']
      .map((name) => path.join(root, name))
      .filter((file) => existsSync(file)),
  ]
  for (const file of inputs)
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  for (const name of Object.keys(process.env)
    .filter((key) => SITE_SETTINGS.test(key))
    .sort()) {
    hash.update(`${name}=${process.env[name]}\0`)
  }
  return hash.digest('hex')
}

export function buildWebIfStale() {
  const wanted = fingerprint()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.log('Building the web pages…')
  const code = runSync(path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), ['build'], {
    quiet: true,
  })
  if (code !== 0) stop('The web pages could not be built; the lines above say why.')
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, wanted)
}
