import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** What the build leaves beside the pages: the hashes of the inline code that it wrote. */
const PolicyFileSchema = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })
const POLICY_FILE = 'csp.json'
const FALLBACK = '__spa-fallback.html'

interface Build {
  files: ReadonlySet<string>
  /** Of each page, the hashes of its own inline scripts. */
  scripts: ReadonlyMap<string, string[]>
  /** Of all pages: who goes from one to another without a reload brings the styles of both. */
  styles: string[]
}

/** What is to be sent for an address. `page`: HTML, which carries the page's policy and is asked for anew each time. */
export interface WebFile {
  file: string
  kind: 'page' | 'hashed' | 'plain'
}

/** The built pages on disk, looked up by address. A build that is replaced is noticed. */
export function openWebFolder(folder: string) {
  let build = readBuild(folder)
  let builtAt = stampOf(folder)

  return {
    /** What to send for this path. Null: there is no such file, and it is not a page's address. */
    find(pathname: string, wantsPage: boolean): WebFile | null {
      const name = pathname.replace(/^\/+|\/+$/g, '')
      if (name.endsWith('.html') || name === POLICY_FILE) return null
      if (name !== '' && build.files.has(name)) {
        return { file: name, kind: name.startsWith('assets/') ? 'hashed' : 'plain' }
      }
      const page = name === '' ? 'index.html' : `${name}/index.html`
      if (build.files.has(page)) return { file: page, kind: 'page' }
      if (!wantsPage || name.startsWith('assets/') || !build.files.has(FALLBACK)) return null
      return { file: FALLBACK, kind: 'page' }
    },
    hashes: (page: string) => ({ scripts: build.scripts.get(page) ?? [], styles: build.styles }),
    /** Looks whether the pages were built again, as happens while somebody works on them. */
    refresh(): void {
      const now = stampOf(folder)
      if (now === builtAt || now === null) return
      build = readBuild(folder)
      builtAt = now
    },
  }
}

/** The policy file is the last but the compressed ones that a build writes. */
function stampOf(folder: string): number | null {
  return statSync(path.join(folder, POLICY_FILE), { throwIfNoEntry: false })?.mtimeMs ?? null
}

function readBuild(folder: string): Build {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  const policy = PolicyFileSchema.parse(JSON.parse(readFileSync(path.join(folder, POLICY_FILE), 'utf8')))
  const allowed = new Set(policy.scripts)
  const scripts = new Map<string, string[]>()
  for (const page of files.filter((name) => name.endsWith('.html'))) {
    const found = scriptHashes(readFileSync(path.join(folder, page), 'utf8'))
    scripts.set(
      page,
      [...new Set(found)].filter((hash) => allowed.has(hash)),
    )
  }
  return { files: new Set(files), scripts, styles: policy.styles }
}

/** Which of the build's scripts stand in this page: naming them all on every page would make a long header. */
function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  )
}
