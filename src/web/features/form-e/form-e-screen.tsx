import { PageHeader } from '#web/ui/page-header.tsx'

export function FormEScreen() {
  return <PageHeader title="Form E analyzer" back={{ to: '/app', label: 'All tools' }} />
}
