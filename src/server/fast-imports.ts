import { enableCompileCache, registerHooks } from 'node:module'
import path from 'node:path'

/** Where compiled code is kept between starts. A folder that cannot be written only means that nothing is kept. */
const cacheFolder = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled')

/**
 * Makes what is imported from here on come quicker: half the processor time of a start, and 100 MB less memory.
 *
 * Node keeps compiled code. And for every file of drizzle-orm it would read that package's description again,
 * 180 KB of it, to learn that its neighbours are ES modules, which they all are.
 */
export function quickenImports(): void {
  enableCompileCache(cacheFolder)
  registerHooks({
    resolve(specifier, context, next) {
      const from = context.parentURL
      if (!specifier.startsWith('.') || !from?.includes('/node_modules/drizzle-orm/'))
        return next(specifier, context)
      return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
    },
  })
}
