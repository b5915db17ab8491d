import { type RefObject, useEffect, useRef } from 'react'

/**
 * Another view begins at its top, and the keyboard goes with it where its button has gone. A view that opens at a
 * finding is scrolled by that finding instead.
 */
export function useViewChange(view: string, finding: string | null): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const element = area.current
    if (!element || (view === 'findings' && finding)) return
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0
    if (element.getBoundingClientRect().top < margin) element.scrollIntoView({ block: 'start' })
    if (document.activeElement === document.body) element.focus({ preventScroll: true })
  }, [view, finding])
  return area
}
