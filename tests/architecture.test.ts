import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

// The rules of the house as a test. It reads the folders from disk, so a new feature is covered the day it appears.

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

interface SourceFile {
  file: string
  text: string
  imports: string[]
}

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(full)
    else if (/\.(ts|tsx)$/.test(entry.name)) yield full
  }
}

function importsOf(text: string): string[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s[^'"\n;]*?(?:\{[^}]*\}[^'"\n;]*?)?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g
  return [...text.matchAll(pattern)].flatMap((match) => match[1] ?? match[2] ?? match[3] ?? [])
}

/** Relative imports become paths from the root; the rest stay as written. */
function resolveFrom(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  if (specifier.startsWith('#tests/')) return specifier.replace('#tests/', 'tests/')
  if (specifier.startsWith('#')) return specifier.replace('#', 'src/')
  return specifier
}

const sources: SourceFile[] = [...filesBelow(path.join(root, 'src'))].map((full) => {
  const file = path.relative(root, full).split(path.sep).join('/')
  const text = readFileSync(full, 'utf8')
  return { file, text, imports: importsOf(text).map((specifier) => resolveFrom(file, specifier)) }
})

const product = sources.filter(({ file }) => !isTest(file))
const roomOf = (file: string) => /^src\/(\w+)\//.exec(file)?.[1]

const ALLOWED_ROOMS: Record<string, readonly string[]> = {
  protocol: ['protocol'],
  law: ['law', 'protocol'],
  library: ['library', 'protocol'],
  server: ['server', 'law', 'library', 'protocol'],
  web: ['web', 'protocol'],
}

/** What each pure room may use from outside. The server and the browser may use what package.json names. */
const ALLOWED_PACKAGES: Record<string, readonly RegExp[]> = {
  protocol: [/^zod($|\/)/],
  law: [],
  library: [],
}

const offenders = (rule: (source: SourceFile) => string[]) =>
  product.flatMap((source) => rule(source).map((what) => `${source.file}: ${what}`))

describe('the rooms', () => {
  test('there is something to check', () => expect(product.length).toBeGreaterThan(10))

  test('imports only go in the allowed directions', () => {
    const wrong = offenders(({ file, imports }) => {
      const room = roomOf(file) ?? ''
      return imports.filter((target) => {
        const targetRoom = roomOf(target)
        if (target.startsWith('tests/')) return true
        return targetRoom !== undefined && !(ALLOWED_ROOMS[room] ?? []).includes(targetRoom)
      })
    })
    expect(wrong).toEqual([])
  })

  test('the pure rooms use no package but those named here', () => {
    const wrong = offenders(({ file, imports }) => {
      const allowed = ALLOWED_PACKAGES[roomOf(file) ?? '']
      if (!allowed) return []
      return imports.filter(
        (target) => !target.startsWith('src/') && !allowed.some((pattern) => pattern.test(target)),
      )
    })
    expect(wrong).toEqual([])
  })

  test('law has no clock and no randomness', () => {
    const wrong = offenders(({ file, text }) =>
      roomOf(file) === 'law'
        ? (text.match(/Date\.now\(|new Date\(\)|Math\.random\(|performance\.now\(/g) ?? [])
        : [],
    )
    expect(wrong).toEqual([])
  })

  test('features do not import features', () => {
    const featureOf = (file: string) =>
      /^src\/(server|web)\/features\/([^/]+)\//.exec(file)?.slice(1).join('/')
    // The page viewer is what every document tool shows its evidence in; it knows none of them.
    const shared = new Set(['web/evidence', 'server/audit'])
    const wrong = offenders(({ file, imports }) => {
      const own = featureOf(file)
      if (!own) return []
      return imports.filter((target) => {
        const other = featureOf(target)
        return other !== undefined && other !== own && !shared.has(other)
      })
    })
    expect(wrong).toEqual([])
  })

  test('ports do not import adapters, and only main and the command line pick adapters', () => {
    const mayPick = /^src\/server\/(main|admin)\.ts$|^src\/server\/adapters\//
    const wrong = offenders(({ file, imports }) =>
      mayPick.test(file) ? [] : imports.filter((target) => /^src\/server\/adapters\//.test(target)),
    )
    expect(wrong).toEqual([])
  })

  test('routes do not touch stores', () => {
    const wrong = offenders(({ file, imports }) =>
      /\/(routes|[\w-]+-routes)\.ts$/.test(file)
        ? imports.filter((target) => /(^|\/|-)store\.ts$/.test(target))
        : [],
    )
    expect(wrong).toEqual([])
  })

  test('settings.ts is the only reader of the environment', () => {
    const wrong = offenders(({ file, text }) =>
      roomOf(file) === 'server' && file !== 'src/server/settings.ts'
        ? (text.match(/process\.env\b/g) ?? [])
        : [],
    )
    expect(wrong).toEqual([])
  })
})

describe('the files', () => {
  test('none has more than 500 lines', () => {
    const long = sources.filter(({ text }) => text.split('\n').length > 500).map(({ file }) => file)
    expect(long).toEqual([])
  })

  test('half of them have 80 lines or fewer, or little more', () => {
    const lengths = product.map(({ text }) => text.split('\n').length).sort((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(100)
  })

  test('names are kebab-case', () => {
    const wrong = sources
      .filter(({ file }) => !/^[a-z0-9.]+(-[a-z0-9.]+)*$/.test(path.basename(file)))
      .map(({ file }) => file)
    expect(wrong).toEqual([])
  })

  test('nothing re-exports everything', () => {
    expect(offenders(({ text }) => text.match(/^export \* from.*$/gm) ?? [])).toEqual([])
  })

  test('no checker is silenced', () => {
    expect(
      offenders(({ text }) => text.match(/@ts-(ignore|nocheck|expect-error)|biome-ignore/g) ?? []),
    ).toEqual([])
  })
})

describe('the lock file', () => {
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8')

  test('names no registry host', () => expect(lock).not.toMatch(/"resolved": *"https?:/))

  test('every package that is fetched carries its integrity', () => {
    const { packages } = JSON.parse(lock) as {
      packages: Record<string, { integrity?: string; link?: boolean; version?: string; inBundle?: boolean }>
    }
    const bare = Object.entries(packages).filter(
      ([name, entry]) => name !== '' && !entry.integrity && !entry.link && !entry.inBundle,
    )
    expect(bare.map(([name]) => name)).toEqual([])
  })

  test('every version in package.json is exact', () => {
    const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<
      string,
      Record<string, string>
    >
    const ranges = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((section) =>
      Object.entries(manifest[section] ?? {}).filter(([, version]) => !/^\d/.test(version)),
    )
    expect(ranges).toEqual([])
  })
})
