import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { IconArrowAutofitWidth, IconLetterCase, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PageField } from './page-field.tsx'
import type { ViewerSource } from './types.ts'
import type { Paper } from './use-paper.ts'
import classes from './viewer.module.css'

interface ViewerToolbarProps {
  sources: readonly ViewerSource[]
  source: ViewerSource
  onSourceChange: (id: string) => void
  paper: Paper
  wordsOnly: boolean
  onWordsOnlyChange: (wordsOnly: boolean) => void
}

interface ToolProps {
  label: string
  pressed?: boolean
  onClick: () => void
  children: ReactNode
}

function Tool({ label, pressed, onClick, children }: ToolProps) {
  return (
    <Tooltip label={label} openDelay={500}>
      <ActionIcon
        variant={pressed ? 'light' : 'subtle'}
        color="gray"
        size={36}
        aria-label={label}
        aria-pressed={pressed}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}

export function ViewerToolbar({ sources, source, onSourceChange, paper, ...words }: ViewerToolbarProps) {
  const picture = source.kind === 'pdf' || source.kind === 'image'
  return (
    <div className={classes.toolbar}>
      {sources.length > 1 ? (
        <select
          className={classes.sourceChoice}
          aria-label="Document"
          value={source.id}
          onChange={(event) => onSourceChange(event.currentTarget.value)}
        >
          {sources.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <p className={classes.sourceName} title={source.name}>
          {source.name}
        </p>
      )}
      <PageField pages={source.pages.length} inView={paper.inView} onGo={paper.goToPage} />
      <Group gap={2} wrap="nowrap">
        <Tool label="Zoom out" onClick={paper.zoomOut}>
          <IconZoomOut size={19} />
        </Tool>
        <Tool label="Fit to width" pressed={paper.fitted} onClick={paper.fit}>
          <IconArrowAutofitWidth size={19} />
        </Tool>
        <Tool label="Zoom in" onClick={paper.zoomIn}>
          <IconZoomIn size={19} />
        </Tool>
        {picture && (
          <Tool
            label="Show the words that were read"
            pressed={words.wordsOnly}
            onClick={() => words.onWordsOnlyChange(!words.wordsOnly)}
          >
            <IconLetterCase size={19} />
          </Tool>
        )}
      </Group>
    </div>
  )
}
