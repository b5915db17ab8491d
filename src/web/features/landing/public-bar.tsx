import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '#web/ui/brand/logo.tsx'
import { ColorModeToggle } from '#web/ui/color-mode-toggle.tsx'
import { Bar } from '#web/ui/layout/page.tsx'

interface PublicBarProps {
  signedIn: boolean
  /** The account menu of whoever is signed in. */
  account: ReactNode
}

export function PublicBar({ signedIn, account }: PublicBarProps) {
  return (
    <Bar>
      <Logo />
      <Bar.Tools>
        <ColorModeToggle />
        {signedIn ? (
          <>
            <Button component={Link} to="/app" variant="default">
              App
            </Button>
            {account}
          </>
        ) : (
          <>
            <Button
              component={Link}
              to="/signup"
              variant="subtle"
              color="gray"
              visibleFrom="xs"
              prefetch="intent"
            >
              Sign In
            </Button>
            <Button component={Link} to="/signup" prefetch="intent">
              Get Started
            </Button>
          </>
        )}
      </Bar.Tools>
    </Bar>
  )
}
