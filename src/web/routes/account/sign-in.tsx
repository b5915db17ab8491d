import { SignInPanel } from '#web/features/sign-in/sign-in-panel.tsx'
import { site } from '#web/lib/site.ts'

export function meta() {
  return [
    { title: `Sign in · ${site.brand}` },
    { name: 'description', content: `Sign in to ${site.brand}, or start an account.` },
  ]
}

export default function SignIn() {
  return <SignInPanel />
}
