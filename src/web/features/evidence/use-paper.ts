import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  clampZoom,
  fitWidth,
  type PageSize,
  pageInView,
  pageTops,
  READABLE,
  ZOOM,
} from './geometry/layout.ts'

export interface Paper {
  scale: number
  /** True while the page fills the width it has. */
  fitted: boolean
  tops: readonly number[]
  /** The index of the page in view. */
  inView: number
  zoomIn: () => void
  zoomOut: () => void
  fit: () => void
  goToPage: (index: number) => void
}

/** The stack of pages in a scroller: how large it is drawn, where each page stands, which one is seen. */
export function usePaper(pages: readonly PageSize[], scroller: RefObject<HTMLDivElement | null>): Paper {
  const [room, setRoom] = useState(0)
  const [chosen, setChosen] = useState<number | 'fit' | null>(null)
  const [inView, setInView] = useState(0)
  const fitting = fitWidth(pages, room || 640)
  // A whole page on a telephone cannot be read: there it starts larger, at the words that matter.
  const scale = chosen === 'fit' ? fitting : (chosen ?? Math.max(fitting, READABLE))
  const tops = useMemo(() => pageTops(pages, scale), [pages, scale])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      // Nothing is measured while a sheet is closed.
      if (element.clientWidth > 0) setRoom(element.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])

  // What was read before zooming is still in the middle after it.
  const drawnAt = useRef(scale)
  useLayoutEffect(() => {
    const element = scroller.current
    const ratio = scale / drawnAt.current
    drawnAt.current = scale
    if (!element || ratio === 1) return
    const half = element.clientHeight / 2
    element.scrollTop = (element.scrollTop + half) * ratio - half
  }, [scale, scroller])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => setInView(pageInView(tops, element.scrollTop, element.clientHeight))
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [tops, scroller])

  const zoomBy = useCallback((factor: number) => setChosen(clampZoom(scale * factor)), [scale])
  return {
    scale,
    fitted: scale === fitting,
    tops,
    inView,
    zoomIn: () => zoomBy(ZOOM.step),
    zoomOut: () => zoomBy(1 / ZOOM.step),
    fit: () => setChosen('fit'),
    goToPage: (index) => scroller.current?.scrollTo({ top: Math.max(0, (tops[index] ?? 0) - 8) }),
  }
}
