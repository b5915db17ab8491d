import { Notifications, notifications } from '@mantine/notifications'
import { TOAST_LIMIT, TOAST_MS } from '#protocol/limits.ts'

/** Bottom left, three at once; the others wait their turn. */
export function Toasts() {
  return (
    <Notifications position="bottom-left" limit={TOAST_LIMIT} autoClose={TOAST_MS} containerWidth={400} />
  )
}

const CLOSE = { withCloseButton: true, closeButtonProps: { 'aria-label': 'Close this message' } } as const

export const toast = {
  info: (message: string) => notifications.show({ ...CLOSE, message, color: 'ink' }),
  success: (message: string) => notifications.show({ ...CLOSE, message, color: 'green' }),
  error: (message: string) => notifications.show({ ...CLOSE, message, color: 'red' }),
}
