import { Button, Progress } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useEffect, useId, useState } from 'react'
import { ACCEPTED_EXTENSIONS, MAX_FILE_BYTES, MAX_FILES } from '#protocol/limits.ts'
import { announce } from '#web/ui/live-region.tsx'
import { count } from '../logic/counts.ts'
import { addFiles, formatSize, type Refusal } from '../logic/files.ts'
import { ChosenFiles } from './chosen-files.tsx'
import classes from './dropzone.module.css'
import type { Sending } from './use-sending.ts'

const KINDS = ACCEPTED_EXTENSIONS.map((extension) => extension.slice(1).toUpperCase()).join(', ')

/** A file let go beside the zone would otherwise take the place of the whole page. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: Event) => event.preventDefault()
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

/** Where files are dropped or chosen, listed, and sent. A plain file input, so that every keyboard and reader knows it. */
export function Dropzone({ sending }: { sending: Sending }) {
  const [files, setFiles] = useState<File[]>([])
  const [refused, setRefused] = useState<Refusal[]>([])
  const [over, setOver] = useState(false)
  const hintId = useId()
  useNoStrayDrops()
  const busy = sending.part !== null

  const take = (chosen: readonly File[]) => {
    const checked = addFiles(files, chosen)
    setFiles(checked.accepted)
    setRefused(checked.refused)
    const added = checked.accepted.length - files.length
    if (added > 0) announce(`${count(added, 'file')} added.`)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!busy) take([...event.dataTransfer.files])
  }

  return (
    <div className={classes.sender}>
      <label
        className={classes.zone}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <input
          type="file"
          multiple
          accept={ACCEPTED_EXTENSIONS.join(',')}
          className={classes.input}
          aria-label="Choose a Form E and its documents"
          aria-describedby={hintId}
          disabled={busy}
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])])
            // The same file may be chosen again after it was removed.
            event.currentTarget.value = ''
          }}
        />
        <IconUpload size={28} stroke={1.5} aria-hidden="true" />
        <span className={classes.invite}>
          Drop a Form E here, or <span className={classes.choose}>choose a file</span>
        </span>
        <span id={hintId} className={classes.hint}>
          With it, if you like, the other party’s form and supporting documents: up to {MAX_FILES} files of{' '}
          {formatSize(MAX_FILE_BYTES)} each. {KINDS}.
        </span>
      </label>
      {refused.length > 0 && (
        <ul className={classes.refused} role="alert">
          {refused.map(({ name, reason }) => (
            <li key={`${name} ${reason}`}>
              <strong>{name}</strong> {reason}
            </li>
          ))}
        </ul>
      )}
      {sending.error && (
        <p className={classes.refused} role="alert">
          {sending.error}
        </p>
      )}
      <ChosenFiles
        files={files}
        disabled={busy}
        onRemove={(file) => {
          setFiles(files.filter((one) => one !== file))
          setRefused([])
        }}
      />
      {busy ? (
        <div className={classes.sending}>
          <Progress value={100 * (sending.part ?? 0)} aria-label="Sending" striped animated />
          <p role="status">{sending.part === 1 ? 'Taking it in…' : 'Sending…'}</p>
          <Button variant="default" onClick={sending.stop}>
            Stop
          </Button>
        </div>
      ) : (
        files.length > 0 && (
          <Button size="md" className={classes.analyse ?? ''} onClick={() => void sending.send(files)}>
            Analyse {files.length === 1 ? 'this file' : `these ${files.length} files`}
          </Button>
        )
      )}
    </div>
  )
}
