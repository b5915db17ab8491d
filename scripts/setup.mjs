// What both commands need before anything else: the packages that the lock file names, and the pinned Node.
// Plain JavaScript on purpose: this part runs on whichever Node (20.19 or newer) the machine has.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
export const binFolder = path.join(root, 'node_modules', '.bin')

const stampFile = path.join(root, 'node_modules', '.verity-installed')
const require = createRequire(path.join(root, 'package.json'))

/** Ends with one clear sentence: a stack trace helps nobody who has just cloned this. */
export function stop(sentence, code = 1) {
  console.error(`\n${sentence}\n`)
  process.exit(code)
}

function lockHash() {
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex')
}

/** Installs what package-lock.json names, if that is not what is there. */
export function ensurePackages() {
  checkSystemNode()
  const wanted = lockHash()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.log('Installing packages (first start, or the lock file changed)…')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const result = spawnSync(npm, ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) {
    stop(
      'The packages could not be installed. Check the network connection (npm must reach its registry), then run the command again.',
    )
  }
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, wanted)
}

function checkSystemNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(
      `Verity needs Node 20.19 or newer to start; this is ${process.versions.node}. Install a newer Node, then run the command again.`,
    )
  }
}

/** The Node that runs the product: the one that came with the packages, or a system Node that is new enough. */
export function productNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  try {
    const manifest = require.resolve(`${name}/package.json`)
    const bin = path.join(path.dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    if (existsSync(bin)) return bin
  } catch {
    // No packaged Node for this platform (a Mac): fall through to the system's.
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 12)) return process.execPath
  return stop(
    `On this platform Verity runs on your own Node, which must be 24.12 or newer; this is ${process.versions.node}.`,
  )
}

/** An environment in which `node` and the packages' commands are the project's own. */
export function productEnvironment(extra = {}) {
  const node = path.dirname(productNode())
  return {
    ...process.env,
    PATH: [node, binFolder, process.env.PATH ?? ''].join(path.delimiter),
    ...extra,
  }
}
