import './ui/theme/mantine-base.css'
import './ui/theme/fonts.css'
import './ui/theme/tokens.css'
import './ui/theme/base.css'
import { ColorSchemeScript, localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'
import { site } from './lib/site.ts'
import iconUrl from './ui/brand/icon.svg?url'
import { ErrorPage } from './ui/error-page.tsx'
import { RouteFocus } from './ui/layout/route-focus.tsx'
import { SkipLink } from './ui/layout/skip-link.tsx'
import { LiveRegion } from './ui/live-region.tsx'
import { LoadingScreen } from './ui/loading-screen.tsx'
import { COLOR_MODE_KEY, DEFAULT_COLOR_MODE } from './ui/theme/color-mode.ts'
import { fontPreloads } from './ui/theme/head-links.ts'
import { cssVariables, theme } from './ui/theme/theme.ts'

const colorModes = localStorageColorSchemeManager({ key: COLOR_MODE_KEY })

export const links: Route.LinksFunction = () => [
  ...fontPreloads,
  { rel: 'icon', type: 'image/svg+xml', href: iconUrl },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" data-mantine-color-scheme={DEFAULT_COLOR_MODE} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ColorSchemeScript defaultColorScheme={DEFAULT_COLOR_MODE} localStorageKey={COLOR_MODE_KEY} />
        <Meta />
        <Links />
      </head>
      <body>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          colorSchemeManager={colorModes}
          defaultColorScheme={DEFAULT_COLOR_MODE}
        >
          <SkipLink />
          {children}
          <LiveRegion />
        </MantineProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export function meta(): Route.MetaDescriptors {
  return [{ title: site.brand }]
}

export default function Root() {
  return (
    <>
      <RouteFocus />
      <Outlet />
    </>
  )
}

export function HydrateFallback() {
  return <LoadingScreen />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
