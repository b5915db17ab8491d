// The product itself, on an empty data folder, for the browser tests: nothing of it is replaced.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const port = process.argv[2] ?? '4173'
const dataDir = mkdtempSync(path.join(tmpdir(), 'verity-e2e-'))
const server = spawn(process.execPath, ['src/server/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: port,
    DATA_DIR: dataDir,
    WAITLIST: 'open',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'development',
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 0)
})
