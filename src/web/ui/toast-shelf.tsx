import './theme/mantine-toasts.css'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { TOAST_LIMIT, TOAST_MS } from '#protocol/limits.ts'

const tones = {
  info: { color: 'var(--v-note)', Icon: IconInfoCircle },
  success: { color: 'var(--v-ok)', Icon: IconCheck },
  error: { color: 'var(--v-must)', Icon: IconAlertTriangle },
}

/** What was shown before the shelf stood: the library would not count it against the limit. */
const early: (() => void)[] = []
let standing = false

/** Bottom left, three at once; the others wait their turn. */
export function ToastShelf() {
  useEffect(() => {
    standing = true
    for (const put of early.splice(0)) put()
    return () => {
      standing = false
    }
  }, [])
  return (
    <Notifications position="bottom-left" limit={TOAST_LIMIT} autoClose={TOAST_MS} containerWidth={400} />
  )
}

export function showToast(tone: keyof typeof tones, message: string): void {
  if (standing) put(tone, message)
  else early.push(() => put(tone, message))
}

function put(tone: keyof typeof tones, message: string): void {
  const { color, Icon } = tones[tone]
  notifications.show({
    message,
    color: 'transparent',
    icon: <Icon size={20} stroke={1.75} color={color} aria-hidden="true" />,
    withBorder: true,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': 'Close this message' },
  })
}
