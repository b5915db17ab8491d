import { Button, Group, Modal } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { sentenceOf } from '#web/lib/api-error.ts'
import { announce } from '#web/ui/live-region.tsx'
import { analysisQuery, deleteAnalysis } from '../api/analyses.ts'
import classes from './start.module.css'

interface DeleteAnalysisProps {
  id: string
  name: string
  opened: boolean
  onClose: () => void
  /** Whether the analysis is what the screen shows, so that one must go elsewhere. */
  leave?: boolean
}

/** Asks once more, then erases an analysis and its files. */
export function DeleteAnalysis({ id, name, opened, onClose, leave = false }: DeleteAnalysisProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const erase = useMutation({
    mutationFn: () => deleteAnalysis(id),
    onSuccess: async () => {
      announce('Deleted.')
      onClose()
      if (leave) await navigate('/app/form-e-analyzer')
      client.removeQueries({ queryKey: analysisQuery(id).queryKey })
      await client.invalidateQueries({ queryKey: ['analyses'], exact: true })
    },
  })
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Delete this analysis?"
      closeButtonProps={{ 'aria-label': 'Keep it' }}
    >
      <p className={classes.ask}>
        The analysis of <strong>{name}</strong> and its files will be erased. This cannot be undone.
      </p>
      {erase.error && (
        <p className={classes.askError} role="alert">
          {sentenceOf(erase.error)}
        </p>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep it
        </Button>
        <Button color="red.9" loading={erase.isPending} onClick={() => erase.mutate()}>
          Delete it
        </Button>
      </Group>
    </Modal>
  )
}
