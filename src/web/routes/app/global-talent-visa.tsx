import { ComingSoon } from '#web/features/dashboard/coming-soon.tsx'
import { toolAt } from '#web/features/dashboard/tools.ts'
import { site } from '#web/lib/site.ts'

export function meta() {
  return [{ title: `UK Global Talent Visa Assistant · ${site.brand}` }]
}

export default function GlobalTalentVisa() {
  const tool = toolAt('/app/global-talent-visa')
  return tool ? <ComingSoon tool={tool} /> : null
}
