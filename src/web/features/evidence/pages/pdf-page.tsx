import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist'
import { useEffect, useRef } from 'react'
import { splitTurn, turnAbout } from '../geometry/turn.ts'
import classes from '../viewer.module.css'

/** More than this and phones refuse the canvas. */
const MOST_PIXELS = 16_000_000

interface PdfPageProps {
  pdf: PDFDocumentProxy
  number: number
  /** By how many degrees, clockwise, the page is turned to be read: scans lie askew, sideways or upside down. */
  turn: number
  /** In CSS pixels. */
  width: number
  onFail: () => void
}

/** One page, drawn sharp for this screen. The old drawing stays until the new one is ready, so that zooming does not flash. */
export function PdfPage({ pdf, number, turn, width, onFail }: PdfPageProps) {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let over = false
    let task: RenderTask | undefined
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (over) return
      const { quarters, rest } = splitTurn(turn)
      const rotation = (page.rotate + 90 * quarters) % 360
      const natural = page.getViewport({ scale: 1, rotation })
      const wanted = (width / natural.width) * window.devicePixelRatio
      const most = Math.sqrt(MOST_PIXELS / (natural.width * natural.height))
      const viewport = page.getViewport({ scale: Math.min(wanted, most), rotation })
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      // The default annotation mode draws the values of filled fields as the form shows them.
      const level = turnAbout(rest, canvas.width, canvas.height)
      task = page.render({ canvas, viewport, ...(rest !== 0 && { transform: level }) })
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
  }, [pdf, number, turn, width, onFail])
  return <div ref={holder} className={classes.picture} aria-hidden="true" />
}
