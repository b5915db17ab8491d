// npm run dev: the server restarts when its code changes, and the pages are rebuilt when theirs does.
import { watch } from 'node:fs'
import path from 'node:path'
import { ensurePackages, root } from './setup.mjs'

ensurePackages()
const { buildWebIfStale } = await import('./build-web.mjs')
const { runUntilEnd } = await import('./run.mjs')

buildWebIfStale()
let rebuild
for (const folder of ['src/web', 'src/protocol']) {
  watch(path.join(root, folder), { recursive: true }, () => {
    clearTimeout(rebuild)
    rebuild = setTimeout(buildWebIfStale, 300)
  })
}
runUntilEnd('--watch', ['--watch-preserve-output', path.join(root, 'src', 'server', 'main.ts')])
