import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * On every change of page: up to the top, and the keyboard's focus to the new page's heading, so that a screen
 * reader says where one has arrived. An anchor in the address is left to the browser.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (hash) return
    window.scrollTo(0, 0)
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash])

  return null
}
