import '#web/ui/theme/mantine-app.css'
import '#web/ui/theme/app-overrides.css'
import { Outlet } from 'react-router'
import { AppBar } from '#web/features/app-bar/app-bar.tsx'
import { AppProviders } from '#web/lib/app-providers.tsx'
import { Guarded } from '#web/lib/session/guarded.tsx'
import { Footer } from '#web/ui/layout/footer.tsx'
import { Content, Page } from '#web/ui/layout/page.tsx'

export default function AppLayout() {
  return (
    <AppProviders>
      <Guarded>
        <Page bar={<AppBar />} footer={<Footer />}>
          <Content>
            <Outlet />
          </Content>
        </Page>
      </Guarded>
    </AppProviders>
  )
}
