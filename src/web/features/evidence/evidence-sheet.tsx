import { Modal } from '@mantine/core'
import { useEvidence } from './evidence-context.tsx'
import classes from './evidence-sheet.module.css'
import { EvidenceViewer } from './evidence-viewer.tsx'
import type { ViewerSource } from './types.ts'

/** The pages over the whole screen, for screens with no room beside the text. */
export function EvidenceSheet({ sources }: { sources: readonly ViewerSource[] }) {
  const { spotlight, move, sheetOpened, closeSheet } = useEvidence()
  return (
    <Modal
      opened={sheetOpened}
      onClose={closeSheet}
      fullScreen
      title="On the page"
      closeButtonProps={{ 'aria-label': 'Close the page' }}
      transitionProps={{ transition: 'fade', duration: 120 }}
      classNames={{ body: classes.body, content: classes.content, header: classes.header }}
    >
      <EvidenceViewer sources={sources} spotlight={spotlight} onMove={move} />
    </Modal>
  )
}
