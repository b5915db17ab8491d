// npm start: install if needed, build the pages if stale, serve.
import path from 'node:path'
import { ensurePackages, root } from './setup.mjs'

ensurePackages()
const { buildWebIfStale } = await import('./build-web.mjs')
const { runUntilEnd } = await import('./run.mjs')
buildWebIfStale()
runUntilEnd(path.join(root, 'src', 'server', 'main.ts'))
