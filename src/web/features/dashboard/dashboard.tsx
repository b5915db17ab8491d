import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '#web/lib/session/use-session.ts'
import { parseUserType, readUserType, type UserType, writeUserType } from '#web/lib/user-type.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import classes from './dashboard.module.css'
import { ToolCard } from './tool-card.tsx'
import { toolsFor } from './tools.ts'

const audiences = [
  { value: 'lawyer', label: 'Lawyer' },
  { value: 'regular', label: 'Seeker' },
]

export function Dashboard() {
  const { user } = useSession()
  const [audience, setAudience] = useState<UserType>(readUserType)

  function choose(value: string) {
    const chosen = parseUserType(value)
    setAudience(chosen)
    writeUserType(chosen)
  }

  return (
    <>
      <PageHeader
        title={`Welcome, ${user?.name ?? ''}`}
        lead="Choose a tool. Everything it finds stands beside the words it was found in."
        actions={
          <SegmentedControl
            value={audience}
            onChange={choose}
            data={audiences}
            aria-label="Show the tools for"
          />
        }
      />
      <ul className={classes.grid}>
        {toolsFor(audience).map((tool) => (
          <ToolCard key={tool.id} tool={tool} />
        ))}
      </ul>
    </>
  )
}
