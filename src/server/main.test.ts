import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

interface Running {
  child: ChildProcess
  ended: Promise<number | null>
  address: Promise<string>
  said(): string
}

let dataDir: string
let running: Running[] = []
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'verity-main-'))
})
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  running = []
  rmSync(dataDir, { recursive: true, force: true })
})

/** The product as a process of its own, on a port that the system picks. */
function start(env: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const address = new Promise<string>((resolve) => {
    const listen = (chunk: Buffer) => {
      text += chunk.toString()
      const found = /^Verity is at (\S+)/m.exec(text)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
  })
  const started = { child, ended, address, said: () => text }
  running.push(started)
  return started
}

test('it starts, answers, and ends in good order when told to, and then starts again on what it kept', async () => {
  const first = start()
  const ready = await fetch(`${await first.address}/readyz`)
  expect(await ready.json()).toMatchObject({ status: 'ok' })
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)

  const second = start()
  expect((await fetch(`${await second.address}/healthz`)).status).toBe(200)
  const third = start()
  expect(await third.ended).toBe(1)
  expect(third.said()).toMatch(/^Another Verity \(process \d+\) is using the data folder .* DATA_DIR\.$/m)
  second.child.kill('SIGINT')
  expect(await second.ended).toBe(0)
}, 120_000)

test('wrong settings stop it, each in a line', async () => {
  const { ended, said } = start({ PORT: 'x', WAITLIST: 'maybe' })
  expect(await ended).toBe(1)
  expect(said()).toContain('- PORT: must be a port number')
  expect(said()).toContain("- WAITLIST: must be 'open' or 'hold'")
  expect(said()).not.toContain('    at ')
})

test('a database that does not answer stops it with a sentence', async () => {
  const { ended, said } = start({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  })
  expect(await ended).toBe(1)
  expect(said().trim()).toBe(
    'The database at DATABASE_URL does not answer. Is it running, and is the address right?',
  )
})
