import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './dashboard.module.css'
import { ToolIcon } from './tool-icon.tsx'
import type { Tool } from './tools.ts'

export function ToolCard({ tool }: { tool: Tool }) {
  const titleId = `tool-${tool.id}`
  return (
    <li className={classes.card} data-soon={!tool.available || undefined}>
      <span className={classes.icon}>
        <ToolIcon id={tool.id} />
      </span>
      <h2 id={titleId} className={classes.title}>
        {tool.title}
      </h2>
      <p className={classes.description}>{tool.description}</p>
      <div className={classes.action}>
        {tool.available ? (
          <Button
            component={Link}
            to={`/app/${tool.id}`}
            prefetch="intent"
            aria-describedby={titleId}
            rightSection={<IconArrowRight size={18} aria-hidden="true" />}
          >
            Get Started
          </Button>
        ) : (
          <Button disabled aria-describedby={titleId}>
            Coming Soon
          </Button>
        )}
      </div>
    </li>
  )
}
