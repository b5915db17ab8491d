import { type RefObject, useEffect, useState } from 'react'

/** True while an element is in sight of its scroller, or a screen away from it. */
export function useNear(target: RefObject<Element | null>, scroller: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: scroller.current, rootMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [target, scroller])
  return near
}
