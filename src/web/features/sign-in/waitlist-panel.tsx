import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { Navigate, useSearchParams } from 'react-router'
import { redirectTarget } from '#web/lib/redirect-target.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { site } from '#web/lib/site.ts'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import classes from './sign-in.module.css'

/** Shown until an operator opens the account; the status is polled, so the page moves on by itself. */
export function WaitlistPanel() {
  const session = useSession()
  const [search] = useSearchParams()
  const from = search.get('from')
  if (session.pending) return <LoadingScreen />
  if (!session.isAuthenticated)
    return <Navigate to={from ? `/signup?from=${encodeURIComponent(from)}` : '/signup'} replace />
  if (session.activated) return <Navigate to={redirectTarget(from)} replace />
  return (
    <div className={classes.area}>
      <div className={classes.panel}>
        <h1 className={classes.title}>You're on the Waitlist!</h1>
        <p className={classes.lead}>
          Thank you for signing up. We open accounts a few at a time, and will write to{' '}
          {session.user?.email ?? 'you'} as soon as yours is ready.
        </p>
        <div className={classes.contact}>
          <Button
            component="a"
            href={`mailto:${site.supportEmail}`}
            variant="default"
            leftSection={<IconMail size={18} aria-hidden="true" />}
          >
            Contact Support
          </Button>
        </div>
      </div>
    </div>
  )
}
