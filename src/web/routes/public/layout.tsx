import { lazy, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { PublicBar } from '#web/features/landing/public-bar.tsx'
import { useSignedIn } from '#web/features/landing/use-signed-in.ts'
import { Footer } from '#web/ui/layout/footer.tsx'
import { Page } from '#web/ui/layout/page.tsx'

const Account = lazy(async () => {
  const account = await import('#web/features/app-bar/public-account.tsx')
  return { default: account.PublicAccount }
})

export default function PublicLayout() {
  const signedIn = useSignedIn()
  const { pathname } = useLocation()
  const navigate = useNavigate()

  // Whoever is signed in has no use for the front door. /home stays open to them.
  useEffect(() => {
    if (signedIn && pathname === '/') navigate('/app', { replace: true })
  }, [signedIn, pathname, navigate])

  const account = signedIn && (
    <Suspense>
      <Account />
    </Suspense>
  )
  return (
    <Page bar={<PublicBar signedIn={signedIn} account={account} />} footer={<Footer />}>
      <Outlet />
    </Page>
  )
}
