import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Config } from '@react-router/dev/config'
import { finishPage, hashesOf } from './src/web/pages/finish-page.ts'
import { publicPaths } from './src/web/pages/public-paths.ts'

const COMPRESSED = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/** The pages are finished after prerendering: styles inlined, inline code hashed for the security policy. */
async function finishPages(client: string): Promise<void> {
  const assets = new Map<string, string>()
  const files = await filesBelow(client)
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    assets.set(`/${path.relative(client, file).split(path.sep).join('/')}`, await readFile(file, 'utf8'))
  }
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const page = finishPage(await readFile(file, 'utf8'), assets)
    const hashes = await hashesOf(page)
    for (const hash of hashes.scripts) scripts.add(hash)
    for (const hash of hashes.styles) styles.add(hash)
    await writeFile(file, page)
  }
  const policy = { scripts: [...scripts].sort(), styles: [...styles].sort() }
  await writeFile(path.join(client, 'csp.json'), `${JSON.stringify(policy, null, 2)}\n`)
}

/** Compressed once here at the best setting, so that the server never spends time on it. */
async function precompress(client: string): Promise<void> {
  const names = (await filesBelow(client)).filter(
    (name) => COMPRESSED.test(name) && !name.endsWith('csp.json'),
  )
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(name)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await writeFile(`${name}.br`, await promisify(brotliCompress)(bytes, { params }))
      await writeFile(`${name}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

const config: Config = {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: publicPaths,
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const client = path.join(reactRouterConfig.buildDirectory, 'client')
    await finishPages(client)
    await precompress(client)
  },
}

export default config
