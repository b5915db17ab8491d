import { Dashboard } from '#web/features/dashboard/dashboard.tsx'
import { site } from '#web/lib/site.ts'

export function meta() {
  return [{ title: `Your tools · ${site.brand}` }]
}

export default function DashboardPage() {
  return <Dashboard />
}
