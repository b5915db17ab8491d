import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'

const loadShelf = () => import('./toast-shelf.tsx')
const Shelf = lazy(async () => ({ default: (await loadShelf()).ToastShelf }))

/** Long enough after the start not to compete with the page itself. */
const FETCH_AHEAD_MS = 4_000

let wanted = false
const listeners = new Set<() => void>()

/**
 * Where toasts appear. Their code comes with the first one, or ahead of it in a quiet moment: a toast that says
 * that the network is gone must not need the network.
 */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
  useEffect(() => {
    const timer = window.setTimeout(() => void loadShelf().catch(() => undefined), FETCH_AHEAD_MS)
    return () => window.clearTimeout(timer)
  }, [])
  return shown ? (
    <Suspense>
      <Shelf />
    </Suspense>
  ) : null
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function show(tone: 'info' | 'success' | 'error', message: string): Promise<void> {
  wanted = true
  for (const tell of listeners) tell()
  const shelf = await loadShelf()
  shelf.showToast(tone, message)
}

/** A short message at the bottom left; it goes by itself after five seconds. */
export const toast = {
  info: (message: string): void => void show('info', message),
  success: (message: string): void => void show('success', message),
  error: (message: string): void => void show('error', message),
}
