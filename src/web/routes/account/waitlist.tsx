import { WaitlistPanel } from '#web/features/sign-in/waitlist-panel.tsx'
import { site } from '#web/lib/site.ts'

export function meta() {
  return [{ title: `Waitlist · ${site.brand}` }]
}

export default function Waitlist() {
  return <WaitlistPanel />
}
