import { VisuallyHidden } from '@mantine/core'
import { useSyncExternalStore } from 'react'

let message = ''
const listeners = new Set<() => void>()

/**
 * Has a screen reader say something that sighted users see happen: an upload that finished, a filter applied.
 * The same words twice in a row are said twice.
 */
export function announce(text: string): void {
  message = text === message ? `${text}\u00a0` : text
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stands once, at the end of every page. */
export function LiveRegion() {
  const text = useSyncExternalStore(
    subscribe,
    () => message,
    () => '',
  )
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  )
}
