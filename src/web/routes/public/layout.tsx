import { Outlet } from 'react-router'
import { PublicBar } from '#web/features/landing/public-bar.tsx'
import { Footer } from '#web/ui/layout/footer.tsx'
import { Page } from '#web/ui/layout/page.tsx'

export default function PublicLayout() {
  return (
    <Page bar={<PublicBar />} footer={<Footer />}>
      <Outlet />
    </Page>
  )
}
