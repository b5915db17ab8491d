import { Landing } from '#web/features/landing/landing.tsx'
import { site } from '#web/lib/site.ts'

export function meta() {
  return [
    { title: `${site.brand}: legal work, with its evidence` },
    {
      name: 'description',
      content: `${site.brand} reads legal documents and shows every finding beside the words it stands on.`,
    },
  ]
}

export default function Home() {
  return <Landing />
}
