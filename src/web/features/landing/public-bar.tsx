import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Logo } from '#web/ui/brand/logo.tsx'
import { ColorModeToggle } from '#web/ui/color-mode-toggle.tsx'
import { Bar } from '#web/ui/layout/page.tsx'
import { useSignedIn } from './use-signed-in.ts'

export function PublicBar() {
  const signedIn = useSignedIn()
  return (
    <Bar>
      <Logo />
      <Bar.Tools>
        <ColorModeToggle />
        {signedIn ? (
          <Button component={Link} to="/app">
            App
          </Button>
        ) : (
          <>
            <Button component={Link} to="/signup" variant="subtle" color="gray" visibleFrom="xs">
              Sign In
            </Button>
            <Button component={Link} to="/signup">
              Get Started
            </Button>
          </>
        )}
      </Bar.Tools>
    </Bar>
  )
}
