import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist'
import { useEffect, useRef } from 'react'
import classes from '../viewer.module.css'

/** More than this and phones refuse the canvas. */
const MOST_PIXELS = 16_000_000

interface PdfPageProps {
  pdf: PDFDocumentProxy
  number: number
  /** In CSS pixels. */
  width: number
  onFail: () => void
}

/** One page, drawn sharp for this screen. The old drawing stays until the new one is ready, so that zooming does not flash. */
export function PdfPage({ pdf, number, width, onFail }: PdfPageProps) {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let over = false
    let task: RenderTask | undefined
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (over) return
      const natural = page.getViewport({ scale: 1 })
      const wanted = (width / natural.width) * window.devicePixelRatio
      const most = Math.sqrt(MOST_PIXELS / (natural.width * natural.height))
      const viewport = page.getViewport({ scale: Math.min(wanted, most) })
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      // The default annotation mode draws the values of filled fields as the form shows them.
      task = page.render({ canvas, viewport })
      await task.promise
      if (!over) holder.current?.replaceChildren(canvas)
    }
    draw().catch(() => {
      if (!over) onFail()
    })
    return () => {
      over = true
      task?.cancel()
    }
  }, [pdf, number, width, onFail])
  return <div ref={holder} className={classes.picture} aria-hidden="true" />
}
