import { useReducedMotion } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { around } from './geometry/boxes.ts'
import { scrollTarget } from './geometry/layout.ts'
import { PageFrame } from './page-frame.tsx'
import { usePdf } from './pages/use-pdf.ts'
import { QuoteBar } from './quote-bar.tsx'
import type { Spotlight, ViewerSource } from './types.ts'
import { usePaper } from './use-paper.ts'
import classes from './viewer.module.css'
import { ViewerToolbar } from './viewer-toolbar.tsx'

/** A scroller must be within the keyboard's reach: the arrows scroll it, and n, p, +, − and 0 work in it. */
const WITHIN_REACH = { tabIndex: 0 }

interface EvidenceViewerProps {
  sources: readonly ViewerSource[]
  /** What to mark and show. A new object, even with the same content, brings it into view again. */
  spotlight: Spotlight | null
  onMove: (index: number) => void
}

/** A document's pages with the words a statement stands on marked in them. */
export function EvidenceViewer({ sources, spotlight, onMove }: EvidenceViewerProps) {
  const shown = spotlight?.marks[spotlight.current]
  const [turnedTo, setTurnedTo] = useState<{ id: string; during: Spotlight | null } | null>(null)
  // Whoever turns to another document stays there until the next thing is shown.
  const sourceId = turnedTo?.during === spotlight ? turnedTo?.id : shown?.place.source
  const source = sources.find(({ id }) => id === sourceId) ?? sources[0]
  if (!source) return null
  return (
    <SourceViewer
      key={source.id}
      sources={sources}
      source={source}
      spotlight={spotlight}
      onMove={onMove}
      onSourceChange={(id) => setTurnedTo({ id, during: spotlight })}
    />
  )
}

interface SourceViewerProps extends EvidenceViewerProps {
  source: ViewerSource
  onSourceChange: (id: string) => void
}

function SourceViewer({ sources, source, spotlight, onMove, onSourceChange }: SourceViewerProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const paper = usePaper(source.pages, scroller)
  const pdf = usePdf(source.kind === 'pdf' ? source.fileUrl : null)
  const [wordsOnly, setWordsOnly] = useState(false)
  const still = useReducedMotion()
  const marks = (spotlight?.marks ?? [])
    .map((evidence, index) => ({ evidence, index }))
    .filter(({ evidence }) => evidence.place.source === source.id)

  useShowing({ source, spotlight, paper, scroller, behavior: still ? 'instant' : 'smooth' })

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { marks: all = [], current = 0 } = spotlight ?? {}
    const does: Record<string, () => void> = {
      n: () => current < all.length - 1 && onMove(current + 1),
      p: () => current > 0 && onMove(current - 1),
      '+': paper.zoomIn,
      '-': paper.zoomOut,
      '0': paper.fit,
    }
    does[event.key]?.()
  }

  return (
    <div className={classes.viewer}>
      <ViewerToolbar
        sources={sources}
        source={source}
        onSourceChange={onSourceChange}
        paper={paper}
        wordsOnly={wordsOnly}
        onWordsOnlyChange={setWordsOnly}
      />
      {spotlight && <QuoteBar spotlight={spotlight} onMove={onMove} />}
      <section
        ref={scroller}
        className={classes.scroller}
        {...WITHIN_REACH}
        aria-label={`Pages of ${source.name}`}
        onKeyDown={handleKeyDown}
      >
        <div className={classes.stack}>
          {source.pages.map((page) => (
            <PageFrame
              key={page.number}
              source={source}
              page={page}
              pdf={pdf}
              scale={paper.scale}
              scroller={scroller}
              marks={marks.filter(({ evidence }) => evidence.place.page === page.number)}
              current={spotlight?.current ?? -1}
              tone={spotlight?.tone ?? 'plain'}
              wordsOnly={wordsOnly}
            />
          ))}
        </div>
      </section>
    </div>
  )
}

interface Showing {
  source: ViewerSource
  spotlight: Spotlight | null
  paper: { tops: readonly number[]; scale: number }
  scroller: { current: HTMLDivElement | null }
  behavior: ScrollBehavior
}

/** Brings the current evidence into view whenever another thing is shown. */
function useShowing({ source, spotlight, paper, scroller, behavior }: Showing) {
  const done = useRef<Spotlight | null>(null)
  useEffect(() => {
    const element = scroller.current
    const place = spotlight?.marks[spotlight.current]?.place
    if (!element || !place || done.current === spotlight || place.source !== source.id) return
    if (element.clientHeight === 0) return
    const index = source.pages.findIndex(({ number }) => number === place.page)
    const top = paper.tops[index]
    if (top === undefined) return
    const [first, ...rest] = place.boxes
    const box = first ? around([first, ...rest]) : { x: 0, y: 0, width: 0, height: 0 }
    const room = { width: element.clientWidth, height: element.clientHeight }
    element.scrollTo({
      ...scrollTarget(top, box, paper.scale, room),
      behavior: done.current ? behavior : 'instant',
    })
    done.current = spotlight
  }, [source, spotlight, paper.tops, paper.scale, scroller, behavior])
}
