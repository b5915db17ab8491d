import { spawn, spawnSync } from 'node:child_process'
import { productEnvironment, productNode, root } from './setup.mjs'

/** Runs one of the packages' commands to its end, on the pinned Node. Returns its exit code. */
export function runSync(scriptFile, args = [], { env = {}, quiet = false } = {}) {
  const result = spawnSync(productNode(), [scriptFile, ...args], {
    cwd: root,
    env: productEnvironment(env),
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
  })
  if (quiet && result.status !== 0) process.stderr.write(`${result.stdout}${result.stderr}`)
  return result.status ?? 1
}

/**
 * Runs a program that stays, hands it our signals, and ends as it ends. The channel between the two lets the
 * program notice when this launcher dies without a word (kill -9), so that it never stays behind as an orphan.
 */
export function runUntilEnd(scriptFile, args = [], env = {}) {
  const child = spawn(productNode(), [scriptFile, ...args], {
    cwd: root,
    env: productEnvironment(env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code, signal) => process.exit(signal ? 128 + 15 : (code ?? 0)))
}
