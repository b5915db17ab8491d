import type { Site } from '#protocol/site.ts'
import { defaultSite } from './site-defaults.ts'

declare const __SITE__: Site | undefined

/** The names and addresses of this installation, written in when the pages were built. */
export const site: Site = typeof __SITE__ === 'undefined' ? defaultSite : __SITE__
