import { Button } from '@mantine/core'
import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { site } from '#web/lib/site.ts'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { toast } from '#web/ui/toasts.tsx'
import { openSignInWindow } from './popup.ts'
import classes from './sign-in.module.css'
import { useSignIn } from './use-sign-in.ts'

export function SignInPanel() {
  const { signedIn, development } = useSignIn()
  if (signedIn) return <LoadingScreen text="Signing you in..." />
  return (
    <div className={classes.area}>
      <div className={classes.panel}>
        <h1 className={classes.title}>Welcome to {site.brand}</h1>
        <p className={classes.lead}>Sign in, or start an account.</p>
        <div className={classes.buttons}>
          <Button
            size="md"
            leftSection={<IconBrandGoogle size={20} aria-hidden="true" />}
            onClick={signInWithGoogle}
          >
            Continue with Google
          </Button>
          <Button
            size="md"
            variant="default"
            leftSection={<IconBrandFacebook size={20} aria-hidden="true" />}
            onClick={() => toast.info('Facebook login coming soon')}
          >
            Continue with Facebook
          </Button>
        </div>
        <p className={classes.small}>
          By continuing you accept the <Link to="/terms-of-service">terms of service</Link> and the{' '}
          <Link to="/privacy-policy">privacy policy</Link>.
        </p>
        {development && (
          <p className={classes.development}>
            <strong>Development sign-in:</strong> a local test page, not Google.
          </p>
        )}
      </div>
    </div>
  )
}

function signInWithGoogle() {
  if (openSignInWindow()) return
  toast.error('Your browser blocked the sign-in window. Allow pop-ups for this site, then try again.')
}
