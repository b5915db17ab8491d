import { Button, type ButtonProps, Group, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '#web/lib/api-error.ts'

interface ConfirmButtonProps extends ButtonProps {
  children: ReactNode
  /** 'Delete this analysis?' */
  question: string
  /** What will happen, and whether it can be undone. */
  explanation: ReactNode
  /** The verb on the button that does it: 'Delete'. */
  confirmLabel: string
  /** May take time and may fail: the dialog waits, then closes or shows the sentence. */
  onConfirm: () => unknown
}

/** A button for what cannot be taken back. It asks first. */
export function ConfirmButton({
  children,
  question,
  explanation,
  confirmLabel,
  onConfirm,
  ...button
}: ConfirmButtonProps) {
  const [opened, setOpened] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function confirm() {
    setBusy(true)
    setFault(null)
    try {
      await onConfirm()
      setOpened(false)
    } catch (error) {
      setFault(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button {...button} onClick={() => setOpened(true)}>
        {children}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={question}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <div>{explanation}</div>
        {fault && <p role="alert">{fault}</p>}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setOpened(false)} data-autofocus>
            Cancel
          </Button>
          <Button color="red" onClick={() => void confirm()} loading={busy}>
            {confirmLabel}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
