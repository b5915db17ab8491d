import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ToolIcon } from './tool-icon.tsx'
import type { Tool } from './tools.ts'

/** A tool that is not open yet. Says so, and promises no date. */
export function ComingSoon({ tool }: { tool: Tool }) {
  return (
    <>
      <PageHeader title={tool.title} lead={tool.description} back={{ to: '/app', label: 'All tools' }} />
      <EmptyState
        title="Coming Soon"
        icon={<ToolIcon id={tool.id} />}
        action={
          <Button component={Link} to="/app" variant="default">
            Back to your tools
          </Button>
        }
      >
        <p>This tool is still being built. It will open here when it is ready.</p>
      </EmptyState>
    </>
  )
}
