import { lazy, Suspense } from 'react'
import { site } from '#web/lib/site.ts'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'

const FormEScreen = lazy(async () => {
  const { FormEScreen } = await import('#web/features/form-e/screen.tsx')
  return { default: FormEScreen }
})

export function meta() {
  return [{ title: `Form E Analyzer – ${site.brand}` }]
}

export default function FormEAnalyzer() {
  return (
    <Suspense fallback={<LoadingScreen text="Loading Form E Analyzer..." />}>
      <FormEScreen />
    </Suspense>
  )
}
