import { useLocation } from 'react-router'
import { ComingSoon } from '#web/features/dashboard/coming-soon.tsx'
import { toolAt } from '#web/features/dashboard/tools.ts'
import { site } from '#web/lib/site.ts'

export function meta() {
  return [{ title: `Coming Soon · ${site.brand}` }]
}

export default function ComingSoonPage() {
  const tool = toolAt(useLocation().pathname)
  return tool ? <ComingSoon tool={tool} /> : null
}
