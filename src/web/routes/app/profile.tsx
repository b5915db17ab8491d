import { Profile } from '#web/features/profile/profile.tsx'
import { site } from '#web/lib/site.ts'

export function meta() {
  return [{ title: `Profile · ${site.brand}` }]
}

export default function ProfilePage() {
  return <Profile />
}
