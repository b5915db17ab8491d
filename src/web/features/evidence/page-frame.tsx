import { type RefObject, useCallback, useRef, useState } from 'react'
import type { Evidence } from '#protocol/evidence.ts'
import { MarkLayer } from './mark-layer.tsx'
import { ImagePage } from './pages/image-page.tsx'
import { PdfPage } from './pages/pdf-page.tsx'
import { ReadWords } from './pages/read-words.tsx'
import { useNear } from './pages/use-near.ts'
import type { PdfState } from './pages/use-pdf.ts'
import type { Tone, ViewerSource } from './types.ts'
import classes from './viewer.module.css'

interface PageFrameProps {
  source: ViewerSource
  page: ViewerSource['pages'][number]
  pdf: PdfState
  scale: number
  scroller: RefObject<HTMLDivElement | null>
  marks: readonly { evidence: Evidence; index: number }[]
  current: number
  tone: Tone
  wordsOnly: boolean
}

/** One sheet of paper: its picture or its words, and the marks on it. Drawn when it comes near. */
export function PageFrame({ source, page, pdf, scale, scroller, marks, wordsOnly, ...mark }: PageFrameProps) {
  const frame = useRef<HTMLElement>(null)
  const near = useNear(frame, scroller)
  const [failed, setFailed] = useState(false)
  const handleFail = useCallback(() => setFailed(true), [])
  const width = Math.round(page.width * scale)
  const flowing = source.kind !== 'pdf' && source.kind !== 'image'
  const asWords = flowing || wordsOnly || failed || pdf.status === 'failed'
  return (
    <section
      ref={frame}
      className={classes.page}
      aria-label={`Page ${page.number}`}
      data-page={page.number}
      style={{ width, height: Math.round(page.height * scale) }}
    >
      {near && asWords && <ReadWords source={source} number={page.number} />}
      {near && !asWords && source.kind === 'image' && (
        <ImagePage url={source.fileUrl} page={page} onFail={handleFail} />
      )}
      {near && !asWords && pdf.status === 'open' && (
        <PdfPage pdf={pdf.pdf} number={page.number} turn={page.turn ?? 0} width={width} onFail={handleFail} />
      )}
      {near && !asWords && source.kind === 'pdf' && (
        <p className={classes.drawing} aria-hidden="true">
          Drawing the page…
        </p>
      )}
      {marks.length > 0 && <MarkLayer page={page} marks={marks} {...mark} />}
      {(failed || pdf.status === 'failed') && !flowing && (
        <p className={classes.pageNote}>The picture of this page could not be drawn; these are its words.</p>
      )}
      {marks.length > 0 && (
        <p className={classes.hidden}>
          Marked on page {page.number}: {marks.map(({ evidence }) => `“${evidence.quote}”`).join('; ')}
        </p>
      )}
    </section>
  )
}
