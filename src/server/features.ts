import type { App } from './app-type.ts'
import type { Deps } from './deps.ts'
import { analysisRoutes } from './features/analyses/routes.ts'
import { developmentRoutes } from './features/auth/development-routes.ts'
import { sessionRoutes } from './features/auth/session-routes.ts'
import { signInRoutes } from './features/auth/sign-in-routes.ts'
import { docsRoutes } from './features/docs/routes.ts'
import { fileRoutes } from './features/files/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { userRoutes } from './features/users/routes.ts'

/** Every area of the API. A feature gets a scope of its own and adds its routes to it. */
export const features: readonly ((app: App, deps: Deps) => void | Promise<void>)[] = [
  healthRoutes,
  signInRoutes,
  developmentRoutes,
  sessionRoutes,
  userRoutes,
  docsRoutes,
  fileRoutes,
  analysisRoutes,
]
