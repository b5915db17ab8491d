import { Outlet } from 'react-router'
import { AppProviders } from '#web/lib/app-providers.tsx'
import { Logo } from '#web/ui/brand/logo.tsx'
import { ColorModeToggle } from '#web/ui/color-mode-toggle.tsx'
import { Footer } from '#web/ui/layout/footer.tsx'
import { Bar, Page } from '#web/ui/layout/page.tsx'

export default function AccountLayout() {
  return (
    <AppProviders>
      <Page
        bar={
          <Bar>
            <Logo />
            <Bar.Tools>
              <ColorModeToggle />
            </Bar.Tools>
          </Bar>
        }
        footer={<Footer />}
      >
        <Outlet />
      </Page>
    </AppProviders>
  )
}
