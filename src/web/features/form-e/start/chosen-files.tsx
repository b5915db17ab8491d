import { CloseButton } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { formatSize, shortName } from '../logic/files.ts'
import classes from './dropzone.module.css'

interface ChosenFilesProps {
  files: readonly File[]
  disabled: boolean
  onRemove: (file: File) => void
}

export function ChosenFiles({ files, disabled, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null
  return (
    <ul className={classes.files} aria-label="Files to analyse">
      {files.map((file) => (
        <li key={`${file.name} ${file.size}`}>
          <IconFileText size={20} stroke={1.5} aria-hidden="true" />
          <span className={classes.name} title={file.name}>
            {shortName(file.name)}
          </span>
          <span className={classes.size} data-figures>
            {formatSize(file.size)}
          </span>
          <CloseButton
            aria-label={`Remove ${file.name}`}
            size="lg"
            disabled={disabled}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  )
}
